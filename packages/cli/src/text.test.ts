import { describe, expect, test } from 'vitest';
import { columns, duration, flow, labelled, listed, plural, pluralOf, table, tally, title, wrap } from './text.ts';

describe('text for people', () => {
  test('lists and numbers', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect([plural(1, 'move'), plural(2, 'move'), plural(0, 'craftsman'), plural(2, 'person', 'people')]).toEqual([
      '1 move',
      '2 moves',
      '0 craftsmen',
      '2 people',
    ]);
    expect(['ferry', 'cross', 'pair of outlaws', 'building in the forest', 'day'].map(pluralOf)).toEqual([
      'ferries',
      'crosses',
      'pairs of outlaws',
      'buildings in the forest',
      'days',
    ]);
    expect(title('santa-gertrudis')).toBe('Santa Gertrudis');
    expect(tally(['Merino', 'Lincoln', 'Merino'])).toBe('2 Merino, Lincoln');
    expect([duration(0.4), duration(59.6), duration(200)]).toEqual(['0 s', '1 min 0 s', '3 min 20 s']);
  });

  test('long lines are broken between words and hang', () => {
    expect(wrap('  one two three four', 4, 12)).toEqual(['  one two', '    three', '    four']);
    expect(wrap('  fourteenletters', 4, 10)).toEqual(['  fourteen', '    letter', '    s']);
    expect(wrap('short', 2, 10)).toEqual(['short']);
    expect(labelled('none', '')).toEqual(['  none          -']);
  });

  test('pieces stay whole', () => {
    expect(flow(['a b', 'c d', 'e f'], 1, 2, 9)).toEqual([' a b  c d', '  e f']);
    expect(flow([], 2, 4)).toEqual(['  ']);
  });

  test('tables and columns', () => {
    expect(
      table([
        ['', 'n'],
        ['row', '10'],
      ]),
    ).toEqual(['      n', 'row  10']);
    expect(columns(['a', 'bb', 'c', 'd', 'e'], 0, 8)).toEqual(['a   d', 'bb  e', 'c']);
  });
});
