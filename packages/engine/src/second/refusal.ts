import { refuseAnything, type Refuse } from '../core/refusal.ts';
import type { TrailCode } from '../trail/refusal.ts';

/** Why something is refused in the Second Edition alone. */
export type SecondCode = 'not-far-enough' | 'not-exactly' | 'no-more-workers' | 'no-outlaw';

export type SecondRule = `SE-${Uppercase<string>}`;

export const refuse: Refuse<TrailCode | SecondCode, SecondRule> = refuseAnything;
