import type { ScoreSheet } from '@drover/engine';

/** Bars of points, one for each seat: what was won goes right from zero, what was lost goes left. */
export interface Segment {
  readonly category: string;
  readonly vp: number;
  readonly x: number;
  readonly w: number;
}

export interface Bar {
  readonly seat: number;
  readonly total: number;
  readonly segments: readonly Segment[];
  /** Where the bar ends on the right. */
  readonly end: number;
}

const parts = (sheet: ScoreSheet, sign: 1 | -1): number[] =>
  sheet.seats.map(({ categories }) => categories.reduce((sum, { vp }) => sum + Math.max(0, sign * vp), 0));

export function barsOf(sheet: ScoreSheet, width: number): { readonly zero: number; readonly bars: readonly Bar[] } {
  const most = Math.max(...parts(sheet, 1), 1);
  const lost = Math.max(...parts(sheet, -1), 0);
  const unit = width / (most + lost);
  const zero = lost * unit;
  const bars = sheet.seats.map(({ seat, total, categories }) => {
    let right = zero;
    let left = zero;
    const segments = categories
      .filter(({ vp }) => vp !== 0)
      .map(({ category, vp }): Segment => {
        const w = Math.abs(vp) * unit;
        const x = vp > 0 ? right : (left -= w);
        if (vp > 0) right += w;
        return { category, vp, x, w };
      });
    return { seat, total, segments, end: right };
  });
  return { zero, bars };
}
