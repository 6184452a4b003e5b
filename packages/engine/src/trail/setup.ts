import { Unusable } from '../core/refusal.ts';
import { shuffle, type Below } from '../core/rng.ts';
import type { Seat, Setup } from '../core/state.ts';
import type { AutomaMind } from './types.ts';

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

export function turnOrder(players: number, how: TableOptions['order'], pick: Below): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (how === 'shuffled') return shuffle(seats, pick);
  if (how === 'seated') return seats;
  const first = pick(players);
  return seats.map((seat) => (seat + first) % players);
}

/** One side for each building number, the same for everyone. */
export function sidesOf(choice: string, buildings: number, pick: Below): number[] {
  if (choice === 'a') return Array.from({ length: buildings }, () => 0);
  if (choice === 'random') return Array.from({ length: buildings }, () => pick(2));
  return Array.from(choice, (side) => (side === 'a' ? 0 : 1));
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
  stackAcquired: false,
  mind: null as AutomaMind | null,
});

export const copies = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
