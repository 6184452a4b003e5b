import { advance, clone, determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { endPosition, endsTurn } from './beam.ts';
import { leafValue } from './leaf-value.ts';

/** Paired comparison of single moves: what they are worth on average, all of them on the same made-up games. */
export function compareMoves(
  view: CoreState,
  seat: Seat,
  moves: readonly Move[],
  below: Below,
  { evaluator, worlds }: { readonly evaluator: Evaluator; readonly worlds: number },
): number[] {
  const sums = moves.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const world = determinize(view, seat, below);
    moves.forEach((move, m) => {
      if (endsTurn(world, move)) {
        sums[m] += evaluator.value(endPosition(world), seat);
        return;
      }
      const state = clone(world);
      advance(state, seat, move);
      sums[m] += leafValue(state, seat, evaluator.value);
    });
  }
  return sums.map((sum) => sum / worlds);
}
