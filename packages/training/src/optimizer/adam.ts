import { LEAK, SCALE, type Net } from '@drover/bots/inside';
import type { Samples } from '../samples/samples.ts';
import { meet } from './barrier.ts';

/**
 * Adam, stochastic gradient descent with running means: brings what the network answers nearer to what has come of a position.
 * Several threads do it together. Each owns some hidden units with all their weights, so that nothing has to be gathered but
 * what the units add to the answers: once for every batch.
 */

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

/** Units whose contributions are added up before anything else: sums come out the same however many threads there are. */
const BLOCK = 8;
const blocksOf = (hidden: number): number => Math.ceil(hidden / BLOCK);

/** Samples to go through, in memory that all threads see. */
export interface Lesson {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly samples: Samples;
  /** In which order, for all passes one after the other. */
  readonly order: Uint32Array;
  readonly rate: number;
  /** Steps made before. */
  readonly steps: number;
  /** What each block, and the straight lines, add to the answers of a batch: of this one and of the one before. */
  readonly contributions: Float64Array;
  readonly meeting: Int32Array;
}

const shared = (list: Float64Array): Float64Array => {
  const copy = new Float64Array(new SharedArrayBuffer(list.byteLength));
  copy.set(list);
  return copy;
};

export function lessonOf({ net, mean, square, steps }: Optimizer, samples: Samples, order: Uint32Array, rate: number) {
  const contributions = new Float64Array(2 * BATCH_SIZE * (blocksOf(net.hidden) + 1));
  return {
    ...{ inputs: net.names.length, hidden: net.hidden, samples, order, rate, steps },
    ...{ weights: shared(net.weights), mean: shared(mean), square: shared(square) },
    contributions: shared(contributions),
    meeting: new Int32Array(new SharedArrayBuffer(4)),
  } satisfies Lesson;
}

/** Takes over what was learned. */
export function learned(optimizer: Optimizer, { weights, mean, square, order }: Lesson): void {
  optimizer.net.weights.set(weights);
  optimizer.mean.set(mean);
  optimizer.square.set(square);
  optimizer.steps += Math.ceil(order.length / BATCH_SIZE);
}

/** More threads than this have nothing to do. */
export const mostThreads = ({ hidden }: Lesson): number => blocksOf(hidden);

/** Learns as one of several threads; says how far off the answers were the first time, as a sum of squares. */
export function descend(lesson: Lesson, thread: number, threads: number): number {
  const { inputs, samples, order, contributions, meeting } = lesson;
  const count = samples.targets.length;
  const parts = blocksOf(lesson.hidden) + 1;
  const units = new OwnUnits(lesson, thread, threads);
  const line = thread === 0 ? new StraightLine(lesson) : null;
  const batch = new Batch(inputs);
  let error = 0;
  for (let from = 0, round = 0; from < order.length; from += BATCH_SIZE, round++) {
    const size = Math.min(BATCH_SIZE, order.length - from);
    const said = contributions.subarray((round % 2) * BATCH_SIZE * parts);
    batch.read(samples, order.subarray(from, from + size));
    units.answer(batch, said, parts);
    line?.answer(batch, said, parts);
    meet(meeting, threads * (round + 1));
    for (let k = 0; k < size; k++) {
      let answer = 0;
      for (let part = k * parts; part < (k + 1) * parts; part++) answer += said[part];
      const off = SCALE * answer - samples.targets[order[from + k]];
      if (from + k < count) error += off * off;
      batch.pulls[k] = Math.max(-MAX_ERROR, Math.min(MAX_ERROR, off)) / SCALE;
    }
    const step = new Step(lesson, round + 1, size);
    units.learn(batch, step);
    line?.learn(batch, step);
  }
  return error;
}

/** Some samples, less the inputs that are zero: those are most of them. */
class Batch {
  size = 0;
  /** Where the inputs of each sample begin. */
  readonly begins = new Int32Array(BATCH_SIZE + 1);
  readonly indices: Int32Array;
  readonly values: Float64Array;
  /** How hard each sample pulls at its answer. */
  readonly pulls = new Float64Array(BATCH_SIZE);
  private readonly inputs: number;

  constructor(inputs: number) {
    this.inputs = inputs;
    this.indices = new Int32Array(BATCH_SIZE * inputs);
    this.values = new Float64Array(BATCH_SIZE * inputs);
  }

  read({ inputs: all }: Samples, places: Uint32Array): void {
    const { inputs, begins, indices, values } = this;
    let at = 0;
    this.size = places.length;
    for (let k = 0; k < places.length; k++) {
      begins[k] = at;
      const row = places[k] * inputs;
      for (let i = 0; i < inputs; i++) {
        const value = all[row + i];
        if (value === 0) continue;
        indices[at] = i;
        values[at++] = value;
      }
    }
    begins[places.length] = at;
  }
}

/** One step of the optimiser. */
class Step {
  private readonly lesson: Lesson;
  private readonly size: number;
  private readonly pace: number;

