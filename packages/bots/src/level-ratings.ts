import type { EditionId } from '@drover/engine';
import type { Level } from './level-names.ts';

/** How strong the levels were measured to be, on the scale of Elo: written by `npm run drover -- ladder`. */
export const LEVEL_RATINGS: Readonly<Record<EditionId, Readonly<Record<Level, number>>>> = {
  nz: {
    beginner: 1000,
    easy: 1140,
    casual: 1350,
    steady: 1510,
    skilled: 1780,
    seasoned: 1950,
    strong: 2110,
    expert: 2240,
  },
  second: {
    beginner: 1000,
    easy: 1140,
    casual: 1330,
    steady: 1440,
    skilled: 1620,
    seasoned: 1820,
    strong: 1960,
    expert: 2170,
  },
};
