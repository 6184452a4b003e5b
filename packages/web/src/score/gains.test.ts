import { botOf } from '@drover/bots';
import { EDITIONS, advance, decision, generator, newGame, score, view, type CoreState } from '@drover/engine';
import { expect, it } from 'vitest';
import { gainsOf } from './gains.ts';
import { leapsOf, type Deed } from './leaps.ts';

function gameOf(edition: (typeof EDITIONS)[number]): Deed[] {
  const state = newGame({ edition, players: 2, seed: 'gains', options: {} });
  const below = generator('gains', edition);
  const deeds: Deed[] = [{ by: null, state: structuredClone(state) }];
  for (let asked = decision(state); asked !== null && deeds.length < 150; asked = decision(state)) {
    advance(state, asked.seat, botOf('easy').choose(view(state, asked.seat), asked.seat, { below }));
    deeds.push({ by: asked.seat, state: structuredClone(state) });
  }
  return deeds;
}
const totalOf = (state: CoreState, seat: number): number => score(state).seats[seat]!.total;

it.each(EDITIONS)('the gains of a category in %s add up to its points', (edition) => {
  const deeds = gameOf(edition);
  const gains = gainsOf(deeds.map(({ state }) => ({ turn: state.turn, state })));
  const { seats } = score(deeds.at(-1)!.state);
  for (const { seat, categories } of seats)
    for (const [i, { vp }] of categories.entries())
      expect(gains[i]![seat]!.reduce((sum, gain) => sum + gain.vp, 0)).toBe(vp);
});

it.each(EDITIONS)('the decisions that brought most in %s are told, the greatest first', (edition) => {
  const deeds = gameOf(edition);
  const leaps = leapsOf(deeds, 3);
  expect(leaps).toHaveLength(3);
  expect(leaps.map(({ vp }) => vp)).toEqual(leaps.map(({ vp }) => vp).sort((a, b) => b - a));
  for (const { at, seat, vp } of leaps)
    expect(totalOf(deeds[at]!.state, seat) - totalOf(deeds[at - 1]!.state, seat)).toBe(vp);
});
