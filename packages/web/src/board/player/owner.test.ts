import { newGame, nz, second, type NzState, type SecondState } from '@drover/engine';
import { expect, it } from 'vitest';
import { buildingNumbers, covered, spotOn } from './owner.ts';

const nzGame = () => newGame({ edition: 'nz', players: 2, seed: 'board', options: {} }) as NzState;
const secondGame = () => newGame({ edition: 'second', players: 4, seed: 'board', options: {} }) as SecondState;

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

it('a player has every building of the edition, numbered as the sides are', () => {
  expect(buildingNumbers(nz.components(nzGame()))).toEqual([...nzGame().sides.keys()]);
  expect(buildingNumbers(second.components(secondGame()))).toEqual([...secondGame().sides.keys()]);
});
