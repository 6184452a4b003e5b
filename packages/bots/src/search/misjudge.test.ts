import { expect, test } from 'vitest';
import { misjudged } from './misjudge.ts';

const off = Array.from({ length: 20_000 }, (_, i) => misjudged(i / 100, 2) - i / 100);

test('judgements are off by so many points, as often too high as too low, and never wildly', () => {
  const mean = off.reduce((sum, points) => sum + points, 0) / off.length;
  const square = off.reduce((sum, points) => sum + points * points, 0) / off.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(square)).toBeCloseTo(2, 1);
  expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(6);
});

test('the same move seems the same whenever it is looked at', () => {
  expect(misjudged(71.25, 4)).toBe(misjudged(71.25, 4));
  expect(misjudged(71.25, 0)).toBe(71.25);
});
