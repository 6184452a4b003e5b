import { advance, clone, determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import { endsTurn, settled } from '../plan.ts';
import { judge } from './prospects.ts';
import type { SearchStyle } from './think.ts';

/** What some moves are worth on average, all of them on the same made-up games. */
export function compare(
  view: CoreState,
  seat: Seat,
  moves: readonly Move[],
  below: Below,
  { belief, worlds }: SearchStyle,
): number[] {
  const sums = moves.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const world = determinize(view, seat, below);
    moves.forEach((move, m) => {
      if (endsTurn(world, move)) {
        sums[m] += belief.value(settled(world), seat);
        return;
      }
      const state = clone(world);
      advance(state, seat, move);
      sums[m] += judge(state, seat, belief.value);
    });
  }
  return sums.map((sum) => sum / worlds);
}
