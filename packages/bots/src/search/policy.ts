import type { AnyTask, CoreState, Move, Seat } from '@drover/engine';
import { contextOf } from '../evaluators/evaluate.ts';
import { KITS } from '../evaluators/kits.ts';
import type { TaskPolicy } from '../policy/task-policy.ts';
import type { AnyMove } from '../position/editions.ts';
import type { Weights } from '../position/weights.ts';

/**
 * The rollout policy: a score for every move of the common questions, from the appraisal of what each begins, without
 * trying any of them. False where it has nothing to say on this question.
 */
export function policyScores(state: CoreState, seat: Seat, moves: readonly Move[], w: Weights, out: number[]): boolean {
  const task = state.agenda[state.agenda.length - 1] as AnyTask;
  // Each policy stands under the name of the task it takes, in the edition whose moves it takes.
  const policy = KITS[state.edition].policy[task.task] as TaskPolicy | undefined;
  if (policy === undefined) return false;
  out.length = moves.length;
  policy(contextOf(state, seat, w), moves as AnyMove[], task, out);
  return true;
}
