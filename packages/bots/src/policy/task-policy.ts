import type { AnyTask, Decision } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { AnyMove } from '../position/editions.ts';

/** How a task is answered without searching: fills `out` with a score for every move. */
export type TaskPolicy<T extends AnyTask = AnyTask, M extends AnyMove = AnyMove> = (
  ctx: EvaluationContext,
  moves: readonly M[],
  task: T,
  out: number[],
) => void;

/** For the common questions; the others are left to chance. */
export type TaskPolicies<T extends AnyTask, M extends AnyMove = AnyMove> = {
  readonly [Name in Extract<T['task'], Decision['ask']>]?: TaskPolicy<Extract<T, { task: Name }>, M>;
};

export const each =
  <T extends AnyTask, M extends AnyMove>(
    score: (ctx: EvaluationContext, move: M, task: T) => number,
  ): TaskPolicy<T, M> =>
  (ctx, moves, task, out) => {
    for (let i = 0; i < moves.length; i++) out[i] = score(ctx, moves[i], task);
  };

/** Nothing to tell them apart at a glance. */
export const indifferent: TaskPolicy = (_ctx, moves, _task, out) => {
  for (let i = 0; i < moves.length; i++) out[i] = moves[i].do === 'forgo' || moves[i].do === 'done' ? -1 : 0;
};
