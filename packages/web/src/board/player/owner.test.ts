import { newGame, nz, second, type NzState, type SecondState } from '@drover/engine';
import { expect, it } from 'vitest';
import { buildingNumbers, certificateLimit, covered, handLimit, spotOn, stepLimit } from './owner.ts';

const nzGame = () => newGame({ edition: 'nz', players: 2, seed: 'board', options: {} }) as NzState;
const secondGame = () => newGame({ edition: 'second', players: 4, seed: 'board', options: {} }) as SecondState;

it('limits grow as discs leave the board', () => {
  const view = nzGame();
  const c = nz.components(view);
  const player = view.players[0]!;
  expect([handLimit(c, player), stepLimit(view, 0), certificateLimit(view, 0)]).toEqual([4, 3, 3]);
  player.discs = player.discs.map(() => 0);
  expect([handLimit(c, player), stepLimit(view, 0), certificateLimit(view, 0)]).toEqual([6, 4, 5]);
});

it('of two discs on one space, the left one goes first', () => {
  const view = secondGame();
  const c = second.components(view);
  const player = view.players[0]!;
  const hand = c.handSpaces[0]!;
  player.discs[hand] = 1;
  expect([0, 1].map((nth) => covered(c, player, hand, nth))).toEqual([false, true]);
});

it('only the own board has spots', () => {
  const view = { ...nzGame(), viewer: 1 };
  expect([spotOn(view, 0, 'gold'), spotOn(view, 1, 'gold')]).toEqual(['', 'gold']);
});

it('a player has ten buildings in New Zealand, twelve in the Second Edition', () => {
  expect(buildingNumbers(nz.components(nzGame()))).toHaveLength(10);
  expect(buildingNumbers(second.components(secondGame()))).toHaveLength(12);
});
