import { generator } from '@drover/engine';
import { expect, test } from 'vitest';
import { readNetFile, writeNetFile } from './file.ts';
import { IncrementalNet } from './incremental.ts';
import { evaluate, grown, newNet } from './net.ts';

const dice = (name: string) => generator('test', name);
const FORTY = Array.from({ length: 40 }, (_, i) => `input ${i}`);

test('a network that is shown more, in another order, answers as before, until it learns', () => {
  const net = newNet(FORTY, 7, dice('net'));
  const x = Float32Array.from({ length: 43 }, (_, i) => Math.sin(i));
  const names = ['new', ...FORTY.toReversed(), 'newer', 'newest'];
  const same = Float32Array.of(x[40], ...x.slice(0, 40).toReversed(), x[41], x[42]);
  expect(evaluate(grown(net, names, 9, dice('more')), same)).toBeCloseTo(evaluate(net, x.subarray(0, 40)), 9);
});

test('a network out of a file answers nearly the same, and a file that is not whole is none', () => {
  const net = newNet(FORTY, 7, dice('net'));
  const bytes = writeNetFile({ net, origin: { seed: 'kea' } });
  const { net: again, origin } = readNetFile(bytes);
  expect(origin).toEqual({ seed: 'kea' });
  expect(again.names).toEqual(FORTY);
  expect(() => readNetFile(bytes.subarray(0, -2))).toThrow('not whole');
  expect(() => readNetFile(new Uint8Array(40))).toThrow('not the file of a network');
  const x = Float32Array.from({ length: 40 }, (_, i) => Math.sin(i));
  expect(again.weights).toHaveLength(net.weights.length);
  expect(evaluate(again, x)).toBeCloseTo(evaluate(net, x), 1);
});

test('a network at play answers the same, whatever it has read before', () => {
  const net = newNet(FORTY, 7, dice('net'));
  const positions = Array.from({ length: 300 }, (_, i) =>
    Float64Array.from({ length: 40 }, (_, k) => Math.round(4096 * Math.sin(i * (k % 7))) / 4096),
  );
  const incremental = new IncrementalNet(net);
  for (const x of positions) {
    const answer = incremental.evaluate(x);
    expect(answer).toBe(new IncrementalNet(net).evaluate(x));
    expect(answer).toBeCloseTo(evaluate(net, x), 3);
  }
});
