/** What lies ahead counts the less the farther it is. */

let known = Number.NaN;
let powers: number[] = [];

/** The share that is left at a distance in spaces and half spaces; the powers of a weight are worked out once. */
export function faded(fading: number, ahead: number): number {
  if (fading !== known) {
    known = fading;
    powers = [];
  }
  return (powers[ahead * 2] ??= Math.pow(fading, ahead));
}
