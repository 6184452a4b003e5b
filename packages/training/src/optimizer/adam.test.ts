import { newNet } from '@drover/bots/inside';
import { generator } from '@drover/engine';
import { expect, test } from 'vitest';
import { openPool, type TrainingPool } from '../run/pool.ts';
import { mergeSamples } from '../samples/samples.ts';
import { learned, lessonOf, newOptimizer } from './adam.ts';
import { shuffledOrder } from './order.ts';

const uncancelled = new AbortController().signal;

/** Neither of the first two inputs says anything alone. */
function pupil(hidden: number) {
  const below = generator('test', 'lessons');
  const optimizer = newOptimizer(newNet(['a', 'b', 'c'], hidden, below));
  const inputs = Float32Array.from({ length: 3 * 2000 }, () => below(1000) / 500 - 1);
  const targets = Float32Array.from({ length: 2000 }, (_, i) => 20 * inputs[3 * i] * inputs[3 * i + 1]);
  const samples = mergeSamples([{ inputs, targets }], 3);
  return { optimizer, samples, below };
}

async function learn({ optimizer, samples, below }: ReturnType<typeof pupil>, pool: TrainingPool): Promise<number> {
  const lesson = lessonOf(optimizer, samples, shuffledOrder(2000, 1, below), 0.01);
  const error = await pool.learn(lesson);
  learned(optimizer, lesson);
  return error!;
}

test('a network learns what follows from its inputs', async () => {
  const [one, alone] = [pupil(12), openPool(1, uncancelled)];
  const first = await learn(one, alone);
  let last = first;
  for (let i = 0; i < 30; i++) last = await learn(one, alone);
  expect(last).toBeLessThan(first / 16);
});

test('it learns the same however many threads there are', async () => {
  const [single, several] = [pupil(30), pupil(30)];
  const [alone, together] = [openPool(1, uncancelled), openPool(3, uncancelled)];
  for (let i = 0; i < 3; i++) expect(await learn(several, together)).toBe(await learn(single, alone));
  expect(several.optimizer).toEqual(single.optimizer);
  together.close();
});
