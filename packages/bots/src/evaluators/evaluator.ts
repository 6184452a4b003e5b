import type { CoreState, EditionId, Seat } from '@drover/engine';
import type { Weights } from '../position/weights.ts';

/** What a person's seat can expect in the end (see position/outcomes.ts). */
export type Evaluate = (state: CoreState, seat: Seat) => number;

/** What a bot knows positions of an edition by. */
export interface Evaluator {
  /** For the rollout policy. */
  readonly weights: Weights;
  readonly value: Evaluate;
}

export type Evaluators = Readonly<Record<EditionId, Evaluator>>;
