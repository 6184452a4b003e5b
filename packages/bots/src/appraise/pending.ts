import { answers, tiles, type AnyTask, type Effect } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { handTotal } from '../position/flock.ts';
import { appraiseBuilding } from './build.ts';
import { appraiseBuy } from './buy.ts';
import { appraise } from './appraise.ts';
import { auxiliary } from './effects.ts';

/**
 * What is still to be done in this turn: the local actions of the place where the runholder stands, and questions an
 * icon has asked. This is what makes a place worth going to, and an action worth beginning.
 */

export function pendingWorth(ctx: EvaluationContext): number {
  const { agenda } = ctx.s;
  let worth = 0;
  let share = 1;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const task = agenda[i];
    if (task.seat !== ctx.seat || task.task === 'phase-c' || task.task === 'end-turn') break;
    const more = taskWorth(ctx, task);
    if (more === 0) continue;
    worth += share * more;
    share *= ctx.w.deferred;
  }
  return worth;
}

function taskWorth(ctx: EvaluationContext, task: AnyTask): number {
  switch (task.task) {
    case 'phase-b':
      return task.closed ? 0 : locationWorth(ctx, ctx.me.at, task.used);
    case 'borrowed':
      return actionsWorth(ctx, answers.actionsAt(ctx, task.at), task.used);
    case 'income':
      return arrival(ctx);
    case 'delivery':
    case 'free-delivery':
      return ctx.edition.bestDelivery(ctx, task.total) - ctx.w.arrival;
    case 'buy':
      return appraiseBuy(ctx, task.free);
    case 'site':
      return task.effect.do === 'build' ? appraiseBuilding(ctx, task.building, task.effect.moneyPerCraftsman) : 1;
    case 'discard-second':
      return appraise(ctx, task.effect.then);
    case 'shear':
    case 'wool-post':
      return ctx.edition.pendingTask(ctx, task);
    default:
      return 'effect' in task ? appraise(ctx, task.effect) : 0;
  }
}

/** Income and the best delivery with what is in hand, against what arriving usually brings. */
function arrival(ctx: EvaluationContext): number {
  const { me, c, seat, edition, coin, facts, w } = ctx;
  const total =
    handTotal(facts, me.hand, 0) + answers.permanentCertificates(ctx, seat) + 0.5 * c.certificateTrack[me.certificates];
  return coin * total + edition.bestDelivery(ctx, Math.floor(total)) - w.arrival;
}

/** What a place offers to this seat, as if it stood there. */
export function locationWorth(ctx: EvaluationContext, at: number, used: number): number {
  const { s, c, seat } = ctx;
  if (at === c.end) return arrival(ctx);
  const tile = s.trail[at];
  const mine = tiles.isNeutral(tile) || answers.isOwn(tile, seat);
  const local = mine ? actionsWorth(ctx, answers.actionsAt(ctx, at), used) : 0;
  return used === 0 ? Math.max(local, auxiliary(ctx, false), 0) : local;
}

/** The best action counts in full; the others less, for they need the same money, cards and workers. */
function actionsWorth(ctx: EvaluationContext, actions: readonly Effect[], used: number): number {
  let sum = 0;
  let most = 0;
  for (let i = 0; i < actions.length; i++) {
    if (used & (1 << i)) continue;
    const worth = appraise(ctx, actions[i]);
    if (worth <= 0) continue;
    sum += worth;
    if (worth > most) most = worth;
  }
  return most + ctx.w.deferred * (sum - most);
}
