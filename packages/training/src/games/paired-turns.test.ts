import { determinize, newGame, view, EDITIONS } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { BY_HAND } from '@drover/bots';
import { beamSearch, sizeOf, type State, type TurnPlan } from '@drover/bots/inside';
import { dice, soloOf } from '../testing.ts';
import { pairedTargets, bestBlended, playPaired } from './paired-turns.ts';

const plan = (worth: number) => ({ worth }) as TurnPlan;
const features = [Float32Array.of(1)];

test('what turns have in common is hardly learned, the differences are', () => {
  const nothing = { names: ['one'], hidden: 1, weights: new Float64Array(sizeOf(1, 1)) };
  const pairs = [
    { plan: plan(3), features, result: 20 },
    { plan: plan(2), features, result: 24 },
    { plan: plan(1), features: [], result: 90 },
  ];
  const [first, second] = pairedTargets(pairs, nothing).map(({ target }) => target);
  expect(pairedTargets(pairs, nothing)).toHaveLength(2);
  expect(second - first).toBeCloseTo(4, 5);
  expect(Math.abs(first + second) / 2).toBeLessThan(1);
});

test('positions after as many turns are compared with each other', () => {
  const net = { names: ['one'], hidden: 1, weights: Float64Array.of(0, 0, 0, 1, 0) };
  const [first, second, later] = [1, 3, 2].map((x) => Float32Array.of(x / 50));
  const pairs = [
    { plan: plan(1), features: [first, later], result: 30 },
    { plan: plan(3), features: [second], result: 34 },
  ];
  const samples = pairedTargets(pairs, net);
  expect(samples.map(({ features }) => features)).toEqual([first, second, later]);
  const [one, two, alone] = samples.map(({ target }) => target);
  expect(two - one).toBeCloseTo(4, 5);
  // There is nothing to compare it with: hardly anything is learned of it.
  expect(Math.abs(alone - 2)).toBeLessThan(1);
});

test('a turn that did much better than the one that seemed best is chosen, one that did a little better is not', () => {
  const [seemed, other] = [plan(10), plan(8)];
  const pairs = (result: number) => [
    { plan: seemed, features, result: 10 },
    { plan: other, features, result },
  ];
  expect(bestBlended(pairs(11))).toBe(seemed);
  expect(bestBlended(pairs(18))).toBe(other);
  expect(bestBlended([])).toBeNull();
});

describe.each(EDITIONS)('turns of %s compared in pairs', (edition) => {
  const evaluator = BY_HAND[edition];
  const seen = view(newGame(soloOf(edition)), 0);
  const tryAll = () => {
    const below = dice('trials');
    const world = determinize(seen, 0, below);
    const { plans } = beamSearch(world, 0, evaluator.value, 4);
    const read = (position: State) => Float32Array.of(position.turn, position.players[0].money);
    return playPaired({ seen, world, seat: 0 }, plans, evaluator, (position) => read(position as State), below);
  };

  test('plays some that differ, up to the end of the turn and beyond', () => {
    const pairs = tryAll();
    expect(pairs.length).toBeGreaterThan(1);
    expect(new Set(pairs.map((pair) => pair.plan.worth)).size).toBe(pairs.length);
    for (const pair of pairs) {
      expect(pair.features.map(([turn]) => turn)).toEqual([seen.turn, seen.turn + 2]);
      expect(pair.result).not.toBe(pair.plan.worth);
    }
  });

  test('gives the same again', () =>
    expect(tryAll().map(({ result }) => result)).toEqual(tryAll().map(({ result }) => result)));
});
