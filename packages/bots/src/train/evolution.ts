import type { Below } from '@drover/engine';

/**
 * A small evolution strategy with a step size for every weight (a separable CMA-ES). Weights are positive, so steps are
 * taken in their logarithms: the mean is where all weights stand now relative to where they began.
 */
export interface Evolution {
  readonly names: readonly string[];
  generation: number;
  mean: number[];
  /** Step size as a whole, and the variance of each weight. */
  sigma: number;
  variance: number[];
  pathSigma: number[];
  pathVariance: number[];
}

export const beginEvolution = (names: readonly string[], sigma: number): Evolution => ({
  names,
  generation: 0,
  mean: names.map(() => 0),
  sigma,
  variance: names.map(() => 1),
  pathSigma: names.map(() => 0),
  pathVariance: names.map(() => 0),
});

/** From the normal distribution, by Box and Muller. */
export function normal(below: Below): number {
  const u = (below(0x1000000) + 1) / 0x1000001;
  const v = below(0x1000000) / 0x1000000;
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

/** New points to try, in pairs that mirror each other. */
export function ask({ mean, sigma, variance }: Evolution, size: number, below: Below): number[][] {
  return Array.from({ length: size >> 1 }, () => {
    const step = variance.map((v) => sigma * Math.sqrt(v) * normal(below));
    return [mean.map((m, i) => m + step[i]), mean.map((m, i) => m - step[i])];
  }).flat();
}

/** Moves towards the better half of the points; `fitness` is the higher the better. */
export function tell(evolution: Evolution, points: readonly number[][], fitness: readonly number[]): void {
  const n = evolution.mean.length;
  const order = points.map((_, i) => i).sort((a, b) => fitness[b] - fitness[a]);
  const parents = points.length >> 1;
  const raw = Array.from({ length: parents }, (_, k) => Math.log(parents + 0.5) - Math.log(k + 1));
  const sum = raw.reduce((a, b) => a + b, 0);
  const share = raw.map((w) => w / sum);
  const effective = 1 / share.reduce((a, w) => a + w * w, 0);
  const cs = (effective + 2) / (n + effective + 5);
  const damping = 1 + cs + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1);
  const cc = 4 / (n + 4);
  const c1 = ((n + 2) / 3) * (2 / ((n + 1.3) ** 2 + effective));
  const cmu = Math.min(1 - c1, ((n + 2) / 3) * ((2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective)));
  const { mean, sigma, variance, pathSigma, pathVariance } = evolution;
  const moved = mean.map((m, i) => share.reduce((a, w, k) => a + w * (points[order[k]][i] - m), 0) / sigma);
  let length = 0;
  for (let i = 0; i < n; i++) {
    pathSigma[i] = (1 - cs) * pathSigma[i] + (Math.sqrt(cs * (2 - cs) * effective) * moved[i]) / Math.sqrt(variance[i]);
    pathVariance[i] = (1 - cc) * pathVariance[i] + Math.sqrt(cc * (2 - cc) * effective) * moved[i];
    length += pathSigma[i] ** 2;
    const spread = share.reduce((a, w, k) => a + w * ((points[order[k]][i] - mean[i]) / sigma) ** 2, 0);
    variance[i] = (1 - c1 - cmu) * variance[i] + c1 * pathVariance[i] ** 2 + cmu * spread;
    mean[i] += sigma * moved[i];
  }
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  evolution.sigma = sigma * Math.exp((cs / damping) * (Math.sqrt(length) / expected - 1));
  evolution.generation++;
}

/** The weights a point stands for. */
export const weightsAt = <W extends Readonly<Record<string, number>>>(
  begin: W,
  names: readonly string[],
  point: readonly number[],
): W => ({ ...begin, ...Object.fromEntries(names.map((name, i) => [name, begin[name] * Math.exp(point[i])])) });
