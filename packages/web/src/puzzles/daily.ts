import type { Puzzle } from '@drover/bots/puzzles';

/** Days are counted as the world's clock has them, so that everybody has the same one. */

const DAY = 86_400_000;

export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / DAY);

/** A prime greater than any number of puzzles: all of them come before one comes again, and neighbours on no two days. */
const STRIDE = 7919;

/** The puzzle of a day. */
export const puzzleOf = (day: number, puzzles: readonly Puzzle[]): Puzzle => puzzles[(day * STRIDE) % puzzles.length]!;

/** Days in a row up to today; whoever has not solved today's yet has all of today to do so. */
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let length = 0;
  for (let day = solved.has(today) ? today : today - 1; solved.has(day); day--) length++;
  return length;
}
