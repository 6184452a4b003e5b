import {
  advance,
  decision,
  generator,
  legalMoves,
  newGame,
  recordOf,
  type CoreState,
  type GameRecord,
  type Played,
  type Setup,
} from '@drover/engine';

/** More than any real game takes: a game that goes on so long does not end. */
export const MOST_MOVES = 100_000;

/** Chooses evenly among the legal moves; the seed of the game decides which. */
export const randomPlayer = (setup: Setup) => {
  const below = generator(setup.seed, 'random-player');
  return <T>(moves: readonly T[]): T => moves[below(moves.length)];
};

export interface RandomGame {
  readonly setup: Setup;
  readonly state: CoreState;
  readonly played: readonly Played[];
  /** Why it did not come to its end. */
  readonly failure: string | null;
}

/** Plays a whole game at random on the inner path. */
export function randomGame(setup: Setup, limit = MOST_MOVES): RandomGame {
  const choose = randomPlayer(setup);
  const state = newGame(setup);
  const played: Played[] = [];
  const end = (failure: string | null): RandomGame => ({ setup, state, played, failure });
  try {
    while (!state.over) {
      if (played.length === limit) return end(`more than ${limit} moves`);
      const { seat } = decision(state)!;
      const moves = legalMoves(state, seat);
      if (moves.length === 0) return end(`no legal move for "${decision(state)!.ask}"`);
      const move = choose(moves);
      played.push({ seat, move });
      advance(state, seat, move);
    }
  } catch (error) {
    return end(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return end(null);
}

/** The record of the game. One that failed ends with the move that did it, and vouches for no position. */
export function recordOfGame({ setup, state, played, failure }: RandomGame): GameRecord {
  if (failure === null) return recordOf(setup, played, state);
  const { hash: _, ...record } = recordOf(setup, played, newGame(setup));
  return record;
}
