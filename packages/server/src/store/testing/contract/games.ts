import { expect, test } from 'vitest';
import type { StoredTable } from '../../store.ts';
import { fresh, NASTY, next, someAction, someTable, type TestDatabase } from './test-database.ts';

export function gamesContract(database: TestDatabase): void {
  async function seated(): Promise<StoredTable> {
    const table = someTable();
    await database.store.addTable(table);
    return table;
  }

  test('actions are kept in a row', async () => {
    const { store } = database;
    const { id } = await seated();
    const actions = [someAction(1, { text: NASTY }), someAction(2, { seat: 3 }), someAction(3, { text: 'undo 2' })];
    for (const action of actions) expect(await store.append(id, action)).toEqual({ result: 'appended' });
    expect(await store.actions(id, 1)).toEqual(actions);
    expect(await store.actions(id, 3)).toEqual(actions.slice(2));
    expect(await store.actions(id, 4)).toEqual([]);
    expect(await store.versionOf(id)).toBe(3);
    expect(await store.versionOf('nowhere')).toBe(0);
  });

  test('what comes too late or too early is told the version', async () => {
    const { store } = database;
    const { id } = await seated();
    expect(await store.append(id, someAction(2))).toEqual({ result: 'stale', version: 0 });
    await store.append(id, someAction(1));
    expect(await store.append(id, someAction(1))).toEqual({ result: 'stale', version: 1 });
    expect(await store.append(id, someAction(3))).toEqual({ result: 'stale', version: 1 });
    expect(await store.append('nowhere', someAction(1))).toEqual({ result: 'stale', version: 0 });
    expect(await store.actions(id, 1)).toHaveLength(1);
  });

  test('a key is used once at a table', async () => {
    const { store } = database;
    const [one, two] = [await seated(), await seated()];
    const action = someAction(1, { key: NASTY });
    await store.append(one.id, action);
    expect(await store.append(one.id, action)).toEqual({ result: 'duplicate', version: 1 });
    await store.append(one.id, someAction(2));
    expect(await store.append(one.id, action)).toEqual({ result: 'duplicate', version: 1 });
    expect(await store.append(one.id, { ...action, version: 3 })).toEqual({ result: 'duplicate', version: 1 });
    expect(await store.append(two.id, action)).toEqual({ result: 'appended' });
    expect(await store.versionOf(one.id)).toBe(2);
  });

  test('the table changes with the action, or neither does', async () => {
    const { store } = database;
    const table = await seated();
    const after = next(table, { wake: 7, people: ['a'], body: { turn: 2 } });
    expect(await store.append(table.id, someAction(1), after)).toEqual({ result: 'appended' });
    expect(await store.table(table.id)).toEqual(after);

    expect(await store.append(table.id, someAction(2), after)).toEqual({ result: 'stale', version: 1 });
    expect(await store.versionOf(table.id)).toBe(1);
    expect(await store.append(table.id, someAction(1), next(after))).toEqual({ result: 'stale', version: 1 });
    expect(await store.table(table.id)).toEqual(after);
  });

  test.each([
    ['alone', false],
    ['with a change of the table', true],
  ])('of many actions for one version exactly one wins, %s', async (_, changing) => {
    const stores = [database.store, await database.open(database.url)];
    let table = await seated();
    for (let version = 1; version <= 5; version++) {
      const actions = Array.from({ length: 16 }, () => someAction(version));
      const after = next(table);
      const answers = await Promise.all(
        actions.map((action, n) => stores[n % 2]!.append(table.id, action, changing ? after : undefined)),
      );
      const won = answers.flatMap(({ result }, n) => (result === 'appended' ? [actions[n]] : []));
      expect(won).toHaveLength(1);
      expect(answers.filter(({ result }) => result === 'stale')).toHaveLength(15);
      expect(await database.store.actions(table.id, version)).toEqual(won);
      if (changing) table = after;
    }
    expect(await database.store.table(table.id)).toEqual(table);
  });

  test('one action sent many times at once is kept once', async () => {
    const { store } = database;
    const { id } = await seated();
    const action = someAction(1);
    const answers = await Promise.all(Array.from({ length: 16 }, () => store.append(id, action)));
    expect(answers.filter(({ result }) => result === 'appended')).toHaveLength(1);
    expect(answers.filter(({ result }) => result === 'duplicate')).toHaveLength(15);
    expect(await store.actions(id, 1)).toEqual([action]);
  });

  test('moves at many tables do not hinder each other', async () => {
    const { store } = database;
    const tables = await Promise.all(Array.from({ length: 20 }, seated));
    const games = tables.map(async (table) => {
      for (let version = 1; version <= 5; version++) {
        table = next(table);
        expect((await store.append(table.id, someAction(version), table)).result).toBe('appended');
      }
    });
    await Promise.all(games);
  });

  test('the newest snapshot is kept', async () => {
    const { store } = database;
    const { id } = await seated();
    expect(await store.snapshot(id)).toBeNull();
    await store.keepSnapshot(id, { version: 5, body: NASTY });
    await store.keepSnapshot(id, { version: 3, body: 'old' });
    expect(await store.snapshot(id)).toEqual({ version: 5, body: NASTY });
    await store.keepSnapshot(id, { version: 6, body: '' });
    expect(await store.snapshot(id)).toEqual({ version: 6, body: '' });
  });

  test('messages are counted at their table', async () => {
    const { store } = database;
    const table = await seated();
    const said = (text: string) => ({ at: 5, person: 'p', seat: null, name: NASTY, text });
    expect(await store.addMessage(table.id, said(NASTY))).toEqual({ n: 1, ...said(NASTY) });
    await Promise.all(Array.from({ length: 8 }, () => store.addMessage(table.id, { ...said('hey'), seat: 2 })));
    expect((await store.messages(table.id, 1)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await store.messages(table.id, 9)).toEqual([{ n: 9, ...said('hey'), seat: 2 }]);
    expect((await store.addMessage(table.id, said('a\0b'))).text).toBe('a\uFFFDb');
    await expect(store.addMessage('nowhere', said('hey'))).rejects.toThrow('no table');
    expect(await store.table(table.id)).toEqual(table);
  });

  test('what somebody said is found, and forgotten without a gap; a whole chat is cleared', async () => {
    const { store } = database;
    const [one, two] = [someTable(), someTable()];
    for (const table of [one!, two!]) await store.addTable(table);
    const [kea, weka] = [fresh('person'), fresh('person')];
    const say = (id: string, person: string, at: number, text: string) =>
      store.addMessage(id, { at, person, seat: null, name: 'Kea', text });
    await say(one!.id, kea, 1, 'first');
    await say(one!.id, weka, 2, 'second');
    await say(two!.id, kea, 3, 'third');
    expect(await store.messagesBy(kea)).toEqual([
      { table: one!.id, at: 1, text: 'first' },
      { table: two!.id, at: 3, text: 'third' },
    ]);
    await store.forgetMessagesBy(kea, '—');
    expect((await store.messages(one!.id, 1)).map(({ n, name, text }) => [n, name, text])).toEqual([
      [1, '—', ''],
      [2, 'Kea', 'second'],
    ]);
    expect(await store.clearChat(one!.id)).toBe(true);
    expect(await store.clearChat(one!.id)).toBe(false);
    expect(await store.messages(one!.id, 1)).toEqual([]);
    expect(await say(one!.id, weka, 4, 'fourth')).toMatchObject({ n: 1 });
    expect(await store.messages(two!.id, 1)).toHaveLength(1);
  });
}
