import type { Series } from './series.ts';

/** The geometry of a line plot: scales, ticks, and room for the emblems at the ends of the lines. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5];

/** A round step, so that about `wanted` of them span the range. */
export function roundStep(range: number, wanted: number): number {
  const rough = Math.max(range / wanted, 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * (STEPS.find((step) => step * ten >= rough) ?? 10);
}

/** From the lowest to the highest value, zero included, widened to whole steps. */
export function valueScale(values: readonly number[], frame: Frame, wanted = 4): Scale {
  const step = roundStep(Math.max(...values, 0) - Math.min(...values, 0), wanted);
  const low = Math.floor(Math.min(...values, 0) / step);
  const high = Math.max(Math.ceil(Math.max(...values, 0) / step), low + 1);
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => (low + i) * step);
  const height = frame.bottom - frame.top;
  return { at: (value) => frame.bottom - ((value - low * step) / ((high - low) * step)) * height, ticks };
}

export function turnScale(turns: readonly number[], frame: Frame, wanted = 6): Scale {
  const first = turns[0] ?? 0;
  const last = Math.max(turns.at(-1) ?? 1, first + 1);
  const step = roundStep(last - first, wanted);
  const ticks: number[] = [];
  for (let turn = Math.ceil(first / step) * step; turn <= last; turn += step) ticks.push(turn);
  return { at: (turn) => frame.left + ((turn - first) / (last - first)) * (frame.right - frame.left), ticks };
}

export const linePath = (turns: readonly number[], values: readonly number[], x: Scale, y: Scale): string =>
  values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x.at(turns[i]!).toFixed(1)} ${y.at(value).toFixed(1)}`).join('');

/** Heights as close to the wanted ones as a gap between neighbours allows, in the same order. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let floor = top;
  for (const i of order) floor = (placed[i] = Math.max(placed[i]!, floor)) + gap;
  let ceiling = bottom;
  for (const i of order.toReversed()) ceiling = (placed[i] = Math.min(placed[i]!, ceiling)) - gap;
  return placed;
}

/** A few turns, evenly spread, the first and the last among them. */
export function sampled({ turns }: Series, count: number): number[] {
  const last = turns.length - 1;
  if (last < count) return turns.map((_, i) => i);
  return Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
}
