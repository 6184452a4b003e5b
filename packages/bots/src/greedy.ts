import { advance, clone, determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { valueOf } from './value/valuation.ts';
import { NZ_WEIGHTS, SECOND_WEIGHTS, type Weights } from './value/weights.ts';

/** Weights by edition. */
export type Beliefs = Readonly<Record<string, Weights>>;

export const BY_HAND: Beliefs = { nz: NZ_WEIGHTS, second: SECOND_WEIGHTS };

/** Tries every move on one game that agrees with the view and takes the one with the best position. */
export const greedyWith = (name: string, beliefs: Beliefs): Bot => ({
  name,
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    return bestMove(determinize(view, seat, below), seat, moves, beliefs[view.edition]);
  },
});

export const greedy: Bot = greedyWith('greedy', BY_HAND);

export function bestMove(state: CoreState, seat: Seat, moves: readonly Move[], weights: Weights): Move {
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const after = clone(state);
    advance(after, seat, move);
    const worth = valueOf(after, seat, weights);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
