import type { CoreState, Seat } from '@drover/engine';
import type { Evaluate } from '../evaluators/evaluator.ts';
import { beamSearch, type TurnPlan } from './beam.ts';

const BEAM_WIDTH = 6;
/** So many positions are followed for each move to begin with. */
const PER_FIRST_MOVE = 2;

/** The best turn of each kind in one game, whatever move it begins with. */
export function bestTurns(
  world: CoreState,
  seat: Seat,
  value: Evaluate,
  kindOf: (plan: TurnPlan) => string,
): Map<string, TurnPlan> {
  const turns = new Map<string, TurnPlan>();
  for (const plan of beamSearch(world, seat, value, BEAM_WIDTH, PER_FIRST_MOVE).plans) {
    const kind = kindOf(plan);
    if (plan.worth > (turns.get(kind)?.worth ?? -Infinity)) turns.set(kind, plan);
  }
  return turns;
}
