import { decision, generator, legalMoves, view, type CoreState, type Seat, type Setup } from '@drover/engine';
import { greedy } from './greedy.ts';
import { playGame } from './game.ts';

/** Positions to ask bots about. */

export const EDITIONS = ['nz', 'second'] as const;

export const setupOf = (edition: string, players = 2, seed = 'tui'): Setup => ({ edition, players, seed, options: {} });

/** A person against Sarah or Sam. */
export const soloOf = (edition: string, seed = 'tui'): Setup => ({
  ...setupOf(edition, 2, seed),
  options: { [edition === 'nz' ? 'sarah' : 'sam']: { difficulty: 'hard' } },
});

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
