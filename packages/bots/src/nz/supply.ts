import { BONUS_STACKS, type NzComponents, type NzState } from '@drover/engine';
import { cardWorth } from '../appraise/buy.ts';
import type { EvaluationContext } from '../position/context.ts';

/** What a card from outside the market is worth: of a stack of bonus cards, the one on top. */
export function supplyWorth(ctx: EvaluationContext, card: string): number {
  const c = ctx.c as NzComponents;
  const at = (BONUS_STACKS as readonly string[]).indexOf(card);
  const kind = at < 0 ? c.cardId[card] : (ctx.s as NzState).bonusCards[at];
  const info = c.cards[kind];
  if (info === undefined) return 0;
  if (info.kind === 'animal') return cardWorth(ctx, kind);
  return info.kind === 'objective' ? ctx.w.objective : ctx.facts.vp[kind] + 0.7 * ctx.visits * 0.5;
}
