import { PART, shapesOf } from '../player/layout.ts';

/** The player board of New Zealand. On the right: limits, certificates, what is permanent, storehouses. */
export const RIGHT_W = 342;
export const SHAPES = shapesOf({ auxiliaries: 214, workers: 336, right: RIGHT_W, buildings: 456 });

const row = (n: number): number => (n + 0.5) * (PART.h / 4);
export const LIMITS_Y = row(0);
export const CERTIFICATES_Y = row(1);
export const PERMANENT_Y = row(2);
export const PAIRS_Y = row(3);