  constructor(lesson: Lesson, number: number, size: number) {
    const steps = lesson.steps + number;
    this.lesson = lesson;
    this.size = size;
    this.pace = (lesson.rate * Math.sqrt(1 - Math.pow(KEEP_SQUARE, steps))) / (1 - Math.pow(KEEP_MEAN, steps));
  }

  /** Moves weights that lie beside each other, and forgets their gradient. */
  move(first: number, gradient: Float64Array, from: number, count: number): void {
    const { weights, mean, square } = this.lesson;
    const { size, pace } = this;
    for (let i = first, j = from; j < from + count; i++, j++) {
      const g = gradient[j] / size;
      gradient[j] = 0;
      mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * g;
      square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * g * g;
      weights[i] -= (pace * mean[i]) / (Math.sqrt(square[i]) + TINY);
    }
  }
}

/** The hidden units a thread owns: whole blocks, one after the other. */
class OwnUnits {
  private readonly lesson: Lesson;
  private readonly first: number;
  private readonly count: number;
  /** Of each sample of the batch. */
  private readonly units: Float64Array;
  private readonly slopes: Float64Array;
  /** Of the inputs, of the bias, of the result. */
  private readonly gradient: Float64Array;

  constructor(lesson: Lesson, thread: number, threads: number) {
    const blocks = blocksOf(lesson.hidden);
    const border = (of: number): number => Math.min(lesson.hidden, BLOCK * Math.floor((blocks * of) / threads));
    this.lesson = lesson;
    this.first = border(thread);
    this.count = border(thread + 1) - this.first;
    this.units = new Float64Array(BATCH_SIZE * this.count);
    this.slopes = new Float64Array(this.count);
    this.gradient = new Float64Array((lesson.inputs + 2) * this.count);
  }

  answer({ size, begins, indices, values }: Batch, said: Float64Array, parts: number): void {
    const { first, count, units } = this;
    const { inputs, hidden, weights } = this.lesson;
    const bias = inputs * hidden + first;
    const out = bias + hidden;
    for (let k = 0; k < size; k++) {
      const own = k * count;
      for (let h = 0; h < count; h++) units[own + h] = weights[bias + h];
      for (let at = begins[k]; at < begins[k + 1]; at++) {
        const value = values[at];
        const row = indices[at] * hidden + first;
        for (let h = 0; h < count; h++) units[own + h] += value * weights[row + h];
      }
      for (let block = 0; block < count; block += BLOCK) {
        let sum = 0;
        for (let h = block; h < Math.min(count, block + BLOCK); h++) {
          const unit = units[own + h];
          sum += (unit > 0 ? unit : LEAK * unit) * weights[out + h];
        }
        said[k * parts + (first + block) / BLOCK] = sum;
      }
    }
  }

  learn({ size, begins, indices, values, pulls }: Batch, step: Step): void {
    const { first, count, units, slopes, gradient } = this;
    const { inputs, hidden, weights } = this.lesson;
    const bias = inputs * hidden + first;
    const out = bias + hidden;
    const [ownBias, ownOut] = [inputs * count, (inputs + 1) * count];
    for (let k = 0; k < size; k++) {
      const pull = pulls[k];
      for (let h = 0; h < count; h++) {
        const unit = units[k * count + h];
        const open = unit > 0 ? 1 : LEAK;
        gradient[ownOut + h] += pull * open * unit;
        slopes[h] = pull * weights[out + h] * open;
        gradient[ownBias + h] += slopes[h];
      }
      for (let at = begins[k]; at < begins[k + 1]; at++) {
        const value = values[at];
        const row = indices[at] * count;
        for (let h = 0; h < count; h++) gradient[row + h] += slopes[h] * value;
      }
    }
    for (let i = 0; i < inputs; i++) step.move(i * hidden + first, gradient, i * count, count);
    step.move(bias, gradient, ownBias, count);
    step.move(out, gradient, ownOut, count);
  }
}

/** The connections that lead past the hidden units, and the bias of the result. */
class StraightLine {
  private readonly lesson: Lesson;
  private readonly first: number;
  private readonly gradient: Float64Array;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.first = (lesson.inputs + 2) * lesson.hidden;
    this.gradient = new Float64Array(lesson.inputs + 1);
  }

  answer({ size, begins, indices, values }: Batch, said: Float64Array, parts: number): void {
    const { first } = this;
    const { inputs, weights } = this.lesson;
    for (let k = 0; k < size; k++) {
      let sum = weights[first + inputs];
      for (let at = begins[k]; at < begins[k + 1]; at++) sum += values[at] * weights[first + indices[at]];
      said[(k + 1) * parts - 1] = sum;
    }
  }

  learn({ size, begins, indices, values, pulls }: Batch, step: Step): void {
    const { first, gradient } = this;
    const { inputs } = this.lesson;
    for (let k = 0; k < size; k++) {
      gradient[inputs] += pulls[k];
      for (let at = begins[k]; at < begins[k + 1]; at++) gradient[indices[at]] += pulls[k] * values[at];
    }
    step.move(first, gradient, 0, inputs + 1);
  }
}
