import { PART, shapesOf } from '../player/layout.ts';

/** The player board of the Second Edition. On the right: steps, hand, certificates and what lifts their limit. */
export const RIGHT_W = 280;
export const SHAPES = shapesOf({ auxiliaries: 258, workers: 350, right: RIGHT_W, buildings: 510 });

const row = (n: number): number => (n + 0.5) * (PART.h / 4);
export const STEPS_Y = row(0);
export const HAND_Y = row(1);
export const CERTIFICATES_Y = row(2);
export const PERMANENT_Y = row(3);
