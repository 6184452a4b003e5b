import { count, listOf, oneOf, type Field, type Notation } from '../core/notation.ts';
import type { NzComponents } from './compile.ts';
import type { NzMove } from './moves.ts';
import { FROM_HARBOUR, NO_DISC } from './posts.ts';
import { WORKERS } from './state.ts';

/** How each move is written: `move A2>B`, `hire shearer 6`, `deliver 9 hand-5`. */

type F = Field<NzComponents>;

const memo = <T>(make: (c: NzComponents) => T): ((c: NzComponents) => T) => {
  const known = new WeakMap<NzComponents, T>();
  return (c) => {
    let value = known.get(c);
    if (value === undefined) known.set(c, (value = make(c)));
    return value;
  };
};

const cardIds = memo((c) => c.cards.map((card) => card.id));
const spaceIds = memo((c) => c.spaces.map((space) => space.id));
const discIds = memo((c) => c.discSpaces.map((disc) => disc.id));
const houseIds = memo((c) => c.houses.map((house) => house.id));
const harbourIds = memo((c) => [...houseIds(c), ...c.medium.map((harbour) => harbour.id)]);
/** A row of a market goes by its price; where a price stands twice, by its number too. */
const rowNames = (costs: readonly number[]): string[] =>
  costs.map((cost, i) => (costs.indexOf(cost) === costs.lastIndexOf(cost) ? `${cost}` : `${cost}@${i + 1}`));

const card: F = oneOf('card', cardIds);
const space = (name: string): F => oneOf(name, spaceIds);
const worker: F = oneOf('worker', () => WORKERS);
const half: F = oneOf('half', () => ['-', 'a', 'b', 'forgo'], '-');
const jobRow: F = oneOf(
  'row',
  memo((c) => rowNames(c.jobCosts)),
);
const building: F = oneOf(
  'building',
  memo((c) => c.buildings.flatMap((b, i) => (i % 2 === 0 ? [b.id.replace(/a$/, '')] : []))),
);

/** Counted from 0 inside, from 1 in print. */
const nth = (name: string, most: number): F => {
  const printed = count<NzComponents>(name, 1, most);
  return {
    name,
    write: (c, value, move) => printed.write(c, value + 1, move),
    read: (c, word, move) => {
      const n = printed.read(c, word, move) as number | undefined;
      return n === undefined ? undefined : n - 1;
    },
  };
};

const deliveryDisc: F = {
  name: 'disc',
  write(c, value: number) {
    if (value === NO_DISC) return 'no-disc';
    return value >= FROM_HARBOUR ? c.medium[value - FROM_HARBOUR]?.id : c.discSpaces[value]?.id;
  },
  read(c, word) {
    if (word === 'no-disc') return NO_DISC;
    const medium = c.medium.findIndex((harbour) => harbour.id === word);
    if (medium >= 0) return FROM_HARBOUR + medium;
    const disc = discIds(c).indexOf(word);
    return disc < 0 ? undefined : disc;
  },
};

/** A slot of the harbour, by number; or the disc for a medium one. */
const upgradeWith: F = {
  name: 'with',
  write: (c, value: number, move: { harbour: number }) =>
    move.harbour < c.houses.length
      ? c.houses[move.harbour]?.costs[value] === undefined
        ? undefined
        : String(value + 1)
      : discIds(c)[value],
  read(c, word, move: { harbour: number }) {
    if (move.harbour >= c.houses.length) {
      const disc = discIds(c).indexOf(word);
      return disc < 0 ? undefined : disc;
    }
    return /^[1-9]$/.test(word) && +word <= c.houses[move.harbour]!.costs.length ? +word - 1 : undefined;
  },
};

const objectiveOrStack: F = {
  name: 'card',
  write: (c, value: number, move) => (value === -1 ? 'stack' : card.write(c, value, move)),
  read: (c, word, move) => (word === 'stack' ? -1 : card.read(c, word, move)),
};

export const nzNotation: Notation<NzMove, NzComponents> = {
  advance: [count('steps', 1, 99)],
  appoint: [worker],
  auxiliary: [
    oneOf(
      'which',
      memo((c) => c.auxiliaries.map((a) => a.id)),
    ),
    oneOf('double', () => ['single', 'double'], 'single'),
  ],
  build: [building],
  buy: [nth('option', 20), listOf(oneOf('cards', cardIds), '+')],
  certify: [count('steps', 1, 99)],
  choose: [oneOf('half', () => ['a', 'b', 'c'])],
  cull: [],
  decide: [nth('option', 99)],
  deliver: [
    oneOf(
      'post',
      memo((c) => c.posts.map((post) => post.id)),
    ),
    deliveryDisc,
  ],
  discard: [card],
  done: [],
  draw: [count('cards', 1, 9)],
  end: [],
  exchange: [count('draw', 1, 9)],
  flip: [oneOf('tile', () => ['step-tile', 'fee-tile'])],
  foresight: [oneOf('tile', () => ['left', 'right'])],
  forgo: [],
  gold: [oneOf('stack', (c) => c.supplyCards.slice(4))],
  hire: [worker, jobRow],
  income: [count('certificates', 0, 99)],
  invest: [nth('row', 20), nth('column', 4)],
  join: [worker],
  move: [listOf(space('path'), '>')],
  objective: [objectiveOrStack],
  pick: [card],
  place: [space('at')],
  play: [card, half],
  redraw: [],
  remove: [space('at')],
  restock: [],
  retire: [card],
  reveal: [card],
  sail: [
    oneOf(
      'to',
      memo((c) => c.seaSpaces.map((sea) => sea.id)),
    ),
  ],
  shear: [],
  site: [space('at')],
  start: [oneOf('disc', discIds)],
  storehouse: [
    oneOf(
      'pair',
      memo((c) => c.pairs.map((pair) => pair.id)),
    ),
  ],
  take: [],
  upgrade: [oneOf('harbour', harbourIds), upgradeWith],
  use: [nth('action', 9), half],
  wellington: [],
};
