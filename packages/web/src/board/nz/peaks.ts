import type { Peak } from './land-layout.ts';

/** A mountain as four flat shapes: its sunny and its shaded face, and the snow on each. */
export interface Faces {
  readonly lit: string;
  readonly shaded: string;
  readonly snow: string;
  readonly snowShaded: string;
}

type Corner = readonly [across: number, down: number];

/** In parts of width and height from the summit; the ridge wanders down between the faces. */
const SUMMIT: Corner = [0, 0];
const RIDGE: readonly Corner[] = [
  [0.05, 0.22],
  [-0.03, 0.4],
  [0.07, 0.62],
  [0.02, 1],
];
const WEST: readonly Corner[] = [
  [-0.5, 1],
  [-0.36, 0.7],
  [-0.27, 0.56],
  [-0.1, 0.2],
];
const EAST: readonly Corner[] = [
  [0.12, 0.22],
  [0.24, 0.5],
  [0.35, 0.66],
  [0.5, 1],
];
const SNOW_WEST: readonly Corner[] = [
  [-0.03, 0.4],
  [-0.09, 0.5],
  [-0.13, 0.38],
  [-0.19, 0.54],
  [-0.22, 0.44],
];
const SNOW_EAST: readonly Corner[] = [
  [0.21, 0.44],
  [0.17, 0.56],
  [0.12, 0.4],
  [0.06, 0.5],
  [-0.03, 0.4],
];

export function peakFaces({ x, y, w, h }: Peak): Faces {
  const shape = (corners: readonly Corner[]): string =>
    `M${corners.map(([across, down]) => `${(x + across * w).toFixed(1)} ${(y - h + down * h).toFixed(1)}`).join('L')}Z`;
  const upperRidge = RIDGE.slice(0, 2);
  return {
    lit: shape([SUMMIT, ...RIDGE, ...WEST]),
    shaded: shape([SUMMIT, ...EAST, ...RIDGE.toReversed()]),
    snow: shape([SUMMIT, ...upperRidge, ...SNOW_WEST.slice(1), WEST.at(-1)!]),
    snowShaded: shape([SUMMIT, EAST[0]!, ...SNOW_EAST, upperRidge[0]!]),
  };
}
