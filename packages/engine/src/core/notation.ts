import type { Move } from './state.ts';

/**
 * Moves as text: a verb and a word for each field. One small codec per field writes the word, reads it back, and
 * thereby knows which values make sense at all. Values and moves are `any` here: they may come from outside, and a field
 * looks at what it is given before it believes it.
 */
export interface Field<C> {
  readonly name: string;
  write(c: C, value: any, move: any): string | undefined;
  read(c: C, word: string, move: any): unknown;
  /** Every word it writes, after what was read so far; of a list, every word that can stand in it. */
  words(c: C, move: any): readonly string[];
  /** The word that is left out at the end of a line. */
  readonly silent?: string;
  /** What stands between the words of a list. */
  readonly mark?: string;
}

export type Notation<M extends Move, C> = Readonly<Record<M['do'], readonly Field<C>[]>>;

/** A field whose values are positions in a list of names. */
export const oneOf = <C>(name: string, names: (c: C) => readonly string[], silent?: string): Field<C> => ({
  name,
  write: (c, value) => (Number.isInteger(value) ? names(c)[value] : undefined),
  read: (c, word) => {
    const at = names(c).indexOf(word);
    return at < 0 ? undefined : at;
  },
  words: names,
  ...(silent === undefined ? {} : { silent }),
});

/** A field that holds a whole number. */
export const count = <C>(name: string, from: number, to: number): Field<C> => ({
  name,
  write: (_, value) => (Number.isInteger(value) && value >= from && value <= to ? String(value) : undefined),
  read: (_, word) => (/^\d{1,3}$/.test(word) && +word >= from && +word <= to ? +word : undefined),
  words: () => Array.from({ length: to - from + 1 }, (_, i) => String(from + i)),
});

/** A field that holds a list of such values, joined by `mark`. */
export const listOf = <C>(field: Field<C>, mark: string): Field<C> => ({
  name: field.name,
  write: (c, values, move) => {
    if (!Array.isArray(values) || values.length === 0) return undefined;
    const words = values.map((value) => field.write(c, value, move));
    return words.includes(undefined) ? undefined : words.join(mark);
  },
  read: (c, word, move) => {
    const values = word.split(mark).map((part) => field.read(c, part, move));
    return values.includes(undefined) ? undefined : values;
  },
  words: (c, move) => field.words(c, move),
  mark,
});

/** The text of a move, or `undefined` when it is not a move at all: unknown verb, missing, surplus or absurd field. */
export function writeMove<M extends Move, C>(notation: Notation<M, C>, c: C, move: unknown): string | undefined {
  if (typeof move !== 'object' || move === null) return undefined;
  const given = move as Record<string, unknown>;
  const verb = given['do'];
  if (typeof verb !== 'string' || !Object.hasOwn(notation, verb)) return undefined;
  const fields = notation[verb as M['do']];
  if (Object.keys(given).length !== fields.length + 1) return undefined;
  const words: string[] = [];
  for (const field of fields) {
    const value = given[field.name];
    if (typeof value !== 'number' && !Array.isArray(value)) return undefined;
    const word = field.write(c, value, given);
    if (word === undefined) return undefined;
    words.push(word);
  }
  while (fields[words.length - 1]?.silent !== undefined && words.at(-1) === fields[words.length - 1]!.silent)
    words.pop();
  return [verb, ...words].join(' ');
}

export function readMove<M extends Move, C>(notation: Notation<M, C>, c: C, text: string): M | undefined {
  const [verb, ...words] = text.trim().split(/\s+/);
  if (verb === undefined || !Object.hasOwn(notation, verb)) return undefined;
  const fields = notation[verb as M['do']];
  if (words.length > fields.length) return undefined;
  const move: Record<string, unknown> = { do: verb };
  for (const [i, field] of fields.entries()) {
    const word = words[i] ?? field.silent;
    if (word === undefined) return undefined;
    const value = field.read(c, word, move);
    if (value === undefined) return undefined;
    move[field.name] = value;
  }
  return move as unknown as M;
}
