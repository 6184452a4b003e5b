import { SECOND_WEIGHTS, type Weights } from '../value/weights.ts';

export const SECOND_TRAINED: Weights = SECOND_WEIGHTS;
