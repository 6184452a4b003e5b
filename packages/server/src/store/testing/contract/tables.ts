import { expect, test } from 'vitest';
import type { StoredTable } from '../../store.ts';
import { fresh, NASTY, next, someAction, someTable, type TestDatabase } from './test-database.ts';

const ids = (tables: readonly StoredTable[]): string[] => tables.map(({ id }) => id);

export function tablesContract(database: TestDatabase): void {
  test('a table is kept as given', async () => {
    const { store } = database;
    const table = someTable({ listed: false, wake: 5.5, people: [NASTY, 'b'], body: { [NASTY]: ['\0', 0.1] } });
    await store.addTable(table);
    expect(await store.table(table.id)).toEqual(table);
    expect(await store.table(NASTY)).toBeNull();
    await expect(store.addTable(table)).rejects.toThrow('already');
  });

  test('a change is made on the last revision or not at all', async () => {
    const { store } = database;
    const table = someTable();
    await store.addTable(table);
    const changes = Array.from({ length: 10 }, (_, n) => next(table, { body: { n }, people: [`p${n}`] }));
    const made = await Promise.all(changes.map((change) => store.changeTable(change)));
    expect(made.filter(Boolean)).toHaveLength(1);
    const kept = changes[made.indexOf(true)]!;
    expect(await store.table(table.id)).toEqual(kept);
    expect(await store.changeTable(kept)).toBe(false);
    expect(await store.changeTable(next(someTable()))).toBe(false);
  });

  test('a change of what was there before is kept as given, and is made on that revision or not at all', async () => {
    const { store } = database;
    const person = fresh('person');
    const table = someTable({ wake: 7, people: [person, 'b'], listed: true });
    await store.addTable(table);
    const moved = next(table, { body: { n: 1 } });
    const left = next(moved, { status: 'over', listed: false, touched: 9, wake: null, people: ['b'], body: { n: 2 } });
    for (const [after, before] of [
      [moved, table],
      [left, moved],
    ] as const) {
      expect(await store.changeTable(after, before)).toBe(true);
      expect(await store.table(table.id)).toEqual(after);
      expect(await store.changeTable(after, before)).toBe(false);
      expect(await store.append(table.id, someAction(1), after, before)).toEqual({ result: 'stale', version: 0 });
    }
    expect(await store.tables({ person, limit: 9 })).toEqual([]);
  });

  test('tables are found by what they are, the last touched first', async () => {
    const { store } = database;
    const edition = fresh('edition');
    const [old, young, hidden, live] = [
      someTable({ edition, touched: 1, status: 'open' }),
      someTable({ edition, touched: 3, status: 'open' }),
      someTable({ edition, touched: 2, listed: false }),
      someTable({ edition, touched: 4, clock: 'live', status: 'over' }),
    ];
    for (const table of [old!, young!, hidden!, live!]) await store.addTable(table);
    const find = async (filter: object) => ids(await store.tables({ edition, limit: 10, ...filter }));
    expect(await find({})).toEqual([live!.id, young!.id, hidden!.id, old!.id]);
    expect(await find({ limit: 1 })).toEqual([live!.id]);
    expect(await find({ status: 'open' })).toEqual([young!.id, old!.id]);
    expect(await find({ listed: true })).toEqual([live!.id, young!.id, old!.id]);
    expect(await find({ listed: false })).toEqual([hidden!.id]);
    expect(await find({ clock: 'live' })).toEqual([live!.id]);
    expect(await find({ clock: NASTY })).toEqual([]);
    expect(await find({ edition: 'uk' })).toEqual([]);
  });

  test('tables are counted by status', async () => {
    const { store } = database;
    const { over = 0, open = 0 } = await store.countTables();
    await store.addTable(someTable({ status: 'over' }));
    await store.addTable(someTable({ status: 'over' }));
    expect(await store.countTables()).toMatchObject({ over: over + 2, ...(open > 0 && { open }) });
  });

  test('people find the tables they sit at, and lose them when they leave', async () => {
    const { store } = database;
    const [one, two] = [fresh('person'), fresh('person')];
    const table = someTable({ people: [one] });
    await store.addTable(table);
    const tablesOf = async (person: string) => ids(await store.tables({ person, limit: 10 }));
    expect(await tablesOf(one)).toEqual([table.id]);
    const joined = next(table, { people: [one, two, two] });
    await store.changeTable(joined);
    expect([await tablesOf(one), await tablesOf(two)]).toEqual([[table.id], [table.id]]);
    await store.changeTable(next(joined, { people: [two] }));
    expect([await tablesOf(one), await tablesOf(two)]).toEqual([[], [table.id]]);
  });

  test('tables are due when their time has come, the earliest first', async () => {
    const { store } = database;
    const [late, early, never, later] = [20, 10, null, 30].map((wake) => someTable({ wake }));
    for (const table of [late!, early!, never!, later!]) await store.addTable(table);
    const ours = new Set(ids([late!, early!, never!, later!]));
    const due = async (now: number, limit = 100) => ids(await store.due(now, limit)).filter((id) => ours.has(id));
    expect(await due(9)).toEqual([]);
    expect(await due(20)).toEqual([early!.id, late!.id]);
    await store.changeTable(next(early!, { wake: null }));
    expect(await due(100)).toEqual([late!.id, later!.id]);
  });

  test('tables that are over are found by when they were touched, and deleted with everything', async () => {
    const { store } = database;
    const person = fresh('person');
    const [old, young, playing] = [
      someTable({ status: 'over', touched: -20, people: [person] }),
      someTable({ status: 'abandoned', touched: -10 }),
      someTable({ touched: -20 }),
    ];
    for (const table of [old!, young!, playing!]) await store.addTable(table);
    await store.append(old!.id, someAction(1));
    await store.keepSnapshot(old!.id, { version: 1, body: '' });
    await store.addMessage(old!.id, { at: 1, person, seat: 0, name: 'Kea', text: 'hey' });
    expect(await store.tablesEndedBefore(-10, '', 10)).toEqual([old!.id]);
    expect(await store.tablesEndedBefore(-5, '', 10)).toEqual([old!.id, young!.id].sort());
    expect(await store.tablesEndedBefore(-5, [old!.id, young!.id].sort()[0]!, 10)).toHaveLength(1);
    expect(await store.deleteTable(old!.id)).toBe(true);
    expect(await store.deleteTable(old!.id)).toBe(false);
    expect([await store.table(old!.id), await store.snapshot(old!.id)]).toEqual([null, null]);
    expect([await store.actions(old!.id, 1), await store.messages(old!.id, 1)]).toEqual([[], []]);
    expect(await store.tables({ person, limit: 10 })).toEqual([]);
  });

  test('all tables can be gone through', async () => {
    const { store } = database;
    const added = [someTable(), someTable(), someTable()];
    for (const table of added) await store.addTable(table);
    const seen: string[] = [];
    for (let after = ''; ; after = seen.at(-1)!) {
      const tables = await store.allTables(after, 2);
      seen.push(...ids(tables));
      if (tables.length < 2) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const { id } of added) expect(seen).toContain(id);
  });
}
