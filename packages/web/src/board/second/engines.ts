import type { Point } from '../trail/paths.ts';

/** Where engines stand: on their space, and two by two in the shed at the start, where all may stand. */

const IN_SHED = { across: 30, down: 20 };

export interface EngineStanding {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

export const engineStandings = (at: readonly number[], places: readonly Point[]): EngineStanding[] =>
  at.map((space, seat) => {
    const [x, y] = places[space]!;
    if (space > 0) return { seat, x, y: y - 4 };
    return {
      seat,
      x: x + (seat % 2 === 0 ? -IN_SHED.across : IN_SHED.across),
      y: y + 8 + (seat < 2 ? -IN_SHED.down : IN_SHED.down),
    };
  });
