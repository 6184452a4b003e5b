import { clone, newGame, nz, score, type NzState, EDITIONS } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { BY_HAND } from './by-hand.ts';
import { playGame } from '../bots/game.ts';
import { policy } from '../bots/policy.ts';
import { positionsOf, setupOf } from '../testing.ts';
import { TERMS } from '../position/terms.ts';
import { termsOf, evaluateByHand } from './evaluate.ts';

describe.each(EDITIONS)('the valuation of %s', (edition) => {
  const { weights } = BY_HAND[edition];

  test('it is the sum of its terms, and finite all through a game', () => {
    for (const { state, seat, seen } of positionsOf(setupOf(edition, 4), 20, clone)) {
      const terms = termsOf(seen, seat, weights);
      expect(TERMS.reduce((sum, term) => sum + terms[term], 0)).toBeCloseTo(evaluateByHand(seen, seat, weights));
      for (const other of state.order) expect(evaluateByHand(state, other, weights)).toSatisfy(Number.isFinite);
    }
  });

  test('at the end of the game it is close to the score', () => {
    for (const seed of ['a', 'b', 'c']) {
      const last = playGame(setupOf(edition, 2, seed), [policy, policy]);
      for (const { seat, total } of score(last).seats)
        expect(Math.abs(evaluateByHand(last, seat, weights) - total)).toBeLessThan(12);
    }
  });

  test('money, workers and cards are better had than not', () => {
    const state = newGame(setupOf(edition)) as NzState;
    const before = evaluateByHand(state, 0, weights);
    const richer = clone(state);
    richer.players[0].money += 5;
    expect(evaluateByHand(richer, 0, weights)).toBeGreaterThan(before);
    const staffed = clone(state);
    staffed.players[0].workers[0]++;
    expect(evaluateByHand(staffed, 0, weights)).toBeGreaterThan(before);
  });
});

test('a position is worth the same whatever was looked at before it', () => {
  const looks = EDITIONS.flatMap((edition) =>
    [2, 4].flatMap((players) =>
      positionsOf(setupOf(edition, players), 20, clone).map(({ state, seat }) => () => {
        return evaluateByHand(state, seat, BY_HAND[edition].weights);
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
  const { tempo } = termsOf(state, 0, weights);
  const { buildingSpaces } = nz.components(state);
  for (const space of buildingSpaces) state.trail[space] = state.trail.find((tile) => tile !== 0)!;
  expect(termsOf(state, 0, weights).tempo).toBeLessThan(tempo);
});
