import { EDITIONS, newGame, type EditionId, nz, second } from '@drover/engine';
import { expect, test } from 'vitest';
import { KITS } from '../editions/editions.ts';
import { SHEEP } from './animals/nz/breeds.ts';
import { CATTLE } from './animals/second/breeds.ts';
import { artOf } from './effect-art.ts';
import { legend } from './legend.ts';
import { TASKS } from './tasks.ts';

const gameOf = (edition: EditionId) => newGame({ edition, players: 4, seed: 'kea', options: {} });
const editions = {
  nz: nz.components(gameOf('nz')),
  second: second.components(gameOf('second')),
} as const;

test('every animal has its looks', () => {
  for (const card of editions.nz.cards) if (card.kind === 'animal') expect(SHEEP, card.id).toHaveProperty([card.id]);
  for (const card of editions.second.cards)
    if (card.kind === 'animal') expect(CATTLE[card.id] ?? CATTLE[card.breed], card.id).toBeDefined();
});

test('every task has its sign', () => {
  for (const task of editions.nz.taskNames) expect(TASKS).toHaveProperty([task]);
  for (const { tasks } of Object.values(editions.second.tables.objectives))
    for (const task of tasks) expect(TASKS).toHaveProperty([task]);
});

test('every effect an edition prints is drawn', () => {
  for (const edition of EDITIONS)
    for (const effect of legend(gameOf(edition)))
      expect(artOf(effect, { icons: KITS[edition].icons, colour: () => 'gray' }), JSON.stringify(effect)).not.toEqual(
        [],
      );
});

test('hazards are named by their section as their ids say', () => {
  const PREFIX = { rk: 'rockfall', ro: 'rockfall', fl: 'flood', dr: 'drought' } as const;
  for (const edition of EDITIONS)
    for (const { id, section } of editions[edition].hazards)
      expect(KITS[edition].hazards[section], id).toBe(PREFIX[id.slice(0, 2) as keyof typeof PREFIX]);
});
