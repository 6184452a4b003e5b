import { describe, expect, test } from 'vitest';
import { duration, listed, plural, table, title, wrap } from './text.ts';

describe('text for people', () => {
  test('lists and numbers', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect([plural(1, 'move'), plural(0, 'move'), plural(2, 'person', 'people')]).toEqual([
      '1 move',
      '0 moves',
      '2 people',
    ]);
    expect(title('santa-gertrudis')).toBe('Santa Gertrudis');
    expect([duration(0.4), duration(59.6), duration(200)]).toEqual(['0 s', '1 min 0 s', '3 min 20 s']);
  });

  test('long lines are broken between words and hang', () => {
    expect(wrap('  one two three four', 4, 12)).toEqual(['  one two', '    three', '    four']);
    expect(wrap('  fourteenletters', 4, 10)).toEqual(['  fourteen', '    letter', '    s']);
    expect(wrap('short', 2, 10)).toEqual(['short']);
  });

  test('tables', () => {
    expect(
      table([
        ['', 'n'],
        ['row', '10'],
      ]),
    ).toEqual(['      n', 'row  10']);
  });
});
