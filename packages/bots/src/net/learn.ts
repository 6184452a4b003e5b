import type { Below } from '@drover/engine';
import { evaluate, LEAK, SCALE, units, type Net } from './net.ts';

/** Learning by gradient descent (Adam): brings what the network answers nearer to what has come of a position. */

export interface Learner {
  readonly net: Net;
  /** Running means of the gradient and of its square. */
  readonly mean: Float64Array;
  readonly square: Float64Array;
  steps: number;
}

export const newLearner = (net: Net): Learner => ({
  net,
  mean: new Float64Array(net.weights.length),
  square: new Float64Array(net.weights.length),
  steps: 0,
});

/** Positions, one after the other in one list of inputs, and what came of them. */
export interface Lessons {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
}

export function allLessons(each: readonly Lessons[], inputs: number): Lessons {
  const count = each.reduce((sum, { targets }) => sum + targets.length, 0);
  const all: Lessons = { inputs: new Float32Array(count * inputs), targets: new Float32Array(count) };
  let at = 0;
  for (const lessons of each) {
    all.inputs.set(lessons.inputs, at * inputs);
    all.targets.set(lessons.targets, at);
    at += lessons.targets.length;
  }
  return all;
}

const BATCH = 64;
const [KEEP_MEAN, KEEP_SQUARE, TINY] = [0.9, 0.999, 1e-8];
/** Errors beyond this many points do not pull harder. */
const MOST_ERROR = 25;

/** Goes through all lessons once, in a random order; says how far off the answers were, as a root mean square. */
export function study(learner: Learner, { inputs, targets }: Lessons, rate: number, below: Below): number {
  const { net } = learner;
  const count = targets.length;
  const order = shuffled(count, below);
  const gradient = new Float64Array(net.weights.length);
  let error = 0;
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    gradient.fill(0);
    for (let k = from; k < to; k++) {
      const at = order[k];
      const x = inputs.subarray(at * net.inputs, (at + 1) * net.inputs);
      const off = descend(net, x, targets[at], gradient);
      error += off * off;
    }
    step(learner, gradient, to - from, rate);
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

/** Adds one lesson's gradient and says how far off the answer was, in points. */
function descend(net: Net, x: Float32Array, target: number, gradient: Float64Array): number {
  const { inputs, hidden, weights } = net;
  const bias = inputs * hidden;
  const out = bias + hidden;
  const line = out + hidden;
  const off = evaluate(net, x) - target;
  const pull = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, off)) / SCALE;
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

function step(learner: Learner, gradient: Float64Array, lessons: number, rate: number): void {
  const { net, mean, square } = learner;
  learner.steps++;
  const pace = (rate * Math.sqrt(1 - Math.pow(KEEP_SQUARE, learner.steps))) / (1 - Math.pow(KEEP_MEAN, learner.steps));
  const { weights } = net;
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i] / lessons;
    mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * g;
    square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * g * g;
    weights[i] -= (pace * mean[i]) / (Math.sqrt(square[i]) + TINY);
  }
}
