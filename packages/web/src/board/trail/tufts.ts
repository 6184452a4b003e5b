import { TILE } from '../../pieces/sizes.ts';

/** A fringe of grass blades around a tile, as one closed path. */
const BLADE = 12;
/** Lengths of the blades and how far they lean, in turn. */
const LENGTHS = [15, 9, 12, 7, 14];
const LEANS = [-3, 2, 4, -2, 1];

function fringe(): string {
  const [w, h] = [TILE.w / 2 + 2, TILE.h / 2 + 2];
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const;
  let n = 0;
  const blades = corners.flatMap(([x, y], i) => {
    const [tx, ty] = corners[(i + 1) % 4]!;
    const many = Math.round(Math.hypot(tx - x, ty - y) / BLADE);
    const [ux, uy] = [Math.sign(tx - x), Math.sign(ty - y)];
    return Array.from({ length: many }, (_, k) => {
      const at = (part: number): [number, number] => [x + ((tx - x) * part) / many, y + ((ty - y) * part) / many];
      const [[mx, my], [ex, ey]] = [at(k + 0.5), at(k + 1)];
      const [long, lean] = [LENGTHS[n % LENGTHS.length]!, LEANS[n % LEANS.length]!];
      n++;
      const tip = [mx + uy * long + ux * lean, my - ux * long + uy * lean];
      return `Q${mx} ${my} ${tip.map((v) => v.toFixed(1)).join(' ')}Q${mx} ${my} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
    });
  });
  return `M${-w} ${-h}${blades.join('')}Z`;
}

export const TUFTS = fringe();
