import { advance, clone, determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import { diceFrom } from './dice.ts';
import { judge, rollOut } from './rollout.ts';
import type { SearchStyle } from './think.ts';

/** What some moves lead to on average, all of them on the same made-up games and played on by the guide. */
export function compare(
  view: CoreState,
  seat: Seat,
  moves: readonly Move[],
  below: Below,
  { weights, rounds, worlds }: SearchStyle,
): number[] {
  const players = (view as CoreState & { readonly players: readonly unknown[] }).players.length;
  const untilTurn = view.turn + rounds * players;
  const dice = diceFrom(below);
  const sums = moves.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const world = determinize(view, seat, below);
    moves.forEach((move, m) => {
      const state = clone(world);
      advance(state, seat, move);
      rollOut(state, untilTurn, weights, dice);
      sums[m] += judge(state, seat, players, weights);
    });
  }
  return sums.map((sum) => sum / worlds);
}
