import { Unusable } from '../core/refusal.ts';
import { openStreams, shuffle, type Below } from '../core/rng.ts';
import { FORMAT, FULL, type Agenda, type Seat, type Setup } from '../core/state.ts';
import type { SharedTask } from './tasks.ts';
import { EMPTY, neutralTile } from './tiles.ts';
import type { AutomaState, TrailComponents, TrailState } from './types.ts';

/** Setting the table: what both editions ask and do. */

const NEUTRAL_LAYOUTS = ['letters', 'shuffled'] as const;
const TURN_ORDERS = ['seated', 'random-start', 'shuffled'] as const;

export interface TableOptions {
  /** Neutral buildings on their letters, or shuffled. */
  readonly neutral: (typeof NEUTRAL_LAYOUTS)[number];
  /** All a-sides, one random side for each number, or the sides named one by one, a letter each. */
  readonly sides: string;
  /** Turn order: as seated, from a random starting player, or shuffled. */
  readonly order: (typeof TURN_ORDERS)[number];
}

/** Private buildings of each player: two sides of every tile are in the tables. */
const buildingCount = (c: TrailComponents): number => c.buildings.length / 2;

/** Checks the setup and fills in the usual options; the edition checks its own ones, the components those of sides. */
export function checkSetup<O extends TableOptions>(setup: Setup, defaults: O, name: string): O {
  if (typeof setup.options !== 'object' || setup.options === null)
    throw new Unusable('The setup needs options: an object, empty for the usual ones.');
  const known = Object.keys(defaults);
  for (const key of Object.keys(setup.options))
    if (!known.includes(key)) throw new Unusable(`Unknown option "${key}"; there are ${known.join(', ')}.`);
  const options = { ...defaults, ...setup.options };
  checkWord(options, 'neutral', NEUTRAL_LAYOUTS);
  checkWord(options, 'order', TURN_ORDERS);
  if (!Number.isInteger(setup.players) || setup.players < 2 || setup.players > 4)
    throw new Unusable(`${name} is for 2 to 4 players, not ${setup.players}.`);
  if (typeof setup.seed !== 'string' || setup.seed === '') throw new Unusable('The setup needs a seed: any text.');
  return options;
}

export function checkOption<O>(options: O, key: keyof O & string, ok: boolean, says: string): void {
  if (!ok) throw new Unusable(`Option ${key} is ${JSON.stringify(options[key])}; it must be ${says}.`);
}

function checkWord<O>(options: O, key: keyof O & string, words: readonly string[]): void {
  const quoted = words.map((word) => `"${word}"`);
  const says = `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
  checkOption(options, key, words.includes(options[key] as string), says);
}

function turnOrder(players: number, how: TableOptions['order'], pick: Below): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (how === 'shuffled') return shuffle(seats, pick);
  if (how === 'seated') return seats;
  const first = pick(players);
  return seats.map((seat) => (seat + first) % players);
}

/** One side for each building number, the same for everyone. */
function sidesOf(options: TableOptions, buildings: number, pick: Below): number[] {
  const sides: unknown = options.sides;
  if (sides === 'a') return copies(buildings, 0);
  if (sides === 'random') return Array.from({ length: buildings }, () => pick(2));
  const named = typeof sides === 'string' && sides.length === buildings && /^[ab]+$/.test(sides);
  checkOption(options, 'sides', named, `"a", "random" or ${buildings} letters a and b`);
  return Array.from(options.sides, (side) => (side === 'a' ? 0 : 1));
}

/** What a table needs to be set: who plays what, with which chance. */
export interface NewTable {
  readonly setup: Setup;
  readonly options: TableOptions;
  readonly rules: string;
  readonly streams: readonly string[];
  readonly objectives: readonly number[];
  readonly display: number;
  /** Copies of each card kind of the market, and how many lie open. */
  readonly copiesOf: (kind: number) => number;
  readonly marketSize: number;
  /** A source of chance for each pile that is shuffled once and needs none later. */
  readonly from: (name: string) => Below;
}

/** The part of a new state both editions have; the first turn is all there is to do. */
type NewTrailState = Omit<TrailState, 'players' | 'agenda'> & { readonly agenda: Agenda<SharedTask<'turn'>> };

export function newTrailState(c: TrailComponents, table: NewTable): NewTrailState {
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
    sides: sidesOf(options, buildingCount(c), from('sides')),
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
export const newTrailPlayer = (c: TrailComponents, money: number, tokens: number, stack: number[]) => ({
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
  workers: c.workers.map(() => 1),
  discs: c.discSpaces.map((space) => space.count),
  supply: Array.from({ length: buildingCount(c) }, (_, number) => number),
  area: [] as number[],
  hazards: [] as number[],
  passedUp: undefined as readonly number[] | undefined,
  stackAcquired: false,
  mind: null as AutomaState | null,
});

export const copies = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
