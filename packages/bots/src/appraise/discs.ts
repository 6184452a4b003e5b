import type { EvaluationContext } from '../position/context.ts';
import { pointWorth } from '../position/expected-deliveries.ts';

/** What taking a disc off its space of the player board is worth: what it frees, less what it costs. */

/** Breeding value that one more card in hand brings. */
const MORE_IN_HAND = 1.2;

export function discWorth(ctx: EvaluationContext, space: number): number {
  const { c, me, w, left, coin, facts, edition } = ctx;
  const { cost, gain, vp } = c.discSpaces[space];
  let worth = coin * (gain - cost) + (me.discs[space] === 1 ? vp : 0);
  if (facts.auxiliarySpaces.includes(space)) worth += left * (me.discs[space] === 2 ? w.auxiliary : w.doubled);
  else if (c.handSpaces.includes(space)) worth += pointWorth(ctx) * MORE_IN_HAND;
  else worth += edition.clearedWorth(ctx, space);
  return worth;
}
