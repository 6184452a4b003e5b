import type { Below } from '@drover/engine';

/** Every sample once in each pass, in another order. */
export function shuffledOrder(count: number, passes: number, below: Below): Uint32Array {
  const order = new Uint32Array(new SharedArrayBuffer(4 * count * passes));
  for (let pass = 0; pass < passes; pass++) {
    const own = order.subarray(pass * count, (pass + 1) * count);
    for (let i = 0; i < count; i++) own[i] = i;
    for (let i = count - 1; i > 0; i--) {
      const j = below(i + 1);
      [own[i], own[j]] = [own[j], own[i]];
    }
  }
  return order;
}
