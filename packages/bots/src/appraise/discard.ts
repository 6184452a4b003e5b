import type { Effect } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { appraise, USELESS } from './appraise.ts';

/** Discarding cards for a reward: what is discarded matters as much as what comes for it. */

type Cards = Extract<Effect, { do: 'discard' }>['cards'];

export function appraiseDiscard(ctx: EvaluationContext, cards: Cards, then: Effect): number {
  const cost = cheapest(ctx, cards);
  return cost === Infinity ? USELESS : appraise(ctx, then) - cost;
}

/** What the hand loses by the least useful card that will do; less than nothing for a card that is there twice. */
function cheapest(ctx: EvaluationContext, cards: Cards): number {
  const { me, c, facts } = ctx;
  const { hand } = me;
  let least = Infinity;
  for (let i = 0; i < hand.length; i++) {
    const info = c.cards[hand[i]];
    if (info === undefined) continue;
    if (cards === 'objective') {
      if (info.kind === 'objective') least = Math.min(least, 1);
      continue;
    }
    if (info.kind !== 'animal') continue;
    const twice = hand[i] === hand[i + 1] || hand[i] === hand[i - 1];
    if (cards === 'pair' && !twice) continue;
    if (typeof cards === 'object' && ('breed' in cards ? info.breed !== cards.breed : info.breeding !== cards.breeding))
      continue;
    const lost = cards === 'pair' ? facts.breeding[hand[i]] : twice ? 0 : facts.breeding[hand[i]];
    least = Math.min(least, 0.6 * ctx.w.hand * lost - ctx.w.cycle);
  }
  return least;
}
