import { readFileSync } from 'node:fs';
import { EDITIONS, type CoreState, type EditionId, type Move } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import {
  judgeKnown,
  playTurn,
  positionOf,
  PUZZLE_FILES,
  readTurn,
  verdictOf,
  type Puzzle,
  type PuzzleFile,
} from './index.ts';

const puzzlesOf = (edition: EditionId): readonly Puzzle[] =>
  (JSON.parse(readFileSync(PUZZLE_FILES[edition], 'utf8')) as PuzzleFile).puzzles;

const judged = (points: number) => verdictOf({ loss: { points, error: 0.2 }, more: [], less: [] }).is;

test('what nobody could tell from the best turn is as good; what loses little is near', () => {
  expect([-0.4, 0.9, 1, 2.9, 3, 8].map(judged)).toEqual(['as-good', 'as-good', 'near', 'near', 'worse', 'worse']);
});

/** The same turn with two of its actions exchanged, where that leaves the same behind. */
function inAnotherOrder({ seat, best }: Puzzle, position: CoreState): Move[] | null {
  const { left } = playTurn(position, seat, readTurn(position, best));
  const [first, second, third = best.length - 1] = best.flatMap((text, i) => (text.startsWith('use ') ? [i] : []));
  if (second === undefined) return null;
  const other = [
    ...best.slice(0, first),
    ...best.slice(second, third),
    ...best.slice(first, second),
    ...best.slice(third),
  ];
  const turn = readTurn(position, other);
  return playTurn(position, seat, turn).left === left ? turn : null;
}

test('the best turn in another order is the best turn', () => {
  const exchanged = EDITIONS.flatMap(puzzlesOf).flatMap((puzzle) => {
    const position = positionOf(puzzle);
    const other = inAnotherOrder(puzzle, position);
    return other === null ? [] : [judgeKnown(puzzle, position, other)];
  });
  expect(exchanged.length).toBeGreaterThan(0);
  for (const verdict of exchanged) expect(verdict).toEqual({ is: 'best' });
});

describe.each(EDITIONS)('%s', (edition) => {
  const puzzles = puzzlesOf(edition);

  test('the best turn is the best turn, the obvious one is worse', () => {
    for (const puzzle of puzzles.slice(0, 5)) {
      const position = positionOf(puzzle);
      expect(judgeKnown(puzzle, position, readTurn(position, puzzle.best))).toEqual({ is: 'best' });
      for (const { moves, by } of puzzle.others) {
        const verdict = judgeKnown(puzzle, position, readTurn(position, moves))!;
        if (by.includes('obvious')) expect(verdict.is).toBe('worse');
        else expect(verdict).not.toBeNull();
      }
    }
  });

  test('a turn nobody thought of is not known', () => {
    const [puzzle] = puzzles;
    const position = positionOf(puzzle);
    expect(judgeKnown(puzzle, position, readTurn(position, [puzzle.best[0]]))).toBeNull();
  });
});
