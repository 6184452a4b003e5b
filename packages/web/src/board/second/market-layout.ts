/** The markets, side by side and one below the other on the wooden board to the right; inner measures from each panel's corner. */

export const JOBS = {
  x: 1612,
  y: 12,
  w: 356,
  h: 746,
  top: 56,
  row: 55,
  costs: 42,
  first: 104,
  column: 55,
  arrows: 318,
};
export const OBJECTIVES = { x: 1980, y: 12, w: 168, h: 746, scale: 0.97, stack: 34, first: 146, pitch: 170 };
export const CATTLE = {
  x: 1612,
  y: 770,
  w: 536,
  h: 508,
  scale: 0.7,
  column: 87.5,
  row: 127,
  first: 74,
  table: 266,
  lines: 186,
};
