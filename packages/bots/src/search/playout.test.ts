import { newGame } from '@drover/engine';
import { expect, test } from 'vitest';
import { TRAINED } from '../index.ts';
import { soloOf } from '../testing.ts';
import { diceFrom } from './dice.ts';
import { playout } from './playout.ts';

const world = newGame(soloOf('nz'));
const judge = (expected: number): number => expected;
const after = (turns: number, judged: number): number => {
  const how = { evaluator: TRAINED.nz, turns, judged, judge };
  return playout(
    world,
    0,
    [],
    how,
    diceFrom(() => 7),
  );
};

test('what counts is the mean of what is expected after the last turns', () => {
  expect(after(3, 1)).not.toBe(after(2, 1));
  expect(after(3, 2)).toBeCloseTo((after(2, 1) + after(3, 1)) / 2, 9);
});

test('a game that is over first counts for all turns it lacks', () => {
  expect(after(60, 1)).toBe(after(90, 1));
  expect(after(90, 50)).toBe(after(60, 1));
  expect(Number.isInteger(after(60, 1))).toBe(true);
});
