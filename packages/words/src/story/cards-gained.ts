import type { TableContext } from '../context/context.ts';
import { cardName, cardsOf } from '../names/cards.ts';
import type { AnyEvent } from '../pack/engine-types.ts';
import { row, type Happening } from './event.ts';

/** Cards that came from the market, a supply or a stack. */
export function acquired(
  at: TableContext,
  happening: Happening & { readonly event: Extract<AnyEvent, { type: 'acquired' }> },
): string | null {
  const { event, events, who } = happening;
  const { events: say } = at.words;
  if (event.from === 'market') {
    if (events.some(({ type }) => type === 'bought'))
      return event.onto === 'stack' ? say.boughtOnStack(who, cardName(at, event.card)) : null;
    const cards = row(happening, 'acquired', ({ from }) => from === 'market')?.map(({ card }) => card);
    if (cards === undefined) return null;
    return (event.onto === 'stack' ? say.tookFromMarketOnStack : say.tookFromMarket)(
      who,
      cardsOf(cards, (card) => cardName(at, card)),
    );
  }
  const card = cardName(at, event.card);
  if (event.from === 'stack') return say.tookUnseen(who, card);
  if (event.onto === 'discard') return say.took(who, card);
  return (event.onto === 'stack' ? say.tookOnStack : say.tookIntoHand)(who, card);
}
