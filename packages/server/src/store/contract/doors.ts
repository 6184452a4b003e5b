import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { fresh, NASTY, somebody, type Place } from './place.ts';

async function newcomer(store: Store): Promise<string> {
  const person = somebody();
  await store.addPerson(person);
  return person.id;
}

export function doorsContract(place: Place): void {
  test('sessions begin, are seen and end', async () => {
    const { store } = place;
    const person = await newcomer(store);
    const [one, two, three] = [1, 2, 3].map((n) => ({ id: fresh('session'), person, begun: n, seen: n }));
    for (const session of [one!, two!, three!]) await store.addSession(session);
    expect(await store.session(one!.id)).toEqual(one);
    expect(await store.session(NASTY)).toBeNull();
    await store.touchSession(one!.id, 9);
    expect((await store.sessionsOf(person)).map(({ id, seen }) => [id, seen])).toEqual([
      [one!.id, 9],
      [three!.id, 3],
      [two!.id, 2],
    ]);

    expect(await store.endSession(one!.id, await newcomer(store))).toBe(false);
    expect(await store.endSession(one!.id, person)).toBe(true);
    expect(await store.endSession(one!.id, person)).toBe(false);
    expect(await store.session(one!.id)).toBeNull();
    await store.addSession(one!);
    expect(await store.endSessionsOf(person, two!.id)).toBe(2);
    expect((await store.sessionsOf(person)).map(({ id }) => id)).toEqual([two!.id]);
    expect(await store.endSessionsOf(person, null)).toBe(1);
  });

  test('tokens are found by their hash, and ended by their owner', async () => {
    const { store } = place;
    const person = await newcomer(store);
    const token = { id: fresh('token'), person, hash: fresh('hash'), label: NASTY, created: 5 };
    await store.addToken(token);
    expect(await store.tokenByHash(token.hash)).toEqual(token);
    expect(await store.tokenByHash(NASTY)).toBeNull();
    expect(await store.tokensOf(person)).toEqual([token]);
    expect(await store.endToken(token.id, await newcomer(store))).toBe(false);
    expect(await store.endToken(token.id, person)).toBe(true);
    expect(await store.tokenByHash(token.hash)).toBeNull();
  });

  test('nobody comes in who is not a person', async () => {
    const { store } = place;
    await expect(store.addSession({ id: fresh('session'), person: 'nobody', begun: 1, seen: 1 })).rejects.toThrow();
  });

  test('the first value of a setting stays', async () => {
    const { store } = place;
    const key = fresh('setting');
    expect(await store.setting(key)).toBeNull();
    const values = Array.from({ length: 10 }, (_, n) => `${n}${NASTY}`);
    const kept = new Set(await Promise.all(values.map((value) => store.settle(key, value))));
    expect(kept.size).toBe(1);
    const [value] = kept;
    expect(await store.setting(key)).toBe(value);
    expect(await store.settings()).toContainEqual({ key, value });
  });

  test('the database answers', async () => {
    await expect(place.store.ping()).resolves.toBeUndefined();
  });
}
