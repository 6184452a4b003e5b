import { NZ_WEIGHTS, type Weights } from '../value/weights.ts';

export const NZ_TRAINED: Weights = NZ_WEIGHTS;
