import { Unusable } from '../core/refusal.ts';
import { openStreams, shuffle, type Below } from '../core/rng.ts';
import { FORMAT, FULL, type Seat, type Setup } from '../core/state.ts';
import { EMPTY, neutralTile } from './tiles.ts';
import type { AutomaMind, TrailComponents, TrailState } from './types.ts';

/** Setting the table: what both editions ask and do. */

export interface TableOptions {
  readonly neutral: 'letters' | 'shuffled';
  readonly sides: string;
  readonly order: 'seated' | 'random-start' | 'shuffled';
}

/** Checks the setup and fills in the usual options; the edition checks its own ones. */
export function checkSetup<O extends TableOptions>(setup: Setup, defaults: O, name: string, buildings: number): O {
  if (typeof setup.options !== 'object' || setup.options === null)
    throw new Unusable('The setup needs options: an object, empty for the usual ones.');
  const known = Object.keys(defaults);
  for (const key of Object.keys(setup.options))
    if (!known.includes(key)) throw new Unusable(`Unknown option "${key}"; there are ${known.join(', ')}.`);
  const options = { ...defaults, ...setup.options };
  checkOption(options, 'neutral', ['letters', 'shuffled'].includes(options.neutral), '"letters" or "shuffled"');
  const sides: unknown = options.sides;
  const named = typeof sides === 'string' && sides.length === buildings && /^[ab]+$/.test(sides);
  checkOption(
    options,
    'sides',
    sides === 'a' || sides === 'random' || named,
    `"a", "random" or ${buildings} letters a and b`,
  );
  checkOption(
    options,
    'order',
    ['seated', 'random-start', 'shuffled'].includes(options.order),
    '"seated", "random-start" or "shuffled"',
  );
  if (!Number.isInteger(setup.players) || setup.players < 2 || setup.players > 4)
    throw new Unusable(`${name} is for 2 to 4 players, not ${setup.players}.`);
  if (typeof setup.seed !== 'string' || setup.seed === '') throw new Unusable('The setup needs a seed: any text.');
  return options;
}

export function checkOption<O>(options: O, key: keyof O & string, ok: boolean, says: string): void {
  if (!ok) throw new Unusable(`Option ${key} is ${JSON.stringify(options[key])}; it must be ${says}.`);
}

function turnOrder(players: number, how: TableOptions['order'], pick: Below): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (how === 'shuffled') return shuffle(seats, pick);
  if (how === 'seated') return seats;
  const first = pick(players);
  return seats.map((seat) => (seat + first) % players);
}

/** One side for each building number, the same for everyone. */
function sidesOf(choice: string, buildings: number, pick: Below): number[] {
  if (choice === 'a') return Array.from({ length: buildings }, () => 0);
  if (choice === 'random') return Array.from({ length: buildings }, () => pick(2));
  return Array.from(choice, (side) => (side === 'a' ? 0 : 1));
}

/** What a table needs to be set: who plays what, with which chance. */
export interface NewTable {
  readonly setup: Setup;
  readonly options: TableOptions;
  readonly rules: string;
  readonly streams: readonly string[];
  readonly buildings: number;
  readonly objectives: readonly number[];
  readonly display: number;
  /** Copies of each card kind of the market, and how many lie open. */
  readonly copiesOf: (kind: number) => number;
  readonly marketSize: number;
  /** A source of chance for each pile that is shuffled once and needs none later. */
  readonly from: (name: string) => Below;
}

/** The part of a new state both editions have. */
export function newTrailState(c: TrailComponents, table: NewTable): Omit<TrailState, 'players'> {
  const { setup, options, from } = table;
  const order = turnOrder(setup.players, options.order, from('order'));
  const neutral = c.neutral.map((_, letter) => letter);
  if (options.neutral === 'shuffled') shuffle(neutral, from('neutral'));
  const trail = c.spaces.map(() => EMPTY);
  c.neutralSpaces.forEach((space, i) => (trail[space] = neutralTile(neutral[i]!)));
  const objectiveStack = shuffle([...table.objectives], from('objectives'));
  const marketStack = shuffle(
    c.marketBreeds.flatMap((kind) => copies(table.copiesOf(kind), kind)),
    from('market'),
  );
  const market = c.cards.map(() => 0);
  for (let i = table.marketSize; i > 0 && marketStack.length > 0; i--) market[marketStack.pop()!]!++;
  return {
    format: FORMAT,
    edition: setup.edition,
    rules: table.rules,
    setup,
    viewer: FULL,
    order,
    agenda: [{ task: 'turn', seat: order[0]! }],
    rng: openStreams(setup.seed, table.streams),
    reveals: 0,
    turn: 0,
    active: order[0]!,
    over: false,
    trail,
    sides: sidesOf(options.sides, table.buildings, from('sides')),
    objectives: Array.from({ length: table.display }, () => objectiveStack.pop()!),
    objectiveStack,
    market,
    marketStack,
    ending: -1,
  };
}

/** Tiles from the end of a shuffled bag; one without room goes back, and another is drawn for it. */
export function placeFromBag(bag: number[], count: number, place: (tile: number) => boolean): void {
  for (let placed = 0, at = bag.length - 1; placed < count && at >= 0; at--)
    if (place(bag[at]!)) {
      bag.splice(at, 1);
      placed++;
    }
}

/** The part of a new player both editions have. */
export const newTrailPlayer = (
  money: number,
  tokens: number,
  workers: number,
  discs: number[],
  buildings: number,
  stack: number[],
) => ({
  automa: false,
  money,
  tokens,
  certificates: 0,
  at: -1,
  firstTurn: true,
  hand: [] as number[],
  stack,
  known: 0,
  discard: [] as number[],
  inPlay: [] as number[],
  unseen: null as number[] | null,
  workers: Array.from({ length: workers }, () => 1),
  discs,
  supply: Array.from({ length: buildings }, (_, number) => number),
  area: [] as number[],
  hazards: [] as number[],
  passedUp: undefined as readonly number[] | undefined,
  stackAcquired: false,
  mind: null as AutomaMind | null,
});

export const copies = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
