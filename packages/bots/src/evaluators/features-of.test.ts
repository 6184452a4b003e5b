import { clone, EDITIONS, newGame } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { positionsOf, setupOf, soloOf } from '../testing.ts';
import { featureNames, featuresOf } from './features-of.ts';

describe.each(EDITIONS)('the inputs of %s', (edition) => {
  const names = featureNames(newGame(setupOf(edition)), true);
  const inputs = names.length;

  test('have names of their own, the same in every position, and are small numbers', () => {
    expect(new Set(names).size).toBe(inputs);
    for (const setup of [setupOf(edition), setupOf(edition, 4), soloOf(edition)])
      for (const { state, seat } of positionsOf(setup, 40, clone)) {
        expect(featureNames(state, true)).toEqual(names);
        const values = featuresOf(state, seat, true).subarray(0, inputs);
        expect(values.every((value) => Math.abs(value) < 12)).toBe(true);
        expect(values.some((value) => value !== 0)).toBe(true);
      }
  });

  test('say nothing of what a seat may not know', () => {
    for (const { state, seat, seen } of [setupOf(edition), soloOf(edition)].flatMap((s) => positionsOf(s, 40, clone)))
      expect(featuresOf(state, seat, true).slice(0, inputs)).toEqual(featuresOf(seen, seat, true).slice(0, inputs));
  });
});
