import { answers, tiles } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { USELESS } from './appraise.ts';
import { buildingWorth } from '../position/worth.ts';

/** Placing a private building: new, or in place of a smaller one of one's own. */

const BUILDERS = 1;

/** The best building the craftsmen and the money allow. */
export function appraiseBuild(ctx: EvaluationContext, each: number): number {
  let most = USELESS;
  for (const number of ctx.me.supply) most = Math.max(most, appraiseBuilding(ctx, number, each));
  return most;
}

export function appraiseBuilding(ctx: EvaluationContext, number: number, each: number): number {
  const { s, c, me, seat, coin } = ctx;
  const craftsmen = me.workers[BUILDERS];
  const { craftsmen: needed } = answers.buildingOf(ctx, seat, number);
  const worth = buildingWorth(ctx, number);
  if (needed <= craftsmen) return needed * each > me.money ? USELESS : worth - coin * needed * each;
  let most = USELESS;
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (!answers.isOwn(tile, seat)) continue;
    const old = tiles.numberOf(tile);
    const more = needed - answers.buildingOf(ctx, seat, old).craftsmen;
    if (more <= 0 || more > craftsmen || more * each > me.money) continue;
    most = Math.max(most, worth - buildingWorth(ctx, old) - coin * more * each);
  }
  return most;
}
