import { clone } from '@drover/engine';
import { expect, test, vi } from 'vitest';
import { candidates, deliberate, TRAINED } from '../index.ts';
import { dice, EDITIONS, positionsOf, setupOf, soloOf } from '../testing.ts';

/** Whole games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const positions = EDITIONS.flatMap((edition) =>
  [setupOf(edition), soloOf(edition)].flatMap((setup) => positionsOf(setup, 60, clone)),
);
const styleFor = (edition: string, turns = 2) => ({ belief: TRAINED[edition], turns });

test('the moves it compares are legal ones, each once, those that were played on first', () => {
  for (const { seen, seat } of positions) {
    const thinking = { below: dice(), budget: { iterations: 20 } };
    const { judgements } = deliberate(seen, seat, thinking, styleFor(seen.edition));
    for (const { move, value } of judgements) {
      expect(candidates(seen, seat)).toContainEqual(move);
      expect(value).toSatisfy(Number.isFinite);
    }
    expect(new Set(judgements.map(({ move }) => JSON.stringify(move))).size).toBe(judgements.length);
    const played = judgements.filter(({ visits }) => visits > 0);
    if (played.length > 0) expect(judgements[0].visits).toBeGreaterThan(0);
  }
});

test('it keeps to its iterations, stops when it is told to, and says how far it is', () => {
  const [{ seen, seat }] = positions;
  const few = deliberate(seen, seat, { below: dice(), budget: { iterations: 3 } }, styleFor(seen.edition));
  expect(few.iterations).toBe(3);
  const shares: number[] = [];
  const thinking = {
    below: dice(),
    budget: { iterations: 100_000 },
    cancelled: () => shares.length >= 3,
    progress: (share: number) => void shares.push(share),
  };
  expect(deliberate(seen, seat, thinking, styleFor(seen.edition)).judgements.length).toBeGreaterThan(0);
  expect(shares).toHaveLength(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a budget of milliseconds ends it as well', () => {
  const [{ seen, seat }] = positions;
  const begun = performance.now();
  deliberate(seen, seat, { below: dice(), budget: { milliseconds: 40 } }, styleFor(seen.edition, 9));
  expect(performance.now() - begun).toBeLessThan(2000);
});
