import { newNet } from '@drover/bots/inside';
import { generator } from '@drover/engine';
import { expect, test } from 'vitest';
import { newOptimizer, trainEpoch } from './adam.ts';

test('a network learns what follows from its inputs', () => {
  const below = generator('test', 'lessons');
  const draw = (): number => below(1000) / 500 - 1;
  const net = newNet(['a', 'b', 'c'], 12, below);
  const inputs = Float32Array.from({ length: 3 * 2000 }, draw);
  // Neither input says anything alone.
  const targets = Float32Array.from({ length: 2000 }, (_, i) => 20 * inputs[3 * i] * inputs[3 * i + 1]);
  const optimizer = newOptimizer(net);
  const first = trainEpoch(optimizer, { inputs, targets }, 0.01, below);
  let last = first;
  for (let i = 0; i < 30; i++) last = trainEpoch(optimizer, { inputs, targets }, 0.01, below);
  expect(last).toBeLessThan(first / 4);
});
