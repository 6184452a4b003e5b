import type { Point } from '../../trail/paths.ts';
import { pebbles, type Mesa } from './rock.ts';

/** What grows and stands where, in the coordinates of the whole table. */

export const FAR_MESAS: readonly Mesa[] = [
  { x: 160, y: 178, w: 230, h: 62, columns: 5, far: true },
  { x: 500, y: 178, w: 150, h: 88, columns: 3, far: true },
  { x: 655, y: 178, w: 90, h: 60, columns: 2, far: true },
  { x: 1115, y: 178, w: 250, h: 70, columns: 5, far: true },
  { x: 1415, y: 178, w: 130, h: 96, columns: 3, far: true },
];

export const MESAS: readonly Mesa[] = [
  { x: 590, y: 640, w: 170, h: 84, columns: 3 },
  { x: 425, y: 646, w: 270, h: 130, columns: 5 },
  { x: 268, y: 578, w: 130, h: 70, columns: 2 },
  { x: 52, y: 620, w: 150, h: 96, columns: 3 },
  { x: 905, y: 826, w: 250, h: 74, columns: 5 },
  { x: 1530, y: 880, w: 150, h: 116, columns: 3 },
  { x: 270, y: 812, w: 110, h: 60, columns: 2 },
  { x: 60, y: 1140, w: 130, h: 70, columns: 2 },
];

/** Pines stand around the spaces in the forest, behind their tiles. */
const AROUND: readonly Point[] = [
  [-44, -44],
  [-24, -48],
  [-66, -30],
  [0, -46],
  [60, -40],
  [-80, -2],
  [72, 6],
  [40, -48],
  [-72, 34],
  [68, 44],
];

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function trees(forest: readonly Point[]): Tree[] {
  const next = pebbles(4711);
  return forest
    .flatMap(([x, y]) =>
      AROUND.map(([dx, dy]) => ({ x: x + dx + next() * 8 - 4, y: y + dy + next() * 8, size: 0.8 + next() * 0.45 })),
    )
    .sort((a, b) => a.y - b.y);
}

export const CACTI: readonly Tree[] = [
  { x: 540, y: 1118, size: 1 },
  { x: 604, y: 1096, size: 0.8 },
  { x: 748, y: 692, size: 0.9 },
  { x: 1560, y: 1060, size: 1.1 },
  { x: 1480, y: 1010, size: 0.8 },
  { x: 104, y: 1210, size: 1 },
  { x: 30, y: 1240, size: 0.8 },
  { x: 1570, y: 640, size: 0.9 },
];

/** Blades of grass all over the plains, as one path. */
export function blades(): string {
  const next = pebbles(99);
  let path = '';
  for (let i = 0; i < 260; i++) {
    const x = Math.round(next() * 1580 + 10);
    const y = Math.round(540 + next() * 740);
    path += `M${x - 7} ${y - 8}L${x - 2} ${y}M${x} ${y - 12}V${y}M${x + 7} ${y - 8}L${x + 2} ${y}`;
  }
  return path;
}

export function sunburst(x: number, y: number, radius: number, rays: number): string {
  const at = (angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  const step = Math.PI / rays;
  return Array.from({ length: rays }, (_, i) => {
    const from = Math.PI + i * step;
    return `M${x} ${y}L${at(from)}L${at(from + step / 2)}Z`;
  }).join('');
}

/** The main street of Kansas City. */
export const HOUSES = [
  { x: 1092, w: 40, h: 66, tone: 'clay' },
  { x: 1130, w: 48, h: 90, tone: 'cream' },
  { x: 1176, w: 36, h: 70, tone: 'wood' },
  { x: 1210, w: 34, h: 58, tone: 'clay' },
] as const;

/** Grazing between the tracks and in the corners of the plains. */
export const HERD: readonly Tree[] = [
  { x: 70, y: 306, size: 0.9 },
  { x: 132, y: 326, size: 1.05 },
  { x: 190, y: 300, size: 0.85 },
  { x: 252, y: 322, size: 1 },
  { x: 1500, y: 484, size: 0.9 },
  { x: 1556, y: 506, size: 1.05 },
  { x: 300, y: 1256, size: 1.1 },
  { x: 232, y: 1272, size: 1.2 },
  { x: 1440, y: 1256, size: 1.1 },
];
