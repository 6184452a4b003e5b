import type { CoreState, Seat } from '@drover/engine';
import { automaValue, valueOf } from './value/valuation.ts';
import { NZ_WEIGHTS, SECOND_WEIGHTS, type Weights } from './value/weights.ts';

/** What a bot believes about an edition. */
export interface Belief {
  /** For quick opinions on moves. */
  readonly weights: Weights;
  /** What a person's seat can expect in the end (see outcomes.ts). */
  readonly value: (state: CoreState, seat: Seat) => number;
}

const believing = (weights: Weights): Belief => ({
  weights,
  value: (state, seat) => valueOf(state, seat, weights) - automaValue(state, weights),
});

/** By edition. */
export type Beliefs = Readonly<Record<string, Belief>>;

/** Weights written by hand. */
export const BY_HAND: Beliefs = { nz: believing(NZ_WEIGHTS), second: believing(SECOND_WEIGHTS) };
