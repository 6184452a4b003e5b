import type { Now } from './explanation.ts';

/** The market whose token ends the game, as far as it says how long that takes. */
export interface Market {
  /** Tiles until the token leaves its last row. */
  readonly left: number;
  /** Visits at the end of the trail, of all players together, that bring so many: not always a whole number. */
  readonly visits: number;
  readonly leftInRow: number;
  /** What happens when the token leaves its row: the colour of the arrow, or nothing. */
  readonly arrow: string | null;
}

/** Arrows along which nothing happens; none leaves a row the token never stands in. */
const QUIET = ['black', 'plain'];

/** `cells` go row by row; one that is 0 is empty. Tiles are never taken out of the row of the token. */
export function marketOf(
  cells: readonly number[],
  arrows: readonly string[],
  tokenRow: number,
  tilesOfAVisit: number,
): Market {
  const rows = arrows.length;
  const columns = cells.length / rows;
  const inRow = cells.slice(tokenRow * columns, (tokenRow + 1) * columns).filter((cell) => cell !== 0).length;
  const left = Math.max(0, (rows - tokenRow) * columns - inRow);
  const arrow = arrows[tokenRow];
  return {
    left,
    visits: left / tilesOfAVisit,
    leftInRow: columns - inRow,
    arrow: arrow === undefined || QUIET.includes(arrow) ? null : arrow,
  };
}

/** The next tile moves the token along an arrow that does something. */
export const nearArrow = ({ leftInRow, arrow }: Market): Now<{ readonly arrow: string }> | null =>
  leftInRow === 1 && arrow !== null ? { at: ['token'], facts: { arrow } } : null;
