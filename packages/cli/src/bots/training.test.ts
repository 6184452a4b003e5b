import { expectationsOf, type Net } from '@drover/bots';
import { newGame } from '@drover/engine';
import { expect, test } from 'vitest';
import { beginTraining, shownMore } from './training.ts';

test('a training that began when less was shown of a position goes on and knows what it knew', () => {
  const begun = beginTraining({ edition: 'nz', tables: 'all', seed: 'moa', hidden: 4, games: 4 });
  const { inputs, hidden } = begun.learner.net;
  const fewer = inputs - 3;
  const short = (list: Float64Array): Float64Array => {
    const line = (inputs + 2) * hidden;
    const parts = [list.slice(0, fewer * hidden), list.slice(inputs * hidden, line + fewer), list.slice(-1)];
    return Float64Array.from(parts.flatMap((part) => [...part]));
  };
  const { learner } = begun;
  const before = {
    ...begun,
    steady: short(begun.steady),
    learner: {
      ...learner,
      net: { inputs: fewer, hidden, weights: short(learner.net.weights) },
      mean: short(learner.mean),
      square: short(learner.square),
    },
  };
  const after = shownMore(before);
  const table = newGame({ edition: 'nz', players: 2, seed: 'tui', options: {} });
  const expected = (net: Net): number => expectationsOf(net, () => Number.NaN)(table, 0);
  expect(after.learner.net.inputs).toBe(inputs);
  for (const list of [after.learner.net.weights, after.steady, after.learner.mean, after.learner.square])
    expect(list).toHaveLength(learner.net.weights.length);
  expect(expected(after.learner.net)).toBeCloseTo(expected(before.learner.net), 9);
  expect(shownMore(begun)).toEqual(begun);
});
