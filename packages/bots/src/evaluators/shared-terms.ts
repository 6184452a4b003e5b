import { answers, tiles } from '@drover/engine';
import { pendingWorth } from '../appraise/pending.ts';
import type { EvaluationContext } from '../position/context.ts';
import { distancesOf } from '../position/distance.ts';
import { handTotal } from '../position/flock.ts';
import { objectives } from '../position/objectives.ts';
import type { Terms } from '../position/terms.ts';
import { buildingWorth, moneyWorth, workerWorth } from '../position/worth.ts';

/** The terms both editions have. */

export function addSharedTerms(ctx: EvaluationContext, terms: Terms): void {
  const { s, c, me, seat, w, left, visits, flock, facts, edition } = ctx;
  const { dist, lap } = distancesOf(s, c, facts, me);
  const arrived = me.at === c.end;
  const owed = owedDiscards(ctx);
  const stepLimit = answers.stepLimit(ctx, seat);
  const more = Math.min(1, visits);

  terms.money += moneyWorth(me.money, w.cash, left);
  terms.flock += flock.vp + ctx.coin * visits * ctx.total + w.delivery * edition.expectedDeliveries(ctx, ctx.total);
  if (!arrived) terms.hand += w.hand * more * (1 - (0.7 * dist) / lap) * handTotal(facts, me.hand, owed);
  terms.certificates += w.certificate * more * c.certificateTrack[me.certificates];
  terms.tokens += w.token * left * me.tokens;
  terms.tempo -= (w.tempo * (0.2 + 0.8 * more) * dist) / stepLimit;
  terms.tempo += w.step * visits * stepLimit + w.lap * visits;
  terms.workers += workers(ctx);
  terms.buildings += buildings(ctx);
  terms.discs += discs(ctx);
  for (const hazard of me.hazards) terms.tiles += c.hazards[hazard].vp;
  terms.objectives += objectives(ctx);
  terms.options += pendingWorth(ctx);
}

/** Discards that are still to come out of the hand. */
function owedDiscards({ s, seat }: EvaluationContext): number {
  const task = s.agenda[s.agenda.length - 1];
  return task !== undefined && task.task === 'discard' && task.seat === seat ? task.count : 0;
}

function workers(ctx: EvaluationContext): number {
  const { me, left, edition } = ctx;
  let worth = 0;
  for (let row = 0; row < me.workers.length; row++)
    for (let place = 2; place <= me.workers[row]; place++)
      worth += left * workerWorth(ctx, row, place) + edition.workerVp(ctx, place);
  return worth;
}

function buildings(ctx: EvaluationContext): number {
  const { s, c, seat } = ctx;
  let worth = 0;
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (answers.isOwn(tile, seat)) worth += buildingWorth(ctx, tiles.numberOf(tile));
  }
  return worth;
}

function discs({ c, me, w, left, facts }: EvaluationContext): number {
  let worth = 0;
  for (const space of facts.auxiliarySpaces) {
    const clear = 2 - me.discs[space];
    if (clear > 0) worth += left * (clear === 1 ? w.auxiliary : w.auxiliary + w.doubled);
  }
  for (let space = 0; space < c.discSpaces.length; space++) if (me.discs[space] === 0) worth += c.discSpaces[space].vp;
  return worth;
}
