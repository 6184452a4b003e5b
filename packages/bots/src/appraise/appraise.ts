import type { Effect } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';

/** What carrying out an icon would be worth now. A little less than nothing where it would do nothing. */

export const USELESS = -0.05;

export function appraise(ctx: EvaluationContext, effect: Effect): number {
  // Every name stands with the appraisal of its own kind of effect, which a lookup by name cannot tell the compiler.
  const appraisal = ctx.edition.appraisals[effect.do] as (ctx: EvaluationContext, effect: Effect) => number;
  return appraisal(ctx, effect);
}

export function bestOf(ctx: EvaluationContext, effects: readonly Effect[]): number {
  let most = USELESS;
  for (const effect of effects) {
    const worth = appraise(ctx, effect);
    if (worth > most) most = worth;
  }
  return most;
}
