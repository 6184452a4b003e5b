/** What lies ahead is discounted: it counts the less the farther it is. */

let known = Number.NaN;
let powers: number[] = [];

/** The share that is left at a distance in spaces and half spaces; the powers of a factor are worked out once. */
export function discounted(factor: number, distance: number): number {
  if (factor !== known) {
    known = factor;
    powers = [];
  }
  return (powers[distance * 2] ??= Math.pow(factor, distance));
}
