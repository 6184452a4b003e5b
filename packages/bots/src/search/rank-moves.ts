import type { CoreState, Move, Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { firstMove } from './beam.ts';
import { bestTurns } from './best-turns.ts';
import { moveKey } from './tree.ts';

/**
 * The moves a turn may begin with, by what the best turn that was found for each leaves behind, on average over games made
 * up from the view. What leads to the same turn in another order is ranked where it was found first.
 */
export function rankMoves(worlds: readonly CoreState[], seat: Seat, { value }: Evaluator): Move[] {
  const found = new Map<string, { readonly move: Move; readonly sum: number; readonly games: number }>();
  for (const world of worlds)
    for (const [key, plan] of bestTurns(world, seat, value, (plan) => moveKey(firstMove(plan)))) {
      const { sum, games } = found.get(key) ?? { sum: 0, games: 0 };
      found.set(key, { move: firstMove(plan), sum: sum + plan.worth, games: games + 1 });
    }
  return [...found.values()]
    .filter(({ games }) => 2 * games >= worlds.length)
    .sort((a, b) => b.sum / b.games - a.sum / a.games)
    .map(({ move }) => move);
}
