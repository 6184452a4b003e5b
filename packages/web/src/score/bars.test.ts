import type { ScoreSheet } from '@drover/engine';
import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const sheet = (...rows: readonly (readonly number[])[]): ScoreSheet => ({
  seats: rows.map((row, seat) => ({
    seat,
    categories: row.map((vp, i) => ({ category: `c${i}`, vp })),
    total: row.reduce((sum, vp) => sum + vp, 0),
    fulfilled: [],
  })),
  leaders: [0],
  against: null,
});

it('the longest bar fills the width, and nothing takes no room', () => {
  const { zero, bars } = barsOf(sheet([6, 0, 4], [5, 0, 0]), 100);
  expect(zero).toBe(0);
  expect(bars[0]!.segments).toEqual([
    { category: 'c0', vp: 6, x: 0, w: 60 },
    { category: 'c2', vp: 4, x: 60, w: 40 },
  ]);
  expect(bars.map(({ end }) => end)).toEqual([100, 50]);
});

it('lost points lie left of zero', () => {
  const { zero, bars } = barsOf(sheet([8, -2]), 100);
  expect(zero).toBe(20);
  expect(bars[0]!.segments[1]).toEqual({ category: 'c1', vp: -2, x: 0, w: 20 });
  expect(bars[0]!.total).toBe(6);
});

it('a table without points has empty bars', () => {
  expect(barsOf(sheet([0], [0]), 100).bars.map(({ segments }) => segments)).toEqual([[], []]);
});
