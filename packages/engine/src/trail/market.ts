import type { Seat } from '../core/state.ts';
import type { MarketPick } from '../effects/effect.ts';
import { acquire } from './flock.ts';
import type { BuyOption, CardInfo, TrailContext } from './types.ts';

/** The market of animals. */

export function addToMarket(p: TrailContext, count: number): void {
  const added: number[] = [];
  while (added.length < count && p.s.marketStack.length > 0) {
    const card = p.s.marketStack.pop()!;
    p.s.market[card]!++;
    added.push(card);
  }
  if (added.length === 0) return;
  p.s.reveals++;
  p.log?.push({ type: 'market', added: added.map((card) => p.c.cards[card]!.id) });
}

/** Brings the market up to a size; it never shrinks. */
export function refillMarket(p: TrailContext, size: number): void {
  addToMarket(p, Math.max(0, size - p.s.market.reduce((sum, count) => sum + count, 0)));
}

export function takeFromMarket(p: TrailContext, seat: Seat, card: number, onto: 'discard' | 'stack'): void {
  p.s.market[card]!--;
  acquire(p, seat, card, onto, 'market');
}

/** The first of these cards (sorted) that is not there as often as it is asked for. */
export function missingFromMarket(p: TrailContext, cards: readonly number[]): number | undefined {
  for (let i = 0; i < cards.length; i++) {
    let needed = 1;
    while (cards[i + 1] === cards[i]) {
      needed++;
      i++;
    }
    if (p.s.market[cards[i]!]! < needed) return cards[i];
  }
  return undefined;
}

export const inMarket = (p: TrailContext, cards: readonly number[]): boolean =>
  missingFromMarket(p, cards) === undefined;

/** Is this an animal the icon speaks of? */
export function isPicked(card: CardInfo, animals: MarketPick): boolean {
  if ('vp' in animals) return card.vp === animals.vp;
  if ('breeding' in animals) return card.breeding === animals.breeding && !card.variant;
  return animals.breeds.includes(card.breed);
}

/** Every sorted choice of `take` cards out of these kinds, repeats allowed. */
function combinations(kinds: readonly number[], take: number): number[][] {
  if (take === 0) return [[]];
  return kinds.flatMap((kind, i) => combinations(kinds.slice(i), take - 1).map((rest) => [kind, ...rest]));
}

/** A line of the market with every set of cards it can bring. */
export function buyOption(
  cards: readonly CardInfo[],
  marketBreeds: readonly number[],
  animals: MarketPick,
  take: number,
  price: Omit<BuyOption, 'cards'>,
): BuyOption {
  const kinds = marketBreeds.filter((kind) => isPicked(cards[kind]!, animals)).sort((a, b) => a - b);
  return { ...price, cards: combinations(kinds, take) };
}
