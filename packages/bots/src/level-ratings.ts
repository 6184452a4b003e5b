import type { EditionId } from '@drover/engine';
import type { Level } from './level-names.ts';

/** How strong the levels were measured to be, on the scale of Elo: written by `npm run drover -- ladder`. */
export const LEVEL_RATINGS: Readonly<Record<EditionId, Readonly<Record<Level, number>>>> = {
  nz: {
    beginner: 1000,
    easy: 1150,
    casual: 1350,
    steady: 1540,
    skilled: 1770,
    seasoned: 1940,
    strong: 2100,
    expert: 2510,
  },
  second: {
    beginner: 1000,
    easy: 1140,
    casual: 1330,
    steady: 1440,
    skilled: 1620,
    seasoned: 1820,
    strong: 1960,
    expert: 2190,
  },
};
