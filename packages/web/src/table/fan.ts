import { CARD } from '../pieces/sizes.ts';

/** How a hand of cards lies in the room it has: side by side, or fanned when they are many. */
export interface Fan {
  /** Pixels to a unit of the card. */
  readonly scale: number;
  readonly lefts: readonly number[];
}

const GAP = 6;
/** Room above and beside the cards, so that a lifted card and its halo are not cut. */
export const MARGIN = 9;

/** `least` is how much of each card stays uncovered: a hand that is then too long is scrolled. */
export function fanned(count: number, width: number, height: number, least = 0): Fan {
  const scale = Math.max(0, Math.min((height - 2 * MARGIN) / CARD.h, (width - 2 * MARGIN) / CARD.w));
  const card = CARD.w * scale;
  const room = Math.max(0, width - 2 * MARGIN - card);
  const step = count < 2 ? 0 : Math.max(least, Math.min(card + GAP, room / (count - 1)));
  return { scale, lefts: Array.from({ length: count }, (_, i) => MARGIN + i * step) };
}
