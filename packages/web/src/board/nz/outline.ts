import type { Point } from '../trail/paths.ts';

/** A smooth line through points: the coast, a river, a range of hills. */

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Tension of the curve: a sixth of the way between the neighbours, as Catmull and Rom have it. */
const TENSION = 1 / 6;

function through(points: readonly Point[], neighbour: (i: number) => Point, last: number): string {
  let d = `M${at(points[0]!)}`;
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [neighbour(i - 1), neighbour(i), neighbour(i + 1), neighbour(i + 2)];
    const leave: Point = [b[0] + (c[0] - a[0]) * TENSION, b[1] + (c[1] - a[1]) * TENSION];
    const arrive: Point = [c[0] - (e[0] - b[0]) * TENSION, c[1] - (e[1] - b[1]) * TENSION];
    d += `C${at(leave)} ${at(arrive)} ${at(c)}`;
  }
  return d;
}

export const closedLine = (points: readonly Point[]): string =>
  `${through(points, (i) => points[(i + points.length) % points.length]!, points.length)}Z`;

export const openLine = (points: readonly Point[]): string =>
  through(points, (i) => points[Math.min(Math.max(i, 0), points.length - 1)]!, points.length - 1);
