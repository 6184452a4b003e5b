import { score, type CoreState, type Seat } from '@drover/engine';
import { outcomes } from '../outcomes.ts';
import { readPosition } from './inputs.ts';
import type { Net } from './net.ts';
import { Reader } from './reader.ts';
import { Inputs } from './writer.ts';

const MOST_INPUTS = 1024;
const inputs = new Inputs(MOST_INPUTS);

/** What a position shows, at least so much of it, until the next one is read. */
export function inputsOf(state: CoreState, seat: Seat, wanted?: number): Float64Array {
  readPosition(state, seat, inputs, wanted);
  return inputs.values;
}

/** How many inputs an edition has, by looking at a position of it. */
export function inputCount(state: CoreState): number {
  readPosition(state, 0, inputs);
  return inputs.length;
}

/** What a network expects a seat to have in the end. */
export function expectationsOf(net: Net): (state: CoreState, seat: Seat) => number {
  const reader = new Reader(net);
  return (state, seat) =>
    state.over ? outcomes(score(state))[seat] : reader.answer(inputsOf(state, seat, net.inputs));
}
