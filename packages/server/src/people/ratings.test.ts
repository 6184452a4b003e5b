import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { blankBody } from './person.ts';
import { ratingsOf, settleRatings } from './ratings.ts';
import { openTestStore } from '../testing/people-app.ts';

describe('ratings', () => {
  let store: Store;

  beforeEach(async () => {
    store = await openTestStore();
    for (const id of ['anna', 'bert', 'cleo', 'dora']) {
      await store.addPerson({ id, name: id, account: id, revision: 1, body: blankBody(0) });
    }
    await store.addPerson({ id: 'guest', name: 'guest', account: null, revision: 1, body: blankBody(0) });
  });
  afterEach(() => store.close());

  const shown = async (id: string): Promise<number | undefined> => ratingsOf((await store.person(id))!)[0]?.shown;
  const placed = (...people: (string | null)[]) => people.map((person, index) => ({ person, place: index + 1 }));

  it('rise for the winner and fall for the loser, by edition', async () => {
    await settleRatings(store, 'nz', placed('anna', 'bert'));
    expect(await shown('anna')).toBeGreaterThan(1000);
    expect(await shown('bert')).toBeLessThan(1000);
    expect(ratingsOf((await store.person('anna'))!)).toMatchObject([{ edition: 'nz', games: 1 }]);
    await settleRatings(store, 'second', placed('bert', 'anna'));
    expect(ratingsOf((await store.person('anna'))!).map(({ edition }) => edition)).toEqual(['nz', 'second']);
  });

  it('do not depend on who sat where', async () => {
    await settleRatings(store, 'nz', placed('anna', 'bert', 'cleo', 'dora'));
    const before = await Promise.all(['anna', 'bert', 'cleo', 'dora'].map(shown));
    expect(before).toEqual([...before].sort((a, b) => b! - a!));
    const other = placed('anna', 'bert', 'cleo', 'dora').reverse();
    await settleRatings(store, 'second', other);
    for (const [index, id] of ['anna', 'bert', 'cleo', 'dora'].entries()) {
      expect(ratingsOf((await store.person(id))!)[1].shown).toBe(before[index]);
    }
  });

  it('treat a tie as a tie', async () => {
    await settleRatings(store, 'nz', [
      { person: 'anna', place: 1 },
      { person: 'bert', place: 1 },
    ]);
    expect(await shown('anna')).toBe(await shown('bert'));
  });

  it('are for accounts that met: guests and bots are opponents nothing is known of', async () => {
    await settleRatings(store, 'nz', placed('anna', 'guest', null));
    expect(await shown('anna')).toBeUndefined();
    await settleRatings(store, 'nz', placed('anna', null, 'bert', 'guest'));
    expect(await shown('anna')).toBeGreaterThan(1000);
    expect(await shown('guest')).toBeUndefined();
  });

  it('never fall by winning, however long one has played', async () => {
    let last = 0;
    for (let game = 0; game < 60; game += 1) {
      await settleRatings(store, 'nz', placed('anna', 'bert'));
      const now = (await shown('anna'))!;
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });

  it('count each game once, and lose none when many end at once', async () => {
    await settleRatings(store, 'nz', placed('anna', 'bert'), 'game1');
    await settleRatings(store, 'nz', placed('anna', 'bert'), 'game1');
    const games = Array.from({ length: 5 }, (_, n) => settleRatings(store, 'nz', placed('bert', 'anna'), `many${n}`));
    await Promise.all(games);
    for (const id of ['anna', 'bert']) expect(ratingsOf((await store.person(id))!)[0].games).toBe(6);
  });
});
