import { afterAll, beforeAll, describe } from 'vitest';
import { doorsContract } from './contract/doors.ts';
import { gamesContract } from './contract/games.ts';
import { newsContract } from './contract/news.ts';
import { openingContract } from './contract/opening.ts';
import { peopleContract } from './contract/people.ts';
import type { Place } from './contract/place.ts';
import { tablesContract } from './contract/tables.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';

/** What every store must do, whatever it is kept in. `create` makes an empty database and gives its address. */
export function storeContract(create: () => Promise<string>): void {
  const opened: Store[] = [];
  const place: Place = {
    create,
    async open(url) {
      const store = await openStore(url, '');
      opened.push(store);
      return store;
    },
    store: undefined!,
    url: undefined!,
  };
  beforeAll(async () => {
    place.url = await create();
    place.store = await place.open(place.url);
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
  });

  describe('people', () => peopleContract(place));
  describe('sessions, tokens and settings', () => doorsContract(place));
  describe('tables', () => tablesContract(place));
  describe('games', () => gamesContract(place));
  describe('news', () => newsContract(place));
  describe('opening and restoring', () => openingContract(place));
}
