import { apply, legalMoves, newGame, type NzEvent, type NzState, type Setup } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from './random-game.ts';
import { tellerOf } from './teller.ts';
import { drover } from './testing/run.ts';

describe('demo', () => {
  test('tells a whole game, turn by turn, and ends with the score sheet', async () => {
    const { code, out, err } = await drover('demo', '--seed', '7');
    expect([code, err]).toEqual([0, '']);
    const turns = [...out.matchAll(/^Turn (\d+): Seat ([12]), £\d+ and \d gold, /gm)].map((turn) => Number(turn[1]));
    expect(turns).toEqual(turns.map((_, i) => i + 1));
    expect(turns.length).toBeGreaterThan(20);
    expect(out).toContain(`\nThe game is over after ${turns.length} turns.\n`);
    expect(out).toMatch(/ with -?\d+ points\.\n$/);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThan(120);
    // oxlint-disable-next-line no-control-regex
    expect(out).not.toMatch(/\u001b/);
  });

  test('the same seed tells the same story, and no seed a new one that can be had again', async () => {
    const [first, again, fresh] = [
      await drover('demo', '--seed', '7', '--fast'),
      await drover('demo', '--seed', '7'),
      await drover('demo'),
    ];
    expect(first).toEqual(again);
    const [, seed] = /\(seed (\d+)\)/.exec(fresh.out)!;
    expect((await drover('demo', '--seed', seed)).out).toBe(fresh.out);
  });
});

test('every event has a sentence, and none has holes', () => {
  const told = new Set<string>();
  const setups: Setup[] = [2, 3, 4, 2].map((players, i) => ({
    edition: 'nz',
    players,
    seed: `story-${i}`,
    options: i === 3 ? { sarah: { difficulty: 'hard' } } : { sides: 'random' },
  }));
  for (const setup of setups) {
    const choose = randomPlayer(setup);
    let state = newGame(setup) as NzState;
    while (!state.over) {
      const { seat } = state.agenda.at(-1)!;
      const outcome = apply(state, seat, choose(legalMoves(state, seat)));
      state = outcome.state;
      const events = outcome.events as NzEvent[];
      for (const sentence of tellerOf(state).story(state, events)) {
        expect(sentence).not.toMatch(/undefined|NaN|\[object|null|[{}]| {2}|\(\)/);
        expect(sentence).toMatch(/^[A-Z]/);
      }
      for (const { type } of events) told.add(type);
    }
  }
  expect(told.size).toBeGreaterThan(25);
});
