import type { Below } from '@drover/engine';
import { normal } from './normal.ts';

/**
 * A small network: inputs, one layer of hidden units, and straight lines from the inputs to the result. It answers what a
 * seat can expect in the end: its points, or how many it will be ahead of a solo opponent.
 */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** Input × hidden, the bias of the hidden units; for the result: hidden units, inputs, bias. */
  readonly weights: Float64Array;
}

/** Points that one unit of the result stands for. */
export const SCALE = 50;
/** How much a hidden unit lets through of what is below zero. */
export const LEAK = 0.05;

export const sizeOf = (inputs: number, hidden: number): number => inputs * hidden + hidden + hidden + inputs + 1;

export function newNet(inputs: number, hidden: number, below: Below): Net {
  const weights = new Float64Array(sizeOf(inputs, hidden));
  for (let i = 0; i < inputs * hidden; i++) weights[i] = normal(below) * 0.15;
  return { inputs, hidden, weights };
}

/**
 * The same network for positions of which more is shown, with more hidden units: what is new means nothing to it yet. It
 * never shrinks.
 */
export function grown(net: Net, inputs: number, hidden: number, below: Below): Net {
  const all = { inputs: Math.max(inputs, net.inputs), hidden: Math.max(hidden, net.hidden) };
  const { weights } = newNet(all.inputs, all.hidden, below);
  const old = net.weights;
  for (let i = 0; i < all.inputs; i++)
    for (let h = 0; h < net.hidden; h++) weights[i * all.hidden + h] = i < net.inputs ? old[i * net.hidden + h] : 0;
  const [bias, oldBias] = [all.inputs * all.hidden, net.inputs * net.hidden];
  weights.set(old.subarray(oldBias, oldBias + net.hidden), bias);
  weights.set(old.subarray(oldBias + net.hidden, oldBias + 2 * net.hidden), bias + all.hidden);
  weights.set(old.subarray(oldBias + 2 * net.hidden, old.length - 1), bias + 2 * all.hidden);
  weights[weights.length - 1] = old[old.length - 1];
  return { ...all, weights };
}

const MOST_HIDDEN = 128;
/** The hidden units of the position that was read last, before anything is held back. */
export const units = new Float64Array(MOST_HIDDEN);

export function evaluate({ inputs, hidden, weights }: Net, x: Float64Array | Float32Array): number {
  const bias = inputs * hidden;
  const out = bias + hidden;
  const line = out + hidden;
  for (let h = 0; h < hidden; h++) units[h] = weights[bias + h];
  let result = weights[line + inputs];
  for (let i = 0; i < inputs; i++) {
    const value = x[i];
    if (value === 0) continue;
    result += value * weights[line + i];
    const row = i * hidden;
    for (let h = 0; h < hidden; h++) units[h] += value * weights[row + h];
  }
  for (let h = 0; h < hidden; h++) result += (units[h] > 0 ? units[h] : LEAK * units[h]) * weights[out + h];
  return SCALE * result;
}
