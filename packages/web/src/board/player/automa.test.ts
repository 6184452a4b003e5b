import { newGame, nz, second, type NzState } from '@drover/engine';
import { expect, it } from 'vitest';
import { automaRows, nextDelivery } from './automa.ts';

const solo = (edition: string) =>
  newGame({
    edition,
    players: 2,
    seed: 'solo',
    options: { [edition === 'nz' ? 'sarah' : 'sam']: { difficulty: 'medium' } },
  }) as NzState;

it('Sarah delivers next where her difficulty says, and later further up', () => {
  const view = solo('nz');
  const { tables } = nz.components(view);
  expect(nextDelivery(view, 1).value).toBe(Number(tables.sarah.difficulties.medium.firstDelivery));
  view.players[1]!.mind!.next++;
  expect(nextDelivery(view, 1).value).toBeGreaterThan(6);
});

it('Sam delivers next to a city', () => {
  const view = solo('second');
  const { tables, cities } = second.components(view);
  const { thing, value } = nextDelivery(view, 1);
  expect(thing).toMatchObject({ is: 'city' });
  expect(cities.find((city) => city.value === value)!.id).toBe(tables.sam.difficulties.medium.firstDelivery);
});

it('workers bring Sarah bonus cards, and shearers a wool post as well', () => {
  const rows = automaRows(solo('nz'));
  expect(rows[0]!.map((effects) => effects.length)).toEqual([0, 1, 1, 1, 1]);
  expect(rows[3]![2]).toEqual([
    { do: 'take', card: 'barrel' },
    { do: 'post', post: 'wool-5' },
  ]);
  expect(automaRows(solo('second')).flat(2)).toEqual([]);
});
