/**
 * What a move seems worth to somebody of coarser judgement: off by some points that follow from its worth alone. Whoever
 * looks at the same move again is as wrong as before.
 */
export const misjudged = (worth: number, points: number): number =>
  points === 0 ? worth : worth + points * deviation(Math.round(worth * 4096));

/** Of mean 0 and standard deviation 1, never beyond 3: the sum of three even ones. */
function deviation(seed: number): number {
  let sum = 0;
  let x = seed | 0;
  for (let i = 0; i < 3; i++) {
    x = Math.imul((x + 0x9e3779b9) ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    x ^= x >>> 16;
    sum += (x >>> 0) / 2 ** 31 - 1;
  }
  return sum;
}
