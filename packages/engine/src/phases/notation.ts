import { count, listOf, oneOf, type Field } from '../core/notation.ts';
import type { TrailComponents } from '../trail/types.ts';

/** How the moves both editions share are written: `move A2>B`, `hire shearer 6`, `build 3`. */

const memo = <C extends object, T>(make: (c: C) => T): ((c: C) => T) => {
  const known = new WeakMap<C, T>();
  return (c) => {
    let value = known.get(c);
    if (value === undefined) known.set(c, (value = make(c)));
    return value;
  };
};

/** A field whose names are taken from the components once. */
export const named = <C extends object>(field: string, names: (c: C) => readonly string[], silent?: string): Field<C> =>
  oneOf(field, memo(names), silent);

/** Counted from 0 inside, from 1 in print. */
export const nth = <C>(name: string, most: number): Field<C> => {
  const printed = count<C>(name, 1, most);
  return {
    name,
    write: (c, value, move) => (Number.isInteger(value) ? printed.write(c, value + 1, move) : undefined),
    read: (c, word, move) => {
      const n = printed.read(c, word, move) as number | undefined;
      return n === undefined ? undefined : n - 1;
    },
    words: (c, move) => printed.words(c, move),
  };
};

/** A row of a market goes by its price; where a price stands twice, by its number too. */
const rowNames = (costs: readonly number[]): string[] =>
  costs.map((cost, i) => (costs.indexOf(cost) === costs.lastIndexOf(cost) ? `${cost}` : `${cost}@${i + 1}`));

type F = Field<TrailComponents>;

export const card = (name: string): F => named(name, (c: TrailComponents) => c.cards.map((info) => info.id));
export const space = (name: string): F => named(name, (c: TrailComponents) => c.spaces.map((info) => info.id));
export const worker: F = named('worker', (c: TrailComponents) => c.workers);
export const half: F = named('half', () => ['-', 'a', 'b', 'forgo'], '-');
const cardField = card('card');

/** The same, or none of them: `word`, which is this number inside. */
export const orNone = <C>(word: string, value: number, field: Field<C>): Field<C> => ({
  name: field.name,
  write: (c, given, move) => (given === value ? word : field.write(c, given, move)),
  read: (c, given, move) => (given === word ? value : field.read(c, given, move)),
  words: (c, move) => [word, ...field.words(c, move)],
});

export const sharedNotation = {
  appoint: [worker],
  auxiliary: [
    named('which', (c: TrailComponents) => c.auxiliaries.map((a) => a.id)),
    named('double', () => ['single', 'double'], 'single'),
  ],
  build: [
    named('building', (c: TrailComponents) =>
      c.buildings.flatMap((b, i) => (i % 2 === 0 ? [b.id.replace(/a$/, '')] : [])),
    ),
  ],
  buy: [nth('option', 20), listOf(card('cards'), '+')],
  certify: [count('steps', 1, 99)],
  choose: [named('half', () => ['a', 'b', 'c'])],
  decide: [nth('option', 99)],
  discard: [cardField],
  done: [],
  draw: [count('cards', 1, 9)],
  end: [],
  exchange: [count('draw', 1, 9)],
  foresight: [named('tile', () => ['left', 'right'])],
  forgo: [],
  hire: [worker, named('row', (c: TrailComponents) => rowNames(c.jobCosts))],
  income: [count('certificates', 0, 99)],
  move: [listOf(space('path'), '>')],
  objective: [orNone('stack', -1, cardField)],
  place: [space('at')],
  play: [cardField, half],
  remove: [space('at')],
  restock: [],
  retire: [cardField],
  site: [space('at')],
  take: [],
  use: [nth('action', 9), half],
} satisfies Record<string, readonly F[]>;
