import type { SecondComponents } from '@drover/engine';
import type { Point } from '../trail/paths.ts';

/** The railroad runs east under the cities, turns, and runs back west under its own stations. */

const EAST = { y: 200, start: 84, first: 186, pitch: 76.5 };
const WEST = { y: 386, first: 1486, pitch: 70 };
/** The last space before the bend. */
const BEND_AFTER = 18;
/** A turnout lies this far below its track, its station below that. */
const TURNOUT = 46;
const STATION = 50;
const LAST_STATION = 70;

function numbered(space: number): Point {
  if (space === 0) return [EAST.start, EAST.y];
  if (space <= BEND_AFTER) return [EAST.first + (space - 1) * EAST.pitch, EAST.y];
  return [WEST.first - (space - BEND_AFTER - 1) * WEST.pitch, WEST.y];
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Middle of every space of the railroad, in the order of the compiled components. */
export const railPlaces = (c: SecondComponents): Point[] =>
  c.rail.map(({ turnout, before, next }, space) => {
    if (!turnout) return numbered(space);
    const [x, y] = between(numbered(before[0]!), numbered(next[0]!));
    return [x, y + TURNOUT];
  });

/** Middle of the station's plaque; the last one lies at the end of the line itself. */
export const stationPlace = ([x, y]: Point, turnout: boolean): Point => [x, y + (turnout ? STATION : LAST_STATION)];

/** The main line, and the side track of each turnout. */
export const mainLine = (last: number): string => {
  const [end] = numbered(last);
  const radius = (WEST.y - EAST.y) / 2;
  return `M36 ${EAST.y}H${WEST.first}A${radius} ${radius} 0 0 1 ${WEST.first} ${WEST.y}H${end - 46}`;
};
export function sideTrack(from: Point, turnout: Point, to: Point): string {
  const half = (turnout[0] - from[0]) * 0.62;
  return (
    `M${from[0]} ${from[1]}C${from[0] + half} ${from[1]} ${turnout[0] - half} ${turnout[1]} ${turnout[0]} ${turnout[1]}` +
    `S${to[0] - half} ${to[1]} ${to[0]} ${to[1]}`
  );
}

/** Crosses stand between two spaces; a line leads from each up to the row of cities. */
export const crossPlace = (after: number): Point => between(numbered(after), numbered(after + 1));

/** Middles of the cities, each between the crosses it lies between. */
export const CITY_ROW = 66;
export const CITY_X: Readonly<Record<string, number>> = {
  'kansas-city': 76,
  fulton: 244,
  'st-louis': 415,
  bloomington: 574,
  peoria: 730,
  chicago: 878,
  toledo: 1036,
  pittsburgh: 1194,
  philadelphia: 1334,
  'new-york': 1488,
};
