import type { Point } from '../trail/paths.ts';

/** The sea routes in the coordinates of the whole table: three lanes from the start in the west to the last harbours. */

interface Lane {
  readonly y: number;
  /** The first space and the distance to the next one. */
  readonly from: number;
  readonly step: number;
}

const LANES: Readonly<Record<string, Lane>> = {
  T: { y: 114, from: 222, step: 184 },
  C: { y: 254, from: 206, step: 163 },
  P: { y: 308, from: 170, step: 149 },
};

export function seaPoint(id: string): Point {
  if (id === 'S0') return [66, 232];
  const lane = LANES[id[0]!]!;
  return [lane.from + (Number(id.slice(1)) - 1) * lane.step, lane.y];
}

/** From a water space to the middle of the harbour that lies at it. */
const MOORING: Readonly<Record<string, Point>> = { T: [0, -60], C: [0, -60], P: [0, 60] };

export function harbourPoint(seaSpace: string): Point {
  const [x, y] = seaPoint(seaSpace);
  const [dx, dy] = MOORING[seaSpace[0]!]!;
  return [x + dx, y + dy];
}

/** Crossings run through the channel between two harbours at this x. */
export const CHANNELS: Readonly<Record<string, number>> = { 'T3-C3': 612, 'T6-C7': 1103 };
