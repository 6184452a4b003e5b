import type { Point } from './paths.ts';

/** Where runholders stand: on the right shoulder of a tile, side by side when several meet. */

const SIDE_BY_SIDE = 32;

export interface Standing {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

export function standings(
  at: readonly number[],
  place: (space: number) => Point,
  shoulder: (space: number) => Point,
): Standing[] {
  return at.flatMap((space, seat) => {
    if (space < 0) return [];
    const company = at.flatMap((other, who) => (other === space ? [who] : []));
    const rank = company.indexOf(seat);
    const [x, y] = place(space);
    const [dx, dy] = shoulder(space);
    return [{ seat, x: x + dx - rank * SIDE_BY_SIDE, y: y + dy + (rank % 2) * 8 }];
  });
}
