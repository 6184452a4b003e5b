import { clone, EDITIONS } from '@drover/engine';
import { expect, test } from 'vitest';
import { candidates, treeSearch, TRAINED } from '../index.ts';
import { dice, positionsOf, setupOf } from '../testing.ts';

const positions = EDITIONS.flatMap((edition) => positionsOf(setupOf(edition), 60, clone)).filter(
  ({ seen, seat }) => candidates(seen, seat).length > 1,
);

test('a search tries the moves it may and counts every iteration once', () => {
  for (const { seen, seat } of positions.slice(0, 6)) {
    const { moves, iterations } = treeSearch(
      seen,
      seat,
      { below: dice(), budget: { iterations: 24 } },
      TRAINED[seen.edition],
    );
    const visits = moves.reduce((sum, stats) => sum + stats.visits, 0);
    expect(visits).toBe(iterations);
    for (const { move } of moves) expect(candidates(seen, seat)).toContainEqual(move);
  }
});

test('a search stops when it is told to, and says how far it is', () => {
  const { seen, seat } = positions[1];
  const shares: number[] = [];
  const { iterations, moves } = treeSearch(
    seen,
    seat,
    {
      below: dice(),
      budget: { iterations: 100_000 },
      cancelled: () => shares.length >= 3,
      progress: (share) => void shares.push(share),
    },
    TRAINED[seen.edition],
  );
  expect(iterations).toBeLessThan(100);
  expect(moves.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a search keeps to its milliseconds', () => {
  const { seen, seat } = positions[2];
  const { iterations } = treeSearch(seen, seat, { below: dice(), budget: { milliseconds: 40 } }, TRAINED[seen.edition]);
  // There is no other limit: it would never end.
  expect(iterations).toBeGreaterThan(0);
});
