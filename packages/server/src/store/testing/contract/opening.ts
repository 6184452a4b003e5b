import { expect, test } from 'vitest';
import { fresh, next, someAction, somebody, someTable, type TestDatabase } from './test-database.ts';

export function openingContract(database: TestDatabase): void {
  test('everything is there when the database is opened again', async () => {
    const url = await database.create();
    const before = await database.open(url);
    const person = somebody({ account: fresh('kea') });
    const session = { id: fresh('session'), person: person.id, begun: 1, seen: 2 };
    const token = {
      id: fresh('token'),
      person: person.id,
      hash: fresh('hash'),
      label: 'bot',
      created: 3,
      scopes: 'play',
    };
    const table = someTable({ people: [person.id] });
    const action = someAction(1);
    await before.addPerson(person);
    await before.addSession(session);
    await before.addToken(token);
    await before.addTable(table);
    await before.append(table.id, action, next(table));
    await before.keepSnapshot(table.id, { version: 1, body: 'state' });
    const message = await before.addMessage(table.id, { at: 1, person: person.id, seat: 0, name: 'Kea', text: 'hey' });
    await before.ensureSetting('secret', 'rata');
    await before.close();

    const after = await database.open(url);
    expect(await after.account(person.account!)).toEqual(person);
    expect(await after.session(session.id)).toEqual(session);
    expect(await after.tokenByHash(token.hash)).toEqual(token);
    expect(await after.tables({ person: person.id, limit: 5 })).toEqual([next(table)]);
    expect(await after.actions(table.id, 1)).toEqual([action]);
    expect(await after.snapshot(table.id)).toEqual({ version: 1, body: 'state' });
    expect(await after.messages(table.id, 1)).toEqual([message]);
    expect(await after.setting('secret')).toBe('rata');
  });

  test('several processes may open a new database at once', async () => {
    const url = await database.create();
    const stores = await Promise.all([1, 2, 3, 4].map(() => database.open(url)));
    await stores[0]!.ensureSetting('key', 'value');
    for (const store of stores) expect(await store.setting('key')).toBe('value');
    await stores[1]!.migrate();
    expect(await stores[1]!.setting('key')).toBe('value');
  });

  test('closing twice is closing', async () => {
    const store = await database.open(await database.create());
    await store.close();
    await expect(store.close()).resolves.toBeUndefined();
    await expect(store.ping()).rejects.toThrow();
  });

  test('a person comes back with sessions and tokens, once', async () => {
    const { store } = database;
    const person = somebody({ account: fresh('kea') });
    const session = { id: fresh('session'), person: person.id, begun: 1, seen: 2 };
    const token = {
      id: fresh('token'),
      person: person.id,
      hash: fresh('hash'),
      label: 'bot',
      created: 3,
      scopes: 'play',
    };
    expect(await store.restorePerson(person, [session], [token])).toBe(true);
    expect(await store.restorePerson(person, [session], [token])).toBe(false);
    expect([await store.sessionsOf(person.id), await store.tokensOf(person.id)]).toEqual([[session], [token]]);
    const thief = somebody();
    expect(await store.restorePerson(thief, [{ ...session, person: thief.id }], [])).toBe(false);
    expect(await store.person(thief.id)).toBeNull();
  });

  test('a table comes back with actions and messages, all of it or nothing', async () => {
    const { store } = database;
    const table = someTable({ revision: 9, people: [fresh('person')] });
    const actions = [someAction(1), someAction(2)];
    const said = { n: 1, at: 1, person: 'p', seat: null, name: 'Kea', text: 'hey' };
    expect(await store.restoreTable(table, [actions[1]!], [])).toBe(false);
    expect(await store.table(table.id)).toBeNull();
    expect(await store.restoreTable(table, actions, [said])).toBe(true);
    expect(await store.restoreTable(table, actions, [said])).toBe(false);
    expect(await store.table(table.id)).toEqual(table);
    expect(await store.actions(table.id, 1)).toEqual(actions);
    expect(await store.messages(table.id, 1)).toEqual([said]);
    expect(await store.append(table.id, someAction(3), next(table))).toEqual({ result: 'appended' });
  });
}
