import type { EvaluationContext } from './context.ts';

/** The deliveries of the rest of the game: the best places that hands of a certain breeding value will reach. */

/** What the places promise, the best first. */
const found: number[] = [];
let count = 0;

/** Begins a new sum. */
export function clearPlaces(): void {
  count = 0;
}

/** A place worth so much that asks for a breeding value; it may be used so many times. A logistic curve says how likely. */
export function addPlace(ctx: EvaluationContext, total: number, value: number, worth: number, times: number): void {
  if (worth <= 0) return;
  const promise = worth * (1 / (1 + Math.exp((value - total) / ctx.w.spread)));
  for (let i = 0; i < times; i++) insert(promise);
}

/** There are some two dozen, many of them in order: sorting them as they come is faster than all at once. */
function insert(promise: number): void {
  let at = count++;
  for (; at > 0 && found[at - 1] < promise; at--) found[at] = found[at - 1];
  found[at] = promise;
}

/** The best of them, as many as there are visits to come. */
export function sumOfBest(visits: number): number {
  let sum = 0;
  let left = visits;
  for (let i = 0; i < count && left > 0; i++, left--) sum += Math.min(1, left) * found[i];
  return sum;
}

/** What one more point of breeding value is worth over the rest of the game: deliveries and money. */
export function pointWorth(ctx: EvaluationContext): number {
  if (Number.isNaN(ctx.pointWorth)) {
    const { edition, total, w, visits, coin } = ctx;
    const more = edition.expectedDeliveries(ctx, total + 1) - edition.expectedDeliveries(ctx, total);
    ctx.pointWorth = w.delivery * more + coin * visits;
  }
  return ctx.pointWorth;
}
