import type { EditionId } from '@drover/engine';
import type { Level } from './level-names.ts';

/** How strong the levels were measured to be, on the scale of Elo: written by `npm run drover -- ladder`. */
export const LEVEL_RATINGS: Readonly<Record<EditionId, Readonly<Record<Level, number>>>> = {
  nz: {
    beginner: 1000,
    easy: 1230,
    casual: 1430,
    keen: 1620,
    steady: 1810,
    skilled: 2000,
    seasoned: 2210,
    sharp: 2390,
    strong: 2620,
    expert: 2840,
  },
  second: {
    beginner: 1000,
    easy: 1200,
    casual: 1390,
    keen: 1610,
    steady: 1810,
    skilled: 1990,
    seasoned: 2170,
    sharp: 2360,
    strong: 2520,
    expert: 2680,
  },
};
