import type { EditionId } from '@drover/engine';
import type { Level } from './level-names.ts';

/** How strong the levels were measured to be, on the scale of Elo: written by `npm run drover -- ladder`. */
export const LEVEL_RATINGS: Readonly<Record<EditionId, Readonly<Record<Level, number>>>> = {
  nz: {
    beginner: 1000,
    easy: 1170,
    casual: 1370,
    keen: 1500,
    steady: 1640,
    skilled: 1980,
    seasoned: 2230,
    sharp: 2430,
    strong: 2590,
    expert: 2780,
  },
  second: {
    beginner: 1000,
    easy: 1200,
    casual: 1390,
    keen: 1500,
    steady: 1620,
    skilled: 1770,
    seasoned: 2010,
    sharp: 2160,
    strong: 2330,
    expert: 2430,
  },
};
