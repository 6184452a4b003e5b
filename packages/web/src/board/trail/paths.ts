import type { Size } from './kinds.ts';

/** Smooth paths between the spaces of a trail, and where an arrow of direction fits on them. */

export type Point = readonly [x: number, y: number];

export interface Node {
  readonly at: Point;
  readonly size: Size;
  readonly next: readonly number[];
  /** How far the path to a next space bows out, where it must make way for a tile. */
  readonly bows?: Readonly<Record<number, Point>>;
}

export interface TrailPath {
  readonly from: number;
  readonly to: number;
  readonly curve: Cubic;
  readonly d: string;
  /** Place and angle of the arrow; null where tiles leave no room for one. */
  readonly arrow: { readonly x: number; readonly y: number; readonly angle: number } | null;
}

/** How far a path keeps the direction it came from, as a part of its length. */
const SWING = 0.38;
const SAMPLES = 48;
const ARROW_ROOM = 15;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const length = ([x, y]: Point): number => Math.hypot(x, y);
const unit = (p: Point): Point => [p[0] / (length(p) || 1), p[1] / (length(p) || 1)];

/** A path bends through a space with one way in and one way out, and leaves a fork straight. */
function bend(before: readonly Point[], at: Point, ahead: Point): Point {
  const on = unit(minus(ahead, at));
  if (before.length !== 1) return on;
  const [x, y] = unit(minus(at, before[0]!));
  return unit([on[0] + x * 0.9, on[1] + y * 0.9]);
}

export type Cubic = readonly [Point, Point, Point, Point];

export function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t;
  const along = (i: 0 | 1): number => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  return [along(0), along(1)];
}

const covers = ({ at, size }: Node, [x, y]: Point): boolean =>
  Math.abs(x - at[0]) < size.w / 2 + 3 && Math.abs(y - at[1]) < size.h / 2 + 3;

/** The middle of what is seen of the path between two tiles. */
function arrowOn(curve: Cubic, nodes: readonly Node[]): TrailPath['arrow'] {
  const seen = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES).filter((t) => {
    const point = pointOn(curve, t);
    return nodes.every((node) => !covers(node, point));
  });
  if (seen.length < 2) return null;
  const [first, last] = [seen[0]!, seen.at(-1)!];
  if (length(minus(pointOn(curve, last), pointOn(curve, first))) < ARROW_ROOM) return null;
  const middle = (first + last) / 2;
  const [x, y] = pointOn(curve, middle);
  const [dx, dy] = minus(pointOn(curve, middle + 0.02), pointOn(curve, middle - 0.02));
  return { x, y, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

export function trailPaths(nodes: readonly Node[]): TrailPath[] {
  const before = nodes.map((_, to) => nodes.flatMap((node) => (node.next.includes(to) ? [node.at] : [])));
  return nodes.flatMap((node, from) =>
    node.next.map((to): TrailPath => {
      const target = nodes[to]!;
      const reach = length(minus(target.at, node.at)) * SWING;
      const leave = node.next.length === 1 ? bend(before[from]!, node.at, target.at) : unit(minus(target.at, node.at));
      const onward = target.next.length === 1 ? [nodes[target.next[0]!]!.at] : [];
      const arrive = before[to]!.length === 1 ? bend(onward, target.at, node.at) : unit(minus(node.at, target.at));
      const [bx, by] = node.bows?.[to] ?? [0, 0];
      const curve: Cubic = [
        node.at,
        [node.at[0] + leave[0] * reach + bx, node.at[1] + leave[1] * reach + by],
        [target.at[0] + arrive[0] * reach + bx, target.at[1] + arrive[1] * reach + by],
        target.at,
      ];
      const [a, b, c, d] = curve.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
      return { from, to, curve, d: `M${a}C${b} ${c} ${d}`, arrow: arrowOn(curve, nodes) };
    }),
  );
}
