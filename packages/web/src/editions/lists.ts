import type { Taken } from './kit.ts';

export const one = (thing: Taken): { thing: Taken; count: number } => ({ thing, count: 1 });
