import { newGame, nz, second, soloOpponent, todaysGame, type EditionId, type NzState } from '@drover/engine';
import { expect, it } from 'vitest';
import { KITS } from './editions.ts';

const solo = (edition: EditionId) => {
  const setup = { edition, players: 2, seed: 'solo', options: {} };
  const { option } = soloOpponent(todaysGame(setup));
  return newGame({ ...setup, options: { [option]: { difficulty: 'medium' } } }) as NzState;
};
const nextDelivery = (view: NzState) => {
  const kit = KITS[view.edition];
  return kit.destinations(view)[kit.nextDelivery(view, 1)]!;
};

it('Sarah delivers next where her difficulty says, and later further up', () => {
  const view = solo('nz');
  const { tables } = nz.components(view);
  expect(nextDelivery(view).value).toBe(Number(tables.sarah.difficulties.medium.firstDelivery));
  view.players[1]!.mind!.next++;
  expect(nextDelivery(view).value).toBeGreaterThan(6);
});

it('Sam delivers next to a city', () => {
  const view = solo('second');
  const { tables } = second.components(view);
  const { thing, id } = nextDelivery(view);
  expect(thing).toMatchObject({ is: 'city' });
  expect(id).toBe(tables.sam.difficulties.medium.firstDelivery);
});

it('workers bring Sarah bonus cards, and shearers a wool post as well', () => {
  const rows = KITS.nz.automaRows(solo('nz'));
  expect(rows[0]!.map((effects) => effects.length)).toEqual([0, 1, 1, 1, 1]);
  expect(rows[3]![2]).toEqual([
    { do: 'take', card: 'barrel' },
    { do: 'post', post: 'wool-5' },
  ]);
  expect(KITS.second.automaRows(solo('second')).flat(2)).toEqual([]);
});
