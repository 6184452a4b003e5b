import type { SecondComponents } from '@drover/engine';

/** Where the breeds of the market stand, and its buying options as a table: cattle by cowboys. */

export interface Pen {
  readonly kind: number;
  readonly line: number;
  readonly place: number;
}

const DEAR = 4;

/** Cheap cattle above, dear ones below. */
export function cattlePens(c: SecondComponents): Pen[] {
  const taken = [0, 0];
  return c.marketBreeds.map((kind) => {
    const line = c.cards[kind]!.breeding >= DEAR ? 1 : 0;
    return { kind, line, place: taken[line]!++ };
  });
}

export interface Offer {
  readonly option: number;
  readonly cowboys: number;
  readonly take: number;
  readonly pay: number;
}

export interface OfferLine {
  /** Card kinds of which the offers speak. */
  readonly kinds: readonly number[];
  readonly offers: readonly Offer[];
}

export function offerLines(c: SecondComponents): OfferLine[] {
  const lines = new Map<string, { kinds: readonly number[]; offers: Offer[] }>();
  c.buying.forEach(({ workers, pay, cards }, option) => {
    const kinds = [...new Set(cards.flat())].sort((a, b) => a - b);
    const key = kinds.join();
    const line = lines.get(key) ?? { kinds, offers: [] };
    line.offers.push({ option, cowboys: workers, take: cards[0]!.length, pay });
    lines.set(key, line);
  });
  return [...lines.values()];
}
