import { expect, test, vi } from 'vitest';
import type { TableChange, Store, StoredTable } from '../../store.ts';
import { next, someAction, someTable, type TestDatabase } from './test-database.ts';

/** What a store hears of one table, from now on. */
export async function listener(store: Store, table: string): Promise<{ heard: TableChange[]; leave(): Promise<void> }> {
  const heard: TableChange[] = [];
  const leave = await store.listen(
    (change) => void (change.kind !== 'sessions' && change.table === table && heard.push(change)),
  );
  return { heard, leave };
}

/** Adds the table, and lets everybody hear of that. */
async function begun(store: Store, table: StoredTable, ears: readonly { heard: TableChange[] }[]): Promise<void> {
  await store.addTable(table);
  for (const { heard } of ears) {
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    heard.pop();
  }
}

export function changesContract(database: TestDatabase): void {
  test('everything that is written at a table is told, to who wrote it too', async () => {
    const { store } = database;
    const table = someTable();
    const { heard } = await listener(store, table.id);
    await store.addTable(table);
    await store.append(table.id, someAction(1));
    await store.append(table.id, someAction(2), next(table));
    await store.changeTable(next(next(table)));
    await store.addMessage(table.id, { at: 1, person: 'p', seat: 0, name: 'Kea', text: 'hey' });
    const told = [
      ['table', 1],
      ['action', 1],
      ['action', 2],
      ['table', 2],
      ['table', 3],
      ['chat', 1],
    ];
    await vi.waitFor(() => expect(heard.map(({ kind, at }) => [kind, at])).toEqual(told));
  });

  test('what was not written is not told', async () => {
    const { store } = database;
    const table = someTable();
    const { heard } = await listener(store, table.id);
    await begun(store, table, [{ heard }]);
    await store.append(table.id, someAction(7));
    await store.changeTable(table);
    await store.append(table.id, someAction(1), table);
    await store.append(table.id, someAction(1));
    await vi.waitFor(() => expect(heard).toEqual([{ table: table.id, kind: 'action', at: 1 }]));
  });

  test('two stores on one database hear each other once and in order', async () => {
    const [here, there] = [database.store, await database.open(database.url)];
    const table = someTable();
    const ears = [await listener(here, table.id), await listener(there, table.id)];
    await begun(here, table, ears);
    const last = 40;
    for (let version = 1; version <= last; version++)
      await (version % 2 === 0 ? here : there).append(table.id, someAction(version));
    const all = Array.from({ length: last }, (_, n) => ({ table: table.id, kind: 'action', at: n + 1 }));
    for (const { heard } of ears) await vi.waitFor(() => expect(heard).toEqual(all));
  });

  test('who leaves hears no more', async () => {
    const { store } = database;
    const table = someTable();
    const [stays, leaves] = [await listener(store, table.id), await listener(store, table.id)];
    await begun(store, table, [stays, leaves]);
    await leaves.leave();
    await store.append(table.id, someAction(1));
    await vi.waitFor(() => expect(stays.heard).toHaveLength(1));
    expect(leaves.heard).toEqual([]);
  });
}
