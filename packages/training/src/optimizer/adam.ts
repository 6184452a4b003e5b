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
    units.answer(batch, said);
    line?.answer(batch, said.subarray((parts - 1) * BATCH_SIZE));
    meet(meeting, threads * (round + 1));
    for (let k = 0; k < size; k++) {
      let answer = 0;
      for (let part = 0; part < parts; part++) answer += said[part * BATCH_SIZE + k];
      const off = SCALE * answer - samples.targets[order[from + k]];
      if (from + k < count) error += off * off;
      batch.pulls[k] = Math.max(-MAX_ERROR, Math.min(MAX_ERROR, off)) / SCALE;
    }
    units.learn(batch, round + 1);
    line?.learn(batch, round + 1);
  }
  units.giveBack();
  line?.giveBack();
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

const NOWHERE = -1;

/** Weights that one thread moves, in a list of their own: what lies close together is read fast. */
class OwnWeights {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly lesson: Lesson;
  private readonly places: Int32Array;

  /** Where each of them lies in the network; those that lie nowhere are zero. */
  constructor(lesson: Lesson, places: Int32Array) {
    const taken = (from: Float64Array): Float64Array =>
      Float64Array.from(places, (place) => (place === NOWHERE ? 0 : from[place]));
    this.lesson = lesson;
    this.places = places;
    this.weights = taken(lesson.weights);
    this.mean = taken(lesson.mean);
    this.square = taken(lesson.square);
    this.gradient = new Float64Array(places.length);
  }

  /** One step of the optimiser: moves the weights, and forgets their gradient. */
  move(number: number, size: number): void {
    const { weights, mean, square, gradient } = this;
    const steps = this.lesson.steps + number;
    const pace = (this.lesson.rate * Math.sqrt(1 - Math.pow(KEEP_SQUARE, steps))) / (1 - Math.pow(KEEP_MEAN, steps));
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] / size;
      gradient[i] = 0;
      mean[i] = KEEP_MEAN * mean[i] + (1 - KEEP_MEAN) * g;
      square[i] = KEEP_SQUARE * square[i] + (1 - KEEP_SQUARE) * g * g;
      weights[i] -= (pace * mean[i]) / (Math.sqrt(square[i]) + TINY);
    }
  }

  giveBack(): void {
    const { weights, mean, square } = this.lesson;
    this.places.forEach((place, i) => {
      if (place === NOWHERE) return;
      weights[place] = this.weights[i];
      mean[place] = this.mean[i];
      square[place] = this.square[i];
    });
  }
}

/**
 * The hidden units a thread owns: whole blocks, one after the other. The last block is filled up with units that are not in the
 * network. Nothing leads to them or from them, so that they stay zero. A block is written out unit by unit: that way its sums
 * stay in registers, which takes two thirds of the time.
 */
class OwnUnits {
  private readonly first: number;
  private readonly count: number;
  /** Of each sample of the batch. */
  private readonly units: Float64Array;
  private readonly slopes: Float64Array;
  /** From each input, the bias, and to the result; each for all the units. */
  private readonly own: OwnWeights;
  private readonly inputs: number;

  constructor(lesson: Lesson, thread: number, threads: number) {
    const { inputs, hidden } = lesson;
    const blocks = blocksOf(hidden);
    const border = (of: number): number => BLOCK * Math.floor((blocks * of) / threads);
    const first = border(thread);
    const count = border(thread + 1) - first;
    const placeOf = (row: number, unit: number): number => (unit < hidden ? hidden * row + unit : NOWHERE);
    this.inputs = inputs;
    this.first = first;
    this.count = count;
    this.units = new Float64Array(BATCH_SIZE * count);
    this.slopes = new Float64Array(count);
    const length = (inputs + 2) * count;
    const places = Int32Array.from({ length }, (_, i) => placeOf(Math.floor(i / count), first + (i % count)));
    this.own = new OwnWeights(lesson, places);
  }

