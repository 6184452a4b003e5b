import type { Below } from '@drover/engine';

/** From the normal distribution, by Box and Muller. */
export function normal(below: Below): number {
  const u = (below(0x1000000) + 1) / 0x1000001;
  const v = below(0x1000000) / 0x1000000;
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}
