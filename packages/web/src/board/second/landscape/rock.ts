/** Mesas as posters draw them: columns of rock, each with a lit and a shaded face, on a skirt of rubble. */

export interface Mesa {
  readonly x: number;
  /** The foot. */
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly columns: number;
  readonly far?: boolean;
}

export interface Rock {
  readonly talus: string;
  readonly lit: string;
  readonly shade: string;
  readonly cap: string;
}

/** The same rock every time: a fixed sequence of numbers between 0 and 1. */
export function pebbles(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return (at % 10007) / 10007;
  };
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function rockOf({ x, y, w, h, columns }: Mesa): Rock {
  const next = pebbles(Math.round(x * 7 + y * 3 + w));
  const rubble = h * 0.3;
  const foot = y - rubble;
  const half = w * 0.4;
  let lit = '';
  let shade = '';
  let cap = '';
  let fans = '';
  let left = x - half;
  for (let i = 0; i < columns; i++) {
    const right = x - half + (2 * half * (i + 0.8 + next() * 0.4)) / columns;
    const edge = i === columns - 1 ? x + half : right;
    const middle = left + (edge - left) * (0.5 + next() * 0.25);
    const shoulder = i === 0 || i === columns - 1 ? 0.12 : 0;
    const top = y - h * (1 - shoulder - next() * 0.05);
    const low = foot + next() * rubble * 0.35;
    lit += `M${point(left, foot)}L${point(left + 3, top)}L${point(middle, top)}L${point(middle, low)}Z`;
    shade += `M${point(middle, low)}L${point(middle, top)}L${point(edge, top + 2)}L${point(edge, foot)}Z`;
    cap += `M${point(left + 3, top)}L${point(left + 8, top - h * 0.06)}L${point(edge - 6, top - h * 0.06)}L${point(edge, top + 2)}Z`;
    fans += `L${point((left + middle) / 2, foot - 2)}L${point(edge, foot + rubble * 0.3)}`;
    left = edge;
  }
  const talus = `M${point(x - w / 2, y)}L${point(x - half, foot)}${fans}L${point(x + half, foot)}L${point(x + w / 2, y)}Q${point(x, y + h * 0.06)} ${point(x - w / 2, y)}Z`;
  return { talus, lit, shade, cap };
}
