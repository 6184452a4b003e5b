import type { Point } from '../trail/paths.ts';

/** What grows and lives on the island, in the coordinates of the whole table. */

export type Tree = 'bush' | 'ponga' | 'rimu';

/** A belt of bush: from here to there, so many trees, so far beside the line. */
interface Belt {
  readonly from: Point;
  readonly to: Point;
  readonly trees: number;
  readonly breadth: number;
}

const BELTS: readonly Belt[] = [
  { from: [184, 560], to: [196, 780], trees: 12, breadth: 16 },
  { from: [186, 900], to: [180, 1080], trees: 11, breadth: 14 },
  { from: [310, 1262], to: [1180, 1268], trees: 32, breadth: 16 },
  { from: [700, 784], to: [742, 812], trees: 5, breadth: 14 },
  { from: [1484, 850], to: [1496, 1010], trees: 10, breadth: 16 },
  { from: [1420, 1110], to: [1536, 1140], trees: 8, breadth: 16 },
  { from: [660, 430], to: [690, 560], trees: 6, breadth: 14 },
  { from: [790, 1140], to: [800, 1220], trees: 5, breadth: 14 },
  { from: [900, 1070], to: [940, 1090], trees: 4, breadth: 12 },
  { from: [1120, 856], to: [1150, 868], trees: 3, breadth: 8 },
  { from: [320, 530], to: [346, 546], trees: 3, breadth: 8 },
  { from: [560, 888], to: [600, 900], trees: 4, breadth: 8 },
];

/** Steps that look random and never change: parts of the golden ratio. */
const wander = (n: number): number => ((n * 0.6180339887) % 1) - 0.5;
const KINDS: readonly Tree[] = ['bush', 'rimu', 'bush', 'ponga', 'bush', 'bush', 'rimu', 'bush'];

export const TREES: readonly { readonly tree: Tree; readonly x: number; readonly y: number; readonly size: number }[] =
  BELTS.flatMap(({ from, to, trees, breadth }, belt) =>
    Array.from({ length: trees }, (_, n) => {
      const [part, seed] = [(n + 0.5) / trees, n + belt * 5];
      return {
        tree: KINDS[seed % KINDS.length]!,
        x: Math.round(from[0] + (to[0] - from[0]) * part + wander(seed) * breadth * 2),
        y: Math.round(from[1] + (to[1] - from[1]) * part + wander(seed * 3 + 1) * breadth * 2),
        size: 0.8 + wander(seed * 7 + 2) * 0.4,
      };
    }),
  ).sort((a, b) => a.y - b.y);

/** Ploughed and mown paddocks: middle, width, height, turn. */
export const PADDOCKS: readonly (readonly [x: number, y: number, w: number, h: number, turn: number])[] = [
  [1370, 1126, 74, 34, -8],
  [1452, 1112, 66, 30, 6],
  [238, 1258, 70, 34, -4],
  [756, 952, 70, 34, 8],
];

/** Stations with their clay roofs, and sheep in the paddocks. */
export const HOUSES: readonly Point[] = [
  [186, 1236],
  [764, 924],
  [1330, 1108],
  [924, 770],
];
export const SHEEP: readonly Point[] = [
  [1372, 1116],
  [1394, 1130],
  [1352, 1136],
  [1450, 1106],
  [1428, 1020],
  [1452, 1030],
  [742, 948],
  [770, 958],
  [890, 1010],
  [912, 1022],
  [1010, 1172],
  [226, 1252],
  [250, 1264],
  [620, 938],
  [646, 950],
  [500, 520],
  [524, 530],
  [1320, 850],
];
