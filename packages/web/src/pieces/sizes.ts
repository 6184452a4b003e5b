/** Sizes of pieces in units of the drawn table; a piece is drawn around its middle. */
export const TILE = { w: 108, h: 92 };
export const HAZARD = { w: 68, h: 68 };
export const BONUS_TILE = { w: 80, h: 80 };
export const MASTER = { w: 88, h: 60 };
export const CARD = { w: 120, h: 168 };
/** A trading post or a city. */
export const SHIELD = { w: 68, h: 76 };
export const RUNHOLDER = { w: 46, h: 58 };
export const SHIP = { w: 54, h: 48 };
export const ENGINE = { w: 58, h: 44 };
export const STOREHOUSE = { w: 36, h: 36 };
/** Diameters. */
export const WORKER = 50;
export const DISC = 32;
