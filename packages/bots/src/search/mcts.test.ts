import { clone, generator, EDITIONS, type EditionId } from '@drover/engine';
import { expect, test } from 'vitest';
import { candidates, mergeResults, searchOptions, treeSearch, TRAINED } from '../index.ts';
import { dice, positionsOf, setupOf } from '../testing.ts';

const positions = EDITIONS.flatMap((edition) => positionsOf(setupOf(edition), 60, clone));
const optionsFor = (edition: EditionId) => searchOptions(TRAINED[edition]);

test('a search tries the moves it may and counts every iteration once', () => {
  for (const { seen, seat } of positions.slice(0, 6)) {
    const { moves, iterations } = treeSearch(
      seen,
      seat,
      { below: dice(), budget: { iterations: 24 } },
      optionsFor(seen.edition),
    );
    const visits = moves.reduce((sum, stats) => sum + stats.visits, 0);
    expect(visits).toBe(Math.max(1, iterations));
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
    optionsFor(seen.edition),
  );
  expect(iterations).toBeLessThan(100);
  expect(moves.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('a search keeps to its milliseconds', () => {
  const { seen, seat } = positions[2];
  const begun = performance.now();
  treeSearch(seen, seat, { below: dice(), budget: { milliseconds: 40 } }, optionsFor(seen.edition));
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('what several searches found is added up', () => {
  const { seen, seat } = positions[1];
  const results = ['a', 'b'].map((name) =>
    treeSearch(seen, seat, { below: generator(name, 'x'), budget: { iterations: 16 } }, optionsFor(seen.edition)),
  );
  const both = mergeResults(results);
  expect(both.iterations).toBe(results[0].iterations + results[1].iterations);
  expect(both.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(both.iterations);
});
