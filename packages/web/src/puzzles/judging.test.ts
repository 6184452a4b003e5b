import { readFileSync } from 'node:fs';
import { playTurn, positionOf, PUZZLE_FILES, readTurn, type Puzzle, type PuzzleFile } from '@drover/bots/puzzles';
import { EDITIONS, type EditionId, type Move } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { isSolved, judgeKnown, verdictOf } from './judging.ts';

const puzzlesOf = (edition: EditionId): readonly Puzzle[] =>
  (JSON.parse(readFileSync(PUZZLE_FILES[edition], 'utf8')) as PuzzleFile).puzzles;

const judged = (points: number) => verdictOf({ loss: { points, error: 0.2 }, more: [], less: [] }).is;

test('what nobody could tell from the best turn is as good; what loses little is near', () => {
  expect([-0.4, 0.9, 1, 2.9, 3, 8].map(judged)).toEqual(['as-good', 'as-good', 'near', 'near', 'worse', 'worse']);
});

/** The same moves with two of them exchanged, where that leaves the same behind. */
function inAnotherOrder({ seat, best }: Puzzle, position: ReturnType<typeof positionOf>): Move[] | null {
  const turn = readTurn(position, best);
  const { left } = playTurn(position, seat, turn);
  for (let i = 1; i + 1 < turn.length; i++) {
    const other = turn.with(i, turn[i + 1]!).with(i + 1, turn[i]!);
    if (playTurn(position, seat, other).left === left) return other;
  }
  return null;
}

describe.each(EDITIONS)('%s', (edition) => {
  const puzzles = puzzlesOf(edition);

  test('the best turn is the best turn, in whatever order; the obvious one is worse', () => {
    for (const puzzle of puzzles.slice(0, 5)) {
      const position = positionOf(puzzle);
      expect(judgeKnown(puzzle, position, readTurn(position, puzzle.best))).toEqual({ is: 'best' });
      for (const { moves, by } of puzzle.others) {
        const verdict = judgeKnown(puzzle, position, readTurn(position, moves))!;
        if (by.includes('steady')) expect(verdict.is).toBe('worse');
        else expect(verdict).not.toBeNull();
      }
    }
    const exchanged = puzzles.flatMap((puzzle) => {
      const position = positionOf(puzzle);
      const other = inAnotherOrder(puzzle, position);
      return other === null ? [] : [judgeKnown(puzzle, position, other)!];
    });
    expect(exchanged.length).toBeGreaterThan(0);
    expect(exchanged.every(isSolved)).toBe(true);
  });

  test('a turn nobody thought of is not known', () => {
    const [puzzle] = puzzles;
    const position = positionOf(puzzle!);
    expect(judgeKnown(puzzle!, position, readTurn(position, [puzzle!.best[0]!]))).toBeNull();
  });
});
