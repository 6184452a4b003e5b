import type { Puzzle } from '@drover/bots/puzzles';
import { expect, test } from 'vitest';
import { dayOf, puzzleOf, streakOf } from './daily.ts';

const puzzles = Array.from({ length: 66 }, (_, i) => ({ id: String(i) }) as Puzzle);

test('the day changes at midnight of the world’s clock', () => {
  expect(dayOf(Date.UTC(2026, 10, 18)) - dayOf(Date.UTC(2026, 10, 17, 23, 59, 59))).toBe(1);
  expect(dayOf(Date.UTC(2026, 10, 17, 0))).toBe(dayOf(Date.UTC(2026, 10, 17, 23)));
});

test('every puzzle has its day before one comes again', () => {
  const first = dayOf(Date.UTC(2026, 10, 17));
  const days = Array.from({ length: puzzles.length }, (_, i) => puzzleOf(first + i, puzzles).id);
  expect(new Set(days).size).toBe(puzzles.length);
  expect(puzzleOf(first + puzzles.length, puzzles)).toBe(puzzleOf(first, puzzles));
});

test('a streak is days in a row; today is not over yet, a day that was left out is', () => {
  expect(streakOf([], 10)).toBe(0);
  expect(streakOf([8, 9], 10)).toBe(2);
  expect(streakOf([10, 8, 9], 10)).toBe(3);
  expect(streakOf([6, 7, 8], 10)).toBe(0);
  expect(streakOf([7, 10], 10)).toBe(1);
});
