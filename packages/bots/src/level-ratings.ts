import type { EditionId } from '@drover/engine';
import type { Level } from './level-names.ts';

/** How strong the levels were measured to be, on the scale of Elo: written by `npm run drover -- ladder`. */
export const LEVEL_RATINGS: Readonly<Record<EditionId, Readonly<Record<Level, number>>>> = {
  nz: {
    beginner: 1000,
    easy: 1170,
    casual: 1370,
    steady: 1610,
    skilled: 1810,
    seasoned: 1940,
    sharp: 2240,
    strong: 2450,
    expert: 2580,
  },
  second: {
    beginner: 1000,
    easy: 1220,
    casual: 1410,
    steady: 1550,
    skilled: 1700,
    seasoned: 1840,
    sharp: 2070,
    strong: 2200,
    expert: 2370,
  },
};
