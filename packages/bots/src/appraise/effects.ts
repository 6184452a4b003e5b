import { answers, tiles } from '@drover/engine';
import type { EffectAppraisals, EvaluationContext } from '../position/context.ts';
import type { SharedIcon } from '../position/editions.ts';
import { bestObjective } from '../position/objectives.ts';
import { workerWorth } from '../position/worth.ts';
import { appraise, bestOf, USELESS } from './appraise.ts';
import { appraiseBuild } from './build.ts';
import { appraiseBuy } from './buy.ts';
import { appraiseDiscard } from './discard.ts';

/** What the icons of both editions are worth. */

export const sharedAppraisals = {
  gain: ({ coin, w, left }, { money = 0, gold = 0, tokens = 0 }) =>
    coin * money + w.gold * gold + w.token * left * tokens,
  certificates: (ctx, { steps }) => certificates(ctx, steps),
  all: (ctx, { of }) => of.reduce((sum, part) => sum + appraise(ctx, part), 0),
  either: (ctx, { of }) => bestOf(ctx, of),
  per: (ctx, { of, each, then }) =>
    Math.floor(ctx.c.rules.countOf(ctx, ctx.seat, of) / each) * Math.max(0, appraise(ctx, then)) + USELESS,
  pay: (ctx, { money, then }) => (money > ctx.me.money ? USELESS : appraise(ctx, then) - ctx.coin * money),
  discard: (ctx, { cards, then }) => appraiseDiscard(ctx, cards, then),
  draw: ({ me, w }, { cards }) => w.cycle * (typeof cards === 'number' ? cards : me.workers[0]),
  objective: bestObjective,
  hire: (ctx, { modifier }) => hire(ctx, modifier),
  buy: (ctx) => appraiseBuy(ctx, ctx.me.workers[0]),
  build: (ctx, { moneyPerCraftsman }) => appraiseBuild(ctx, moneyPerCraftsman),
  auxiliary: (ctx, { double }) => auxiliary(ctx, double),
  'remove-hazard': (ctx, { cost }) => hazard(ctx, cost),
  'move-on': ({ w, left }, { steps }) => w.again * (0.3 + 0.7 * left) + 0.2 * Math.min(3, steps),
} satisfies Partial<EffectAppraisals<SharedIcon>>;

/** What fits on the track as it is at the start of the game; the worth of more room is part of the discs. */
function certificates({ c, me, w, visits }: EvaluationContext, steps: number): number {
  const now = me.certificates;
  const limit = c.certificateTrack.indexOf(c.tables.tracks.certificateLimit);
  const gained = Math.max(0, Math.min(now + steps, limit) - now);
  return gained === 0 ? USELESS : w.certificate * Math.min(1, visits) * gained;
}

const prices: number[] = [];

/** What the next worker of a row is worth, with the action of the place it takes. */
export function nextWorker(ctx: EvaluationContext, row: number): number {
  const { me, left, c } = ctx;
  const count = me.workers[row];
  const places = c.workerRows[row];
  if (count >= places.length) return -Infinity;
  const action = places[count];
  // A hire that brings another hire would be asked without end.
  const extra = action === null || action.do === 'hire' ? 0 : Math.max(0, appraise(ctx, action));
  return left * workerWorth(ctx, row, count + 1) + ctx.edition.workerVp(ctx, count + 1) + 0.7 * extra;
}

function hire(ctx: EvaluationContext, modifier: number): number {
  ctx.edition.jobPrices(ctx, prices);
  let most = USELESS;
  for (let row = 0; row < prices.length; row++) {
    const price = Math.max(0, prices[row] + modifier);
    if (price > ctx.me.money) continue;
    const worth = nextWorker(ctx, row) - ctx.coin * price;
    if (worth > most) most = worth;
  }
  return most;
}

/** The best auxiliary action that is open, single or doubled. */
export function auxiliary(ctx: EvaluationContext, double: boolean): number {
  const { auxiliaries } = ctx.c;
  let most = USELESS;
  for (let which = 0; which < auxiliaries.length; which++) {
    const level = answers.auxiliaryLevel(ctx, ctx.seat, which);
    if (level === 0) continue;
    const { single, double: doubled } = auxiliaries[which];
    const worth = appraise(ctx, double && level === 2 ? doubled : single);
    if (worth > most) most = worth;
  }
  return most;
}

function hazard(ctx: EvaluationContext, cost: number): number {
  const { s, c, me, coin, edition } = ctx;
  if (cost > me.money) return USELESS;
  let most = -1;
  for (const section of c.hazardSections)
    for (const space of section) {
      const tile = s.trail[space];
      if (tiles.isHazard(tile)) most = Math.max(most, c.hazards[tiles.hazardOf(tile)].vp);
    }
  return most < 0 ? USELESS : most - coin * cost + edition.hazardExtra * ctx.left;
}
