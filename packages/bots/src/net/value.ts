import { newGame, score, type CoreState, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
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
export function inputCount(state: CoreState, wanted?: number): number {
  readPosition(state, 0, inputs, wanted);
  return inputs.length;
}

/**
 * What a network expects a seat to have in the end. A game with other boards than those of today, by older rules or by
 * corrections, shows more or fewer inputs: what the network said of them would be nonsense, so the valuation by hand answers.
 */
export function expectationsOf(net: Net, byHand: Belief['value']): Belief['value'] {
  const reader = new Reader(net);
  let usual = -1;
  return (state, seat) => {
    if (state.over) return outcomes(score(state))[seat];
    if (usual < 0) usual = inputCount(newGame({ ...PLAIN, edition: state.edition }), net.inputs);
    const shown = inputsOf(state, seat, net.inputs);
    return inputs.length === usual ? reader.answer(shown) : byHand(state, seat);
  };
}

const PLAIN = { players: 2, seed: 'inputs', options: {} };
