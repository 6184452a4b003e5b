import { afterAll, beforeAll, describe } from 'vitest';
import { sessionsContract } from './contract/sessions.ts';
import { gamesContract } from './contract/games.ts';
import { changesContract } from './contract/changes.ts';
import { openingContract } from './contract/opening.ts';
import { moderationContract } from './contract/moderation.ts';
import { peopleContract } from './contract/people.ts';
import type { TestDatabase } from './contract/test-database.ts';
import { tablesContract } from './contract/tables.ts';
import { openStore } from '../open.ts';
import type { Store } from '../store.ts';

/** What every store must do, whatever it is kept in. `create` makes an empty database and gives its address. */
export function storeContract(create: () => Promise<string>, longestWait?: number): void {
  const opened: Store[] = [];
  const database: TestDatabase = {
    create,
    async open(url) {
      const store = await openStore(url, '', longestWait);
      opened.push(store);
      return store;
    },
    store: undefined!,
    url: undefined!,
  };
  beforeAll(async () => {
    database.url = await create();
    database.store = await database.open(database.url);
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
  });

  describe('people', () => peopleContract(database));
  describe('sessions, tokens and settings', () => sessionsContract(database));
  describe('tables', () => tablesContract(database));
  describe('games', () => gamesContract(database));
  describe('moderation', () => moderationContract(database));
  describe('changes', () => changesContract(database));
  describe('opening and restoring', () => openingContract(database));
}
