import { generator } from '@drover/engine';
import { expect, test } from 'vitest';
import { ask, beginEvolution, tell, weightsAt } from './evolution.ts';

test('it finds the top of a hill', () => {
  const goal = [0.8, -0.5, 0.2, 0];
  const height = (point: readonly number[]): number => -point.reduce((sum, x, i) => sum + (x - goal[i]) ** 2, 0);
  const evolution = beginEvolution(['a', 'b', 'c', 'd'], 0.3);
  const below = generator('hill', 'train');
  for (let i = 0; i < 80; i++) {
    const points = ask(evolution, 8, below);
    tell(evolution, points, points.map(height));
  }
  expect(height(evolution.mean)).toBeGreaterThan(-0.01);
  expect(evolution.generation).toBe(80);
});

test('weights stay positive, and those that are not learned stay as they are', () => {
  expect(weightsAt({ a: 2, b: 3 }, ['a'], [Math.log(0.5)])).toEqual({ a: 1, b: 3 });
});
