import { expect, test, vi } from 'vitest';
import type { Store, StoreChange } from '../../store.ts';
import { fresh, NASTY, somebody, type TestDatabase } from './test-database.ts';

async function newcomer(store: Store): Promise<string> {
  const person = somebody();
  await store.addPerson(person);
  return person.id;
}

export function sessionsContract(database: TestDatabase): void {
  test('sessions begin, are seen and end', async () => {
    const { store } = database;
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

  test('sessions that were not seen for long can be ended together', async () => {
    const { store } = database;
    const person = await newcomer(store);
    const [old, young] = [-20, -10].map((seen) => ({ id: fresh('session'), person, begun: -30, seen }));
    for (const session of [old!, young!]) await store.addSession(session);
    expect(await store.endSessionsBefore(-10)).toBe(1);
    expect(await store.sessionsOf(person)).toEqual([young]);
  });

  test('tokens are found by their hash, and ended by their owner', async () => {
    const { store } = database;
    const person = await newcomer(store);
    const token = { id: fresh('token'), person, hash: fresh('hash'), label: NASTY, created: 5, scopes: 'play' };
    await store.addToken(token);
    expect(await store.tokenByHash(token.hash)).toEqual(token);
    expect(await store.tokenByHash(NASTY)).toBeNull();
    expect(await store.tokensOf(person)).toEqual([token]);
    expect(await store.endToken(token.id, await newcomer(store))).toBe(false);
    expect(await store.endToken(token.id, person)).toBe(true);
    expect(await store.tokenByHash(token.hash)).toBeNull();
    await store.addToken(token);
    await store.addToken({ ...token, id: fresh('token'), hash: fresh('hash') });
    expect(await store.endTokensOf(person)).toBe(2);
    expect(await store.endTokensOf(person)).toBe(0);
  });

  test('whoever follows by a session or token hears that one of them ended, in every process', async () => {
    const [here, there] = [database.store, await database.open(database.url)];
    const person = await newcomer(here);
    const heard: StoreChange[] = [];
    await there.listen((change) => void (change.kind === 'sessions' && change.person === person && heard.push(change)));
    const session = { id: fresh('session'), person, begun: 1, seen: 1 };
    const token = { id: fresh('token'), person, hash: fresh('hash'), label: 'bot', created: 5, scopes: 'play' };
    const ends = [
      () => here.endSession(session.id, person),
      () => here.endSessionsOf(person, null),
      () => here.endToken(token.id, person),
      () => here.endTokensOf(person),
    ];
    for (const [n, end] of ends.entries()) {
      await (n < 2 ? here.addSession(session) : here.addToken(token));
      await end();
      await vi.waitFor(() => expect(heard).toHaveLength(n + 1));
      // Nothing ended, nothing is told.
      await end();
    }
    expect(heard).toEqual(ends.map(() => ({ kind: 'sessions', person })));
  });

  test('nobody comes in who is not a person', async () => {
    const { store } = database;
    await expect(store.addSession({ id: fresh('session'), person: 'nobody', begun: 1, seen: 1 })).rejects.toThrow();
  });

  test('the first value of a setting stays', async () => {
    const { store } = database;
    const key = fresh('setting');
    expect(await store.setting(key)).toBeNull();
    const values = Array.from({ length: 10 }, (_, n) => `${n}${NASTY}`);
    const kept = new Set(await Promise.all(values.map((value) => store.ensureSetting(key, value))));
    expect(kept.size).toBe(1);
    const [value] = kept;
    expect(await store.setting(key)).toBe(value);
    expect(await store.settings()).toContainEqual({ key, value });
    for (const other of ['one', 'two']) await store.keepSetting(key, other);
    expect(await store.setting(key)).toBe('two');
  });

  test('the database answers', async () => {
    await expect(database.store.ping()).resolves.toBeUndefined();
  });
}
