import { describe, expect, it } from 'vitest';
import { count, listOf, oneOf, readMove, writeMove, type Notation } from './notation.ts';
import type { Move } from './state.ts';

interface Names {
  readonly sheep: readonly string[];
}

type TestMove = Move & { do: 'end' | 'take' | 'give' | 'walk' | 'draw' };

const sheep = (name: string, silent?: string) => oneOf<Names>(name, (c) => c.sheep, silent);
const notation: Notation<TestMove, Names> = {
  end: [],
  take: [sheep('sheep')],
  give: [sheep('sheep'), oneOf('how', () => ['-', 'kindly'], '-')],
  walk: [listOf(sheep('path'), '>')],
  draw: [count('cards', 1, 9)],
};
const names: Names = { sheep: ['merino', 'romney', 'lincoln'] };
const write = (move: unknown) => writeMove(notation, names, move);
const read = (text: string) => readMove(notation, names, text);

describe('a move as text', () => {
  it.each([
    [{ do: 'end' }, 'end'],
    [{ do: 'take', sheep: 1 }, 'take romney'],
    [{ do: 'give', sheep: 0, how: 1 }, 'give merino kindly'],
    [{ do: 'give', sheep: 0, how: 0 }, 'give merino'],
    [{ do: 'walk', path: [2] }, 'walk lincoln'],
    [{ do: 'walk', path: [2, 0, 2] }, 'walk lincoln>merino>lincoln'],
    [{ do: 'draw', cards: 9 }, 'draw 9'],
  ])('%j is written "%s" and read back', (move, text) => {
    expect(write(move)).toBe(text);
    expect(read(text)).toEqual(move);
  });

  it('may be written with the silent word, and with more room', () => {
    expect(read('give merino -')).toEqual({ do: 'give', sheep: 0, how: 0 });
    expect(read('  take \t romney ')).toEqual({ do: 'take', sheep: 1 });
  });
});

describe('a field knows its words', () => {
  it.each<[string, readonly string[]]>([
    ['take', ['merino', 'romney', 'lincoln']],
    ['walk', ['merino', 'romney', 'lincoln']],
    ['draw', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ])('of "%s": %j', (verb, words) => {
    const [field] = notation[verb as TestMove['do']];
    expect(field!.words(names, { do: verb })).toEqual(words);
  });

  it('and what stands between them in a list', () => {
    expect(notation.walk[0]!.mark).toBe('>');
    expect(notation.take[0]!.mark).toBeUndefined();
  });
});

describe('there is no text for', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'end'],
    ['a list', ['end']],
    ['an object without a verb', {}],
    ['a verb that is no text', { do: 1 }],
    ['an unknown verb', { do: 'fly' }],
    ['the verb constructor', { do: 'constructor' }],
    ['the verb __proto__', { do: '__proto__' }],
    ['a missing field', { do: 'take' }],
    ['a surplus field', { do: 'take', sheep: 1, more: 1 }],
    ['another field', { do: 'take', goat: 1 }],
    ['a text for a number', { do: 'take', sheep: 'romney' }],
    ['a number beyond the list', { do: 'take', sheep: 3 }],
    ['a negative number', { do: 'take', sheep: -1 }],
    ['a broken number', { do: 'take', sheep: 0.5 }],
    ['not a number', { do: 'take', sheep: NaN }],
    ['a list for a number', { do: 'take', sheep: [1] }],
    ['the length of the list', { do: 'take', sheep: ['length'] }],
    ['an empty list', { do: 'walk', path: [] }],
    ['a number for a list', { do: 'walk', path: 1 }],
    ['a wrong number in a list', { do: 'walk', path: [0, 3] }],
    ['a text in a list', { do: 'walk', path: ['0'] }],
    ['a list in a list', { do: 'walk', path: [[0]] }],
    ['a count below its range', { do: 'draw', cards: 0 }],
    ['a count above its range', { do: 'draw', cards: 10 }],
    ['a broken count', { do: 'draw', cards: 1.5 }],
  ])('%s', (_, move) => {
    expect(write(move)).toBeUndefined();
  });

  it('something that cannot become a text', () => {
    expect(write({ do: 'take', sheep: [{ toString: 1, valueOf: 1 }] })).toBeUndefined();
    expect(write({ do: 'walk', path: [{ toString: 1, valueOf: 1 }] })).toBeUndefined();
  });
});

describe('there is no move in', () => {
  it.each([
    '',
    '   ',
    'fly',
    'constructor',
    '__proto__',
    'END',
    'take',
    'take goat',
    'take 1',
    'take romney merino',
    'take constructor',
    'give romney loudly',
    'give romney kindly kindly',
    'walk lincoln>',
    'walk >lincoln',
    'walk lincoln>goat',
    'walk lincoln > merino',
    'draw 0',
    'draw 10',
    'draw 1.5',
    'draw -1',
    'draw 1e0',
    'draw two',
    'end now',
  ])('"%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
