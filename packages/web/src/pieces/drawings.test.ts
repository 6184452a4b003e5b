import { nz, second, type Setup, todaysGame } from '@drover/engine';
import { expect, test } from 'vitest';
import { CATTLE, SHEEP } from './animals/breeds.ts';
import { artOf } from './effect-art.ts';
import { legend } from './legend.ts';
import { TASKS } from './tasks.ts';

const setupOf = (edition: string): Setup => ({ edition, players: 4, seed: 'kea', options: {} });
const editions = {
  nz: nz.components(todaysGame(setupOf('nz'))),
  second: second.components(todaysGame(setupOf('second'))),
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
  for (const edition of ['nz', 'second'] as const)
    for (const effect of legend(editions[edition]))
      expect(artOf(effect, { edition, colour: () => 'gray' }), JSON.stringify(effect)).not.toEqual([]);
});
