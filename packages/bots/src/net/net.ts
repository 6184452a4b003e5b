import type { Below } from '@drover/engine';
import { normal } from './normal.ts';

/**
 * A small network: inputs, one layer of hidden units, and straight lines from the inputs to the result. It answers what a
 * seat can expect in the end: its points, or how many it will be ahead of a solo opponent.
 */
export interface Net {
  /** Of the features it was trained with, in the order of its weights. */
  readonly names: readonly string[];
  readonly hidden: number;
  /** Input × hidden, the bias of the hidden units; for the result: hidden units, inputs, bias. */
  readonly weights: Float64Array;
}

/** Points that one unit of the result stands for. */
export const SCALE = 50;
/** How much a hidden unit lets through of what is below zero. */
export const LEAK = 0.05;

export const sizeOf = (inputs: number, hidden: number): number => inputs * hidden + hidden + hidden + inputs + 1;

export function newNet(names: readonly string[], hidden: number, below: Below): Net {
  const inputs = names.length;
  const weights = new Float64Array(sizeOf(inputs, hidden));
  for (let i = 0; i < inputs * hidden; i++) weights[i] = normal(below) * 0.15;
  return { names, hidden, weights };
}

/** The same network with these inputs in this order, and more hidden units: what is new means nothing to it yet. */
export function grown(net: Net, names: readonly string[], hidden: number, below: Below): Net {
  const all = newNet(names, Math.max(hidden, net.hidden), below);
  const { weights } = all;
  const old = net.weights;
  const oldPlace = new Map(net.names.map((name, i) => [name, i]));
  const [bias, oldBias] = [names.length * all.hidden, net.names.length * net.hidden];
  const [line, oldLine] = [bias + 2 * all.hidden, oldBias + 2 * net.hidden];
  names.forEach((name, i) => {
    const from = oldPlace.get(name);
    for (let h = 0; h < net.hidden; h++)
      weights[i * all.hidden + h] = from === undefined ? 0 : old[from * net.hidden + h];
    weights[line + i] = from === undefined ? 0 : old[oldLine + from];
  });
  weights.set(old.subarray(oldBias, oldBias + net.hidden), bias);
  weights.set(old.subarray(oldBias + net.hidden, oldLine), bias + all.hidden);
  weights[weights.length - 1] = old[old.length - 1];
  return all;
}

let units = new Float64Array(128);

export function evaluate({ names, hidden, weights }: Net, x: Float64Array | Float32Array): number {
  const inputs = names.length;
  const bias = inputs * hidden;
  const out = bias + hidden;
  const line = out + hidden;
  if (units.length < hidden) units = new Float64Array(hidden);
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
