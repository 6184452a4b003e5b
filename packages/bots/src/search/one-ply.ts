import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluate } from '../evaluators/evaluator.ts';

/** A search one move deep: the move after which the position is worth most; the first one of equals. */
export function bestMove(state: CoreState, seat: Seat, moves: readonly Move[], value: Evaluate): Move {
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
