import { clone, newGame, type CoreState } from '@drover/engine';
import { describe, expect, test, vi } from 'vitest';
import { NETS } from '../trained.ts';
import { dice, EDITIONS, positionsOf, setupOf, soloOf } from '../testing.ts';
import type { State } from '../value/printed.ts';
import { allLessons, newLearner, study } from './learn.ts';
import { lessonGame } from './lesson-game.ts';
import { evaluate, grown, newNet, sizeOf } from './net.ts';
import { pack, unpack } from './packed.ts';
import { Reader } from './reader.ts';
import { selfPlay } from './self-play.ts';
import { expectationsOf, inputCount, inputsOf } from './value.ts';

/** Whole games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

test('a network learns what follows from its inputs', () => {
  const below = dice('lessons');
  const draw = (): number => below(1000) / 500 - 1;
  const net = newNet(3, 12, below);
  const inputs = Float32Array.from({ length: 3 * 2000 }, draw);
  // Neither input says anything alone.
  const targets = Float32Array.from({ length: 2000 }, (_, i) => 20 * inputs[3 * i] * inputs[3 * i + 1]);
  const learner = newLearner(net);
  const first = study(learner, { inputs, targets }, 0.01, below);
  let last = first;
  for (let i = 0; i < 30; i++) last = study(learner, { inputs, targets }, 0.01, below);
  expect(last).toBeLessThan(first / 4);
});

test('a network that is shown more answers as before, until it learns', () => {
  const net = newNet(40, 7, dice('net'));
  const x = Float32Array.from({ length: 43 }, (_, i) => Math.sin(i));
  expect(evaluate(grown(net, 43, 9, dice('more')), x)).toBeCloseTo(evaluate(net, x.subarray(0, 40)), 9);
});

test('a packed network answers nearly the same', () => {
  const net = newNet(40, 7, dice('net'));
  const again = unpack(JSON.parse(JSON.stringify(pack(net))));
  const x = Float32Array.from({ length: 40 }, (_, i) => Math.sin(i));
  expect(again.weights).toHaveLength(net.weights.length);
  expect(evaluate(again, x)).toBeCloseTo(evaluate(net, x), 1);
});

test('a network at play answers the same, whatever it has read before', () => {
  const net = newNet(40, 7, dice('net'));
  const positions = Array.from({ length: 300 }, (_, i) =>
    Float64Array.from({ length: 40 }, (_, k) => Math.round(4096 * Math.sin(i * (k % 7))) / 4096),
  );
  const reader = new Reader(net);
  for (const x of positions) {
    const answer = reader.answer(x);
    expect(answer).toBe(new Reader(net).answer(x));
    expect(answer).toBeCloseTo(evaluate(net, x), 3);
  }
});

describe.each(EDITIONS)('the inputs of %s', (edition) => {
  const inputs = inputCount(newGame(setupOf(edition)));

  test('are as many in every position, and small numbers', () => {
    for (const setup of [setupOf(edition), setupOf(edition, 4), soloOf(edition)])
      for (const { state, seat } of positionsOf(setup, 40, clone)) {
        expect(inputCount(state)).toBe(inputs);
        const values = inputsOf(state, seat).subarray(0, inputs);
        expect(values.every((value) => Math.abs(value) < 12)).toBe(true);
        expect(values.some((value) => value !== 0)).toBe(true);
      }
  });

  test('say nothing of what a seat may not know', () => {
    for (const { state, seat, seen } of [setupOf(edition), soloOf(edition)].flatMap((s) => positionsOf(s, 40, clone)))
      expect(inputsOf(state, seat).slice(0, inputs)).toEqual(inputsOf(seen, seat).slice(0, inputs));
  });

  test('a game to learn from is the same again, and worth its points in the end', () => {
    const net = newNet(inputs, 4, dice('net'));
    const place = { edition, tables: 'all', seed: 'tui', generation: 0, index: 5 } as const;
    const [game, again] = [0, 1].map(() => lessonGame(net, place));
    expect(again).toEqual(game);
    expect(game.solo).toBe(true);
    // Of players who are only watched, every lesson is what came of the game in the end.
    expect(new Set(game.targets)).toEqual(new Set([game.final[0] - game.final[1]]));
    expect(allLessons([game, game], inputs).targets).toHaveLength(2 * game.targets.length);
    expect(expectationsOf(net, () => Number.NaN)(newGame(setupOf(edition)), 0)).toSatisfy(Number.isFinite);
  });

  test('a student that goes astray begins in all sorts of ways, others in one', () => {
    const value = (state: CoreState): number => -state.turn;
    const openings = (astray: number): number => {
      const seen = new Set<string>();
      for (let i = 0; i < 6; i++) {
        const student = { value, astray, youth: 0, fancy: value, net: null, tries: false };
        const { inputs: all } = selfPlay(soloOf(edition), [student, student], inputs, dice(`${i}`));
        seen.add(all.slice(-inputs).join());
      }
      return seen.size;
    };
    expect(openings(0)).toBe(1);
    expect(openings(2)).toBeGreaterThan(2);
  });

  test('a student plays some turns on a whim, and does not blame the turns before it', () => {
    const nothing = { inputs, hidden: 1, weights: new Float64Array(sizeOf(inputs, 1)) };
    const value = (state: CoreState): number => (state as State).players[0].money;
    const student = { value, astray: 0, youth: 0, fancy: value, net: nothing, tries: false };
    const { targets, final } = selfPlay(soloOf(edition), [student, student], inputs, dice('whims'));
    const lead = final[0] - final[1];
    // The last turn comes first; each lesson is 0.7 of the one after it, for this network expects nothing.
    const turns = targets.slice(targets.lastIndexOf(lead));
    const whims = [...turns.slice(1)].map((target, i) => target - 0.7 * turns[i]);
    const played = whims.filter((points) => points > 0.01);
    expect(played.length).toBeGreaterThan(0);
    expect(played.length).toBeLessThan(whims.length / 2);
    expect(whims.every((points) => points > -0.01)).toBe(true);
  });

  test('a student that plays well remembers where a turn could have gone, and what it left behind', () => {
    const net = grown(NETS[edition], inputs, 48, dice('more'));
    const game = lessonGame(net, { edition, tables: 'solo', seed: 'tui', generation: 9, index: 0 });
    expect(game.solo).toBe(true);
    expect(game.targets.every(Number.isFinite)).toBe(true);
    expect(game.inputs.every(Number.isFinite)).toBe(true);
    expect(new Set(game.targets).size).toBeGreaterThan(10);
  });

  test('a student that has learned for long tries several turns at a time', () => {
    const net = grown(NETS[edition], inputs, 48, dice('more'));
    const [before, after] = [89, 90].map((generation) =>
      lessonGame(net, { edition, tables: 'solo', seed: 'tui', generation, index: 1 }),
    );
    expect(after.targets.length).toBeGreaterThan(1.5 * before.targets.length);
    expect(after.targets.every(Number.isFinite)).toBe(true);
  });
});

test('a game with other boards than those of today is valued by hand', () => {
  const value = expectationsOf(newNet(inputCount(newGame(setupOf('nz'))), 4, dice('net')), () => 1234);
  expect(value(newGame(setupOf('nz')), 0)).not.toBe(1234);
  expect(value(newGame(setupOf('nz'), 'nz-1'), 0)).toBe(1234);
});
