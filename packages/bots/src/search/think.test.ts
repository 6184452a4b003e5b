import { clone, generator } from '@drover/engine';
import { expect, test, vi } from 'vitest';
import { candidates, combine, styleOf, think, TRAINED } from '../index.ts';
import { dice, EDITIONS, positionsOf, setupOf } from '../testing.ts';

/** Whole games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const positions = EDITIONS.flatMap((edition) => positionsOf(setupOf(edition), 60, clone));
const styleFor = (edition: string) => styleOf(TRAINED, edition);

test('a search tries the moves it may and counts every iteration once', () => {
  for (const { seen, seat } of positions.slice(0, 6)) {
    const { judgements, iterations } = think(
      seen,
      seat,
      { below: dice(), budget: { iterations: 24 } },
      styleFor(seen.edition),
    );
    const visits = judgements.reduce((sum, judgement) => sum + judgement.visits, 0);
    expect(visits).toBe(Math.max(1, iterations));
    for (const { move } of judgements) expect(candidates(seen, seat)).toContainEqual(move);
  }
});

test('a search stops when it is told to, and says how far it is', () => {
  const { seen, seat } = positions[1];
  const shares: number[] = [];
  const { iterations, judgements } = think(
    seen,
    seat,
    {
      below: dice(),
      budget: { iterations: 100_000 },
      cancelled: () => shares.length >= 3,
      progress: (share) => void shares.push(share),
    },
    styleFor(seen.edition),
  );
  expect(iterations).toBeLessThan(100);
  expect(judgements.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a search keeps to its milliseconds', () => {
  const { seen, seat } = positions[2];
  const begun = performance.now();
  think(seen, seat, { below: dice(), budget: { milliseconds: 40 } }, styleFor(seen.edition));
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('what several searches found is added up', () => {
  const { seen, seat } = positions[1];
  const thoughts = ['a', 'b'].map((name) =>
    think(seen, seat, { below: generator(name, 'x'), budget: { iterations: 16 } }, styleFor(seen.edition)),
  );
  const both = combine(thoughts);
  expect(both.iterations).toBe(thoughts[0].iterations + thoughts[1].iterations);
  expect(both.judgements.reduce((sum, { visits }) => sum + visits, 0)).toBe(both.iterations);
});
