import { advance, apply, decision, legalMoves, newGame, recordOf, writeMove } from '../index.ts';
import type { Below, CoreState, GameEvent, GameRecord, Move, Played, Seat, Setup } from '../index.ts';
import { claim } from './claim.ts';

/** Random games, by players of different tempers, with the record of what was played when something goes wrong. */

/**
 * How a random player plays. `any` takes whatever comes. `keen` chooses the kind of move first and seldom stops or
 * declines, so that games become rich; `slow` moreover walks as short as it can.
 */
export const TEMPERS = ['any', 'keen', 'slow'] as const;
export type Temper = (typeof TEMPERS)[number];

export const seatsOf = (state: CoreState): Seat[] => state.order.toSorted((a, b) => a - b);

const DECLINING: readonly string[] = ['end', 'forgo', 'done'];

const lengthOf = (move: Move): number => ('path' in move && Array.isArray(move.path) ? move.path.length : 0);

function choose(moves: readonly Move[], pick: Below, temper: Temper): Move {
  if (temper === 'any') return moves[pick(moves.length)];
  const eager = moves.filter((move) => !DECLINING.includes(move.do));
  const open = eager.length > 0 && pick(8) > 0 ? eager : moves;
  const verbs = [...new Set(open.map((move) => move.do))];
  const verb = verbs[pick(verbs.length)];
  let alike = open.filter((move) => move.do === verb);
  if (temper === 'slow' && pick(8) > 0) {
    const shortest = Math.min(...alike.map(lengthOf));
    alike = alike.filter((move) => lengthOf(move) === shortest);
  }
  return alike[pick(alike.length)];
}

/** The move of whoever has to decide, or now and then of somebody who interrupts. */
export function randomMove(state: CoreState, pick: Below, temper: Temper = 'any'): Played {
  const now = decision(state);
  claim(now !== null, 'nobody has to decide, and the game is not over');
  if (pick(12) === 0) {
    const seat = pick(state.order.length);
    const moves = seat === now.seat ? [] : legalMoves(state, seat);
    if (moves.length > 0) return { seat, move: choose(moves, pick, temper) };
  }
  const moves = legalMoves(state, now.seat);
  claim(moves.length > 0, `seat ${now.seat} has to decide "${now.ask}" and can do nothing`);
  return { seat: now.seat, move: choose(moves, pick, temper) };
}

export interface Step extends Played {
  /** How many moves were made before. */
  readonly at: number;
  readonly before: CoreState;
  readonly after: CoreState;
  readonly events: readonly GameEvent[];
}

export interface RandomGame {
  readonly setup: Setup;
  readonly state: CoreState;
  readonly played: readonly Played[];
}

/** A game in which something went wrong, with the way there. */
export class FailedGame extends Error {
  override readonly name = 'FailedGame';
  readonly record: GameRecord;

  constructor(setup: Setup, played: readonly Played[], state: CoreState, cause: Error) {
    const last = played.at(-1);
    const where = last === undefined ? 'at the start' : `after move ${played.length}, ${textOf(state, last)}`;
    super(`${cause.message}\n  in ${JSON.stringify(setup)}, ${where}`, { cause });
    this.record = recordSoFar(setup, played, state);
  }
}

/** Up to the first move that cannot be written, if there is one. */
function recordSoFar(setup: Setup, played: readonly Played[], state: CoreState): GameRecord {
  try {
    return recordOf(setup, played, state);
  } catch {
    const writable = played.findIndex((one) => textOf(state, one).includes('{'));
    const { hash: _, ...rest } = recordOf(setup, played.slice(0, writable), state);
    return rest;
  }
}

export function textOf(state: CoreState, { seat, move }: Played): string {
  try {
    return `"${seat}: ${writeMove(state, move)}"`;
  } catch {
    return `${seat}: ${JSON.stringify(move)}`;
  }
}

/** No game is nearly as long. */
export const TOO_LONG = 20_000;

/**
 * Plays a random game to its end: through `apply` when somebody wants to see every step, otherwise through `advance`.
 * Whatever goes wrong comes out as a `FailedGame`.
 */
export function playRandom(
  setup: Setup,
  pick: Below,
  visit?: (step: Step) => void,
  temper: Temper = 'any',
): RandomGame {
  let state = newGame(setup);
  const played: Played[] = [];
  try {
    while (!state.over) {
      claim(played.length < TOO_LONG, 'the game does not end');
      const { seat, move } = randomMove(state, pick, temper);
      if (visit === undefined) {
        advance(state, seat, move);
        played.push({ seat, move });
      } else {
        const before = state;
        const { state: after, events } = apply(before, seat, move);
        const at = played.length;
        played.push({ seat, move });
        state = after;
        visit({ at, before, after, seat, move, events });
      }
    }
  } catch (error) {
    throw new FailedGame(setup, played, state, error as Error);
  }
  return { setup, state, played };
}
