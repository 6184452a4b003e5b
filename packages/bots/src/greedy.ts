import { advance, clone, determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { BY_HAND, type Belief, type Beliefs } from './beliefs.ts';

/** Tries every move on one game that agrees with the view and takes the one with the best position. */
export const greedyWith = (name: string, beliefs: Beliefs): Bot => ({
  name,
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    return bestMove(determinize(view, seat, below), seat, moves, beliefs[view.edition].value);
  },
});

export const greedy: Bot = greedyWith('greedy', BY_HAND);

export function bestMove(state: CoreState, seat: Seat, moves: readonly Move[], value: Belief['value']): Move {
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const after = clone(state);
    advance(after, seat, move);
    const worth = value(after, seat);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
