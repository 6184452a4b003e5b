import { greedyWith, type Beliefs } from './greedy.ts';
import { NZ_TRAINED } from './weights/nz.ts';
import { SECOND_TRAINED } from './weights/second.ts';

/** Weights learned by self-play; how they were made stands in their files. */
export const TRAINED: Beliefs = { nz: NZ_TRAINED, second: SECOND_TRAINED };

/** The greedy bot with learned weights. */
export const trained = greedyWith('trained', TRAINED);
