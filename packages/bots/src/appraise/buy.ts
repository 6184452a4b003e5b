import type { EvaluationContext } from '../position/context.ts';
import { USELESS } from './appraise.ts';
import { strengthOf } from '../position/flock.ts';
import { pointWorth } from '../position/expected-deliveries.ts';

/** Buying from the market of animals. */

/** What owning the card is worth: its points, and its breeding value each time round. */
export function cardWorth(ctx: EvaluationContext, card: number): number {
  const { c, facts, flock, visits } = ctx;
  // It has to come round before it can be shown.
  const inTime = Math.max(0, 1 - 0.5 / Math.max(0.5, visits));
  return facts.vp[card] + inTime * pointWorth(ctx) * strengthOf(flock, c, facts, card);
}

/** The best purchase with so many workers, and half of a second one with those that are left. */
export function appraiseBuy(ctx: EvaluationContext, workers: number): number {
  const { c, s, me, coin } = ctx;
  let most = USELESS;
  let used = 0;
  let paid = 0;
  let more = 0;
  for (let round = 0; round < 2; round++) {
    let best = 0;
    for (const option of c.buying) {
      if (option.workers > workers - used || option.pay > me.money - paid) continue;
      for (const cards of option.cards) {
        let worth = -coin * option.pay;
        for (let i = 0; i < cards.length; i++)
          worth += s.market[cards[i]] > (cards[i] === cards[i - 1] ? 1 : 0) ? cardWorth(ctx, cards[i]) : -99;
        if (worth <= best) continue;
        best = worth;
        more = option.workers * 100 + option.pay;
      }
    }
    if (best <= 0) break;
    most = round === 0 ? best : most + 0.5 * best;
    used += Math.floor(more / 100);
    paid += more % 100;
  }
  return most;
}
