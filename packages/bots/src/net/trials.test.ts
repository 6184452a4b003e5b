import { determinize, newGame, view } from '@drover/engine';
import { describe, expect, test, vi } from 'vitest';
import { BY_HAND } from '../beliefs.ts';
import { planTurn, type TurnPlan } from '../plan.ts';
import { dice, EDITIONS, soloOf } from '../testing.ts';
import type { State } from '../value/printed.ts';
import { sizeOf } from './net.ts';
import { differences, mostTrusted, tryTurns } from './trials.ts';

/** Turns that are played on take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const plan = (worth: number) => ({ worth }) as TurnPlan;
const left = [Float32Array.of(1)];

test('what turns that were tried have in common is hardly learned, the differences are', () => {
  const nothing = { inputs: 1, hidden: 1, weights: new Float64Array(sizeOf(1, 1)) };
  const trials = [
    { plan: plan(3), left, result: 20 },
    { plan: plan(2), left, result: 24 },
    { plan: plan(1), left: [], result: 90 },
  ];
  const [first, second] = differences(trials, nothing).map(({ target }) => target);
  expect(differences(trials, nothing)).toHaveLength(2);
  expect(second - first).toBeCloseTo(4, 5);
  expect(Math.abs(first + second) / 2).toBeLessThan(1);
});

test('positions after as many turns are compared with each other', () => {
  const net = { inputs: 1, hidden: 1, weights: Float64Array.of(0, 0, 0, 1, 0) };
  const [first, second, later] = [1, 3, 2].map((x) => Float32Array.of(x / 50));
  const trials = [
    { plan: plan(1), left: [first, later], result: 30 },
    { plan: plan(3), left: [second], result: 34 },
  ];
  const lessons = differences(trials, net);
  expect(lessons.map(({ left }) => left)).toEqual([first, second, later]);
  const [one, two, alone] = lessons.map(({ target }) => target);
  expect(two - one).toBeCloseTo(4, 5);
  // There is nothing to compare it with: hardly anything is learned of it.
  expect(Math.abs(alone - 2)).toBeLessThan(1);
});

test('a turn that did much better than the one that seemed best is chosen, one that did a little better is not', () => {
  const [seemed, other] = [plan(10), plan(8)];
  const trials = (result: number) => [
    { plan: seemed, left, result: 10 },
    { plan: other, left, result },
  ];
  expect(mostTrusted(trials(11))).toBe(seemed);
  expect(mostTrusted(trials(18))).toBe(other);
  expect(mostTrusted([])).toBeNull();
});

describe.each(EDITIONS)('trying turns of %s', (edition) => {
  const belief = BY_HAND[edition];
  const seen = view(newGame(soloOf(edition)), 0);
  const tryAll = () => {
    const below = dice('trials');
    const world = determinize(seen, 0, below);
    const { plans } = planTurn(world, 0, belief.value, 4);
    const read = (position: State) => Float32Array.of(position.turn, position.players[0].money);
    return tryTurns({ seen, world, seat: 0 }, plans, belief, (position) => read(position as State), below);
  };

  test('plays some that differ, up to the end of the turn and beyond', () => {
    const trials = tryAll();
    expect(trials.length).toBeGreaterThan(1);
    expect(new Set(trials.map((trial) => trial.plan.worth)).size).toBe(trials.length);
    for (const trial of trials) {
      expect(trial.left.map(([turn]) => turn)).toEqual([seen.turn, seen.turn + 2]);
      expect(trial.result).not.toBe(trial.plan.worth);
    }
  });

  test('gives the same again', () =>
    expect(tryAll().map(({ result }) => result)).toEqual(tryAll().map(({ result }) => result)));
});
