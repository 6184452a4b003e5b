import type { CoreState, Move, Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { beamSearch, firstMove } from './beam.ts';
import { moveKey } from './tree.ts';

const BEAM_WIDTH = 6;
/** So many positions are followed for each move to begin with. */
const PER_FIRST_MOVE = 2;

/**
 * The moves a turn may begin with, by what the best turn that was found for each leaves behind, on average over games made
 * up from the view. What leads to the same turn in another order is ranked where it was found first.
 */
export function rankMoves(worlds: readonly CoreState[], seat: Seat, { value }: Evaluator): Move[] {
  const found = new Map<string, { readonly move: Move; sum: number; games: number }>();
  for (const world of worlds) {
    const best = new Map<string, { readonly move: Move; worth: number }>();
    for (const plan of beamSearch(world, seat, value, BEAM_WIDTH, PER_FIRST_MOVE).plans) {
      const move = firstMove(plan);
      const key = moveKey(move);
      if (plan.worth > (best.get(key)?.worth ?? -Infinity)) best.set(key, { move, worth: plan.worth });
    }
    for (const [key, { move, worth }] of best) {
      const before = found.get(key) ?? { move, sum: 0, games: 0 };
      found.set(key, { move, sum: before.sum + worth, games: before.games + 1 });
    }
  }
  return [...found.values()]
    .filter(({ games }) => 2 * games >= worlds.length)
    .sort((a, b) => b.sum / b.games - a.sum / a.games)
    .map(({ move }) => move);
}
