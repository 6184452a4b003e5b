import { readFile } from 'node:fs/promises';
import {
  decision,
  EDITIONS,
  generator,
  legalMoves,
  soloOpponent,
  todaysGame,
  view,
  type CoreState,
  type Seat,
  type Setup,
  type EditionId,
} from '@drover/engine';
import { greedy } from './bots/greedy.ts';
import { playGame } from './bots/game.ts';
import { loadNetworks } from './evaluators/trained.ts';

/** Whoever tests has learned. */
for (const edition of EDITIONS) await loadNetworks(edition, readFile);

/** Positions to ask bots about. */

export const setupOf = (edition: EditionId, players = 2, seed = 'tui'): Setup => ({
  edition,
  players,
  seed,
  options: {},
});

/** A person against Sarah or Sam. */
export function soloOf(edition: EditionId, seed = 'tui'): Setup {
  const setup = setupOf(edition, 2, seed);
  return { ...setup, options: { [soloOpponent(todaysGame(setup)).option]: { difficulty: 'hard' } } };
}

export interface Position {
  /** The whole game, which no bot ever gets. */
  readonly state: CoreState;
  readonly seat: Seat;
  readonly seen: CoreState;
}

/** Real decisions of a game of greedy bots: every so many of those with a choice. */
export function positionsOf(setup: Setup, every: number, copy: (state: CoreState) => CoreState): Position[] {
  const positions: Position[] = [];
  let choices = 0;
  playGame(
    setup,
    Array.from({ length: setup.players }, () => greedy),
    {
      played(_, state) {
        const { seat } = decision(state)!;
        if (legalMoves(state, seat).length > 1 && choices++ % every === 0)
          positions.push({ state: copy(state), seat, seen: view(state, seat) });
      },
    },
  );
  return positions;
}

export const dice = (name = 'dice') => generator('test', name);
