/** What lies on a trail space, as one number: nothing, a neutral building, a hazard, an outlaw or somebody's building. */
export const EMPTY = 0;
const NEUTRAL = 1;
const HAZARD = 40;
const OUTLAW = 70;
const PRIVATE = 100;

export const neutralTile = (letter: number): number => NEUTRAL + letter;
export const hazardTile = (hazard: number): number => HAZARD + hazard;
export const outlawTile = (colour: number): number => OUTLAW + colour;
export const privateTile = (seat: number, number: number): number => PRIVATE + seat * 20 + number;

export const isNeutral = (tile: number): boolean => tile >= NEUTRAL && tile < HAZARD;
export const isHazard = (tile: number): boolean => tile >= HAZARD && tile < OUTLAW;
export const isOutlaw = (tile: number): boolean => tile >= OUTLAW && tile < PRIVATE;
export const isPrivate = (tile: number): boolean => tile >= PRIVATE;

export const neutralOf = (tile: number): number => tile - NEUTRAL;
export const hazardOf = (tile: number): number => tile - HAZARD;
export const outlawOf = (tile: number): number => tile - OUTLAW;
export const ownerOf = (tile: number): number => Math.floor((tile - PRIVATE) / 20);
export const numberOf = (tile: number): number => (tile - PRIVATE) % 20;
