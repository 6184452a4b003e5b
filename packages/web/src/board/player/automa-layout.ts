import { shapesOf } from './layout.ts';

/** The board of a solo opponent: no auxiliary actions, and room for its cards. */
const rightW = 532;
export const AUTOMA = { rightW, shapes: shapesOf({ auxiliaries: 0, workers: 364, right: rightW, buildings: 500 }) };
