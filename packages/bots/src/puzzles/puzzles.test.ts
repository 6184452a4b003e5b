import { readFileSync } from 'node:fs';
import { EDITIONS, generator, view, type EditionId } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { TRAINED } from '../evaluators/trained.ts';
import '../testing.ts';
import {
  faultsOf,
  GRADES,
  isSolvedAgain,
  judgeTurn,
  MARGIN,
  positionOf,
  PUZZLE_FILES,
  readTurn,
  type Puzzle,
  type PuzzleFile,
} from './index.ts';

const puzzlesOf = (edition: EditionId): readonly Puzzle[] =>
  (JSON.parse(readFileSync(PUZZLE_FILES[edition], 'utf8')) as PuzzleFile).puzzles;

const clearest = (puzzles: readonly Puzzle[]): Puzzle =>
  puzzles.reduce((most, puzzle) => (puzzle.margin.points > most.margin.points ? puzzle : most));

describe.each(EDITIONS)('the puzzles of %s', (edition) => {
  const puzzles = puzzlesOf(edition);

  test('are many, of every grade, and each is another position', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    for (const grade of GRADES) expect(puzzles.filter((one) => one.grade === grade).length).toBeGreaterThanOrEqual(8);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ setup }) => setup.players)).size).toBeGreaterThan(1);
  });

  test('can be played from their records, without luck, and are clearly better than what seems natural', () => {
    for (const puzzle of puzzles) expect(faultsOf(puzzle), puzzle.id).toEqual([]);
  });

  test('come out again when they are solved again, and only they do', () => {
    const puzzle = clearest(puzzles);
    const solving = { evaluator: TRAINED[edition], games: 12, seed: 'test' };
    expect(isSolvedAgain(puzzle, solving)).toBe(true);
    const obvious = puzzle.others.find(({ by }) => by.includes('obvious'))!;
    const wrong: Puzzle = {
      ...puzzle,
      best: obvious.moves,
      others: [{ ...obvious, moves: puzzle.best, by: [] }, ...puzzle.others.filter((one) => one !== obvious)],
    };
    expect(isSolvedAgain(wrong, solving)).toBe(false);
    expect(faultsOf(wrong)).not.toEqual([]);
  });

  test('somebody’s turn is compared with the best one, and what it overlooks is told', () => {
    const puzzle = clearest(puzzles);
    const { seat, best, others } = puzzle;
    const state = positionOf(puzzle);
    const obvious = others.find(({ by }) => by.includes('obvious'))!;
    const [good, played] = [best, obvious.moves].map((moves) => readTurn(state, moves));
    const { loss, more } = judgeTurn(
      view(state, seat),
      seat,
      good,
      played,
      TRAINED[edition],
      generator('test', 'judge'),
    );
    expect(loss.points).toBeGreaterThan(MARGIN);
    expect(more.length).toBeGreaterThan(0);
  });

  test('a margin may be exact', () => {
    expect(faultsOf({ ...puzzles[0], margin: { points: 5, error: 0 } })).toEqual([]);
  });

  test.each([
    ['another position', { id: '00000000' }],
    ['another seat', { seat: 9 }],
    ['a turn that does not end', { best: ['use 1'] }],
    ['a margin that is none', { margin: { points: 2, error: 0.1 } }],
    ['a margin with an error below nothing', { margin: { points: 5, error: -0.1 } }],
    ['a margin whose error is no number', { margin: { points: 5, error: Number.NaN } }],
  ])('a puzzle with %s is no puzzle', (_, change) => {
    expect(faultsOf({ ...puzzles[0], ...change })).not.toEqual([]);
  });
});