  answer({ size, begins, indices, values }: Batch, said: Float64Array): void {
    const { first, count, units } = this;
    const { weights } = this.own;
    const bias = this.inputs * count;
    for (let k = 0; k < size; k++) {
      const [from, to] = [begins[k], begins[k + 1]];
      for (let block = 0; block < count; block += BLOCK) {
        let at = bias + block;
        let [a, b, c, d] = [weights[at], weights[at + 1], weights[at + 2], weights[at + 3]];
        let [e, f, g, h] = [weights[at + 4], weights[at + 5], weights[at + 6], weights[at + 7]];
        for (let i = from; i < to; i++) {
          const value = values[i];
          at = indices[i] * count + block;
          a += value * weights[at];
          b += value * weights[at + 1];
          c += value * weights[at + 2];
          d += value * weights[at + 3];
          e += value * weights[at + 4];
          f += value * weights[at + 5];
          g += value * weights[at + 6];
          h += value * weights[at + 7];
        }
        const own = k * count + block;
        units[own] = a;
        units[own + 1] = b;
        units[own + 2] = c;
        units[own + 3] = d;
        units[own + 4] = e;
        units[own + 5] = f;
        units[own + 6] = g;
        units[own + 7] = h;
        let sum = 0;
        const out = bias + count + block;
        for (let unit = 0; unit < BLOCK; unit++) {
          const reached = units[own + unit];
          sum += (reached > 0 ? reached : LEAK * reached) * weights[out + unit];
        }
        said[((first + block) / BLOCK) * BATCH_SIZE + k] = sum;
      }
    }
  }

  learn({ size, begins, indices, values, pulls }: Batch, step: number): void {
    const { count, units, slopes } = this;
    const { weights, gradient } = this.own;
    const bias = this.inputs * count;
    const out = bias + count;
    for (let k = 0; k < size; k++) {
      const pull = pulls[k];
      const [from, to] = [begins[k], begins[k + 1]];
      for (let h = 0; h < count; h++) {
        const unit = units[k * count + h];
        const open = unit > 0 ? 1 : LEAK;
        gradient[out + h] += pull * open * unit;
        slopes[h] = pull * weights[out + h] * open;
        gradient[bias + h] += slopes[h];
      }
      for (let block = 0; block < count; block += BLOCK) {
        const [a, b, c, d] = [slopes[block], slopes[block + 1], slopes[block + 2], slopes[block + 3]];
        const [e, f, g, h] = [slopes[block + 4], slopes[block + 5], slopes[block + 6], slopes[block + 7]];
        for (let i = from; i < to; i++) {
          const value = values[i];
          const at = indices[i] * count + block;
          gradient[at] += a * value;
          gradient[at + 1] += b * value;
          gradient[at + 2] += c * value;
          gradient[at + 3] += d * value;
          gradient[at + 4] += e * value;
          gradient[at + 5] += f * value;
          gradient[at + 6] += g * value;
          gradient[at + 7] += h * value;
        }
      }
    }
    this.own.move(step, size);
  }

  giveBack(): void {
    this.own.giveBack();
  }
}

/** The connections that lead past the hidden units, and the bias of the result. */
class StraightLine {
  private readonly own: OwnWeights;
  private readonly inputs: number;

  constructor(lesson: Lesson) {
    const { inputs, hidden } = lesson;
    this.inputs = inputs;
    const places = Int32Array.from({ length: inputs + 1 }, (_, i) => (inputs + 2) * hidden + i);
    this.own = new OwnWeights(lesson, places);
  }

  answer({ size, begins, indices, values }: Batch, said: Float64Array): void {
    const { weights } = this.own;
    for (let k = 0; k < size; k++) {
      let sum = weights[this.inputs];
      for (let at = begins[k]; at < begins[k + 1]; at++) sum += values[at] * weights[indices[at]];
      said[k] = sum;
    }
  }

  learn({ size, begins, indices, values, pulls }: Batch, step: number): void {
    const { gradient } = this.own;
    for (let k = 0; k < size; k++) {
      gradient[this.inputs] += pulls[k];
      for (let at = begins[k]; at < begins[k + 1]; at++) gradient[indices[at]] += pulls[k] * values[at];
    }
    this.own.move(step, size);
  }

  giveBack(): void {
    this.own.giveBack();
  }
}
