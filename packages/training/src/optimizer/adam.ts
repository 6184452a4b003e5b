import type { Below } from '@drover/engine';
import { evaluate, LEAK, SCALE, units, type Net } from '@drover/bots/inside';
import type { Samples } from '../samples/samples.ts';

/** Adam, stochastic gradient descent with running means: brings what the network answers nearer to what has come of a position. */

export interface Optimizer {
  readonly net: Net;
  /** Running means of the gradient and of its square. */
  readonly mean: Float64Array;
  readonly square: Float64Array;
  steps: number;
}

export const newOptimizer = (net: Net): Optimizer => ({
  net,
  mean: new Float64Array(net.weights.length),
  square: new Float64Array(net.weights.length),
  steps: 0,
});

const BATCH_SIZE = 64;
const [KEEP_MEAN, KEEP_SQUARE, TINY] = [0.9, 0.999, 1e-8];
/** Errors beyond this many points do not pull harder (as in Huber's loss). */
const MAX_ERROR = 25;

/** Goes through all samples once, in a random order; says how far off the answers were, as a root mean square. */
export function trainEpoch(optimizer: Optimizer, { inputs, targets }: Samples, rate: number, below: Below): number {
  const { net } = optimizer;
  const wide = net.names.length;
  const count = targets.length;
  const order = shuffled(count, below);
  const gradient = new Float64Array(net.weights.length);
  let error = 0;
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const to = Math.min(count, from + BATCH_SIZE);
    gradient.fill(0);
    for (let k = from; k < to; k++) {
      const at = order[k];
      const x = inputs.subarray(at * wide, (at + 1) * wide);
      const off = descend(net, x, targets[at], gradient);
      error += off * off;
    }
    step(optimizer, gradient, to - from, rate);
  }
  return Math.sqrt(error / Math.max(1, count));
}

function shuffled(count: number, below: Below): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const slopes = new Float64Array(128);

/** Adds one sample's gradient and says how far off the answer was, in points. */
function descend(net: Net, x: Float32Array, target: number, gradient: Float64Array): number {
  const { hidden, weights } = net;
  const inputs = net.names.length;
  const bias = inputs * hidden;
  const out = bias + hidden;
  const line = out + hidden;
  const off = evaluate(net, x) - target;
  const pull = Math.max(-MAX_ERROR, Math.min(MAX_ERROR, off)) / SCALE;
  gradient[line + inputs] += pull;
  for (let h = 0; h < hidden; h++) {
    const open = units[h] > 0 ? 1 : LEAK;
    gradient[out + h] += pull * open * units[h];
    slopes[h] = pull * weights[out + h] * open;
    gradient[bias + h] += slopes[h];
  }
  for (let i = 0; i < inputs; i++) {
    const value = x[i];
    if (value === 0) continue;
    gradient[line + i] += pull * value;
    const row = i * hidden;
    for (let h = 0; h < hidden; h++) gradient[row + h] += slopes[h] * value;
  }
  return off;
}

function step(optimizer: Optimizer, gradient: Float64Array, samples: number, rate: number): void {
  const { net, mean, square } = optimizer;
  optimizer.steps++;
  const pace =
    (rate * Math.sqrt(1 - Math.pow(KEEP_SQUARE, optimizer.steps))) / (1 - Math.pow(KEEP_MEAN, optimizer.steps));
  const { weights } = net;
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i] / samples;
    mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * g;
    square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * g * g;
    weights[i] -= (pace * mean[i]) / (Math.sqrt(square[i]) + TINY);
  }
}
