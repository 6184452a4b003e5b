import { clone, newGame, nz, score, type NzState } from '@drover/engine';
import { describe, expect, test, vi } from 'vitest';
import { BY_HAND } from '../beliefs.ts';
import { playGame } from '../game.ts';
import { guide } from '../guide.ts';
import { EDITIONS, positionsOf, setupOf } from '../testing.ts';
import { FEATURES } from './features.ts';
import { partsOf, valueOf } from './valuation.ts';

/** Whole games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

describe.each(EDITIONS)('the valuation of %s', (edition) => {
  const { weights } = BY_HAND[edition];

  test('it is the sum of its parts, and finite all through a game', () => {
    for (const { state, seat, seen } of positionsOf(setupOf(edition, 4), 20, clone)) {
      const parts = partsOf(seen, seat, weights);
      expect(FEATURES.reduce((sum, feature) => sum + parts[feature], 0)).toBeCloseTo(valueOf(seen, seat, weights));
      for (const other of state.order) expect(valueOf(state, other, weights)).toSatisfy(Number.isFinite);
    }
  });

  test('at the end of the game it is close to the score', () => {
    for (const seed of ['a', 'b', 'c']) {
      const last = playGame(setupOf(edition, 2, seed), [guide, guide]);
      for (const { seat, total } of score(last).seats)
        expect(Math.abs(valueOf(last, seat, weights) - total)).toBeLessThan(12);
    }
  });

  test('money, workers and cards are better had than not', () => {
    const state = newGame(setupOf(edition)) as NzState;
    const before = valueOf(state, 0, weights);
    const richer = clone(state);
    richer.players[0].money += 5;
    expect(valueOf(richer, 0, weights)).toBeGreaterThan(before);
    const staffed = clone(state);
    staffed.players[0].workers[0]++;
    expect(valueOf(staffed, 0, weights)).toBeGreaterThan(before);
  });
});

test('a position is worth the same whatever was looked at before it', () => {
  const looks = EDITIONS.flatMap((edition) =>
    [2, 4].flatMap((players) =>
      positionsOf(setupOf(edition, players), 20, clone).map(({ state, seat }) => () => {
        return valueOf(state, seat, BY_HAND[edition].weights);
      }),
    ),
  );
  const forwards = looks.map((look) => look());
  const backwards = looks.toReversed().map((look) => look());
  expect(backwards.toReversed()).toEqual(forwards);
});

test('a building on the way is seen where it is put', () => {
  const state = newGame(setupOf('nz')) as NzState;
  const { weights } = BY_HAND.nz;
  const { tempo } = partsOf(state, 0, weights);
  const { buildingSpaces } = nz.components(state);
  for (const space of buildingSpaces) state.trail[space] = state.trail.find((tile) => tile !== 0)!;
  expect(partsOf(state, 0, weights).tempo).toBeLessThan(tempo);
});
