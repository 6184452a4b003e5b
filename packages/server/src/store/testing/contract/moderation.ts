import { expect, test, vi } from 'vitest';
import { listener } from './changes.ts';
import { fresh, NASTY, somebody, someTable, type TestDatabase } from './test-database.ts';

export function moderationContract(database: TestDatabase): void {
  test('reports are kept as given, and closed once', async () => {
    const { store } = database;
    const report = { id: fresh('report'), at: 5, about: 'kea', closed: null, body: { [NASTY]: [NASTY] } };
    const open = await store.countOpenReports();
    await store.addReport(report);
    await store.addReport({ ...report, at: 6 });
    expect(await store.report(report.id)).toEqual(report);
    expect(await store.countOpenReports()).toBe(open + 1);
    expect(await store.reports({ closed: false, limit: 10 })).toContainEqual(report);
    expect(await store.closeReport(report.id, 9)).toBe(true);
    expect(await store.closeReport(report.id, 10)).toBe(false);
    expect(await store.reports({ closed: true, limit: 10 })).toContainEqual({ ...report, closed: 9 });
    expect(await store.report(NASTY)).toBeNull();
  });

  test('reports are found by who made them', async () => {
    const { store } = database;
    const [by, other] = [fresh('author'), fresh('author')];
    const made = (id: string, at: number) => ({
      id: fresh('report'),
      at,
      about: by,
      closed: null,
      body: { by: { id, name: NASTY }, text: `${NASTY}\0\0\\u0000\\\0` },
    });
    const [first, second, another] = [made(by, 1), made(by, 2), made(other, 3)];
    for (const report of [first, second, another]) await store.addReport(report);
    expect(await store.reportsBy(by)).toEqual([second, first]);
    expect(await store.reportsBy(NASTY)).toEqual([]);
  });

  test('the log has the latest first', async () => {
    const { store } = database;
    for (const at of [1e15, 1e15 + 1]) await store.addLogEntry({ id: fresh('entry'), at, body: { NASTY } });
    expect((await store.logEntries(2)).map(({ at, body }) => [at, body])).toEqual([
      [1e15 + 1, { NASTY }],
      [1e15, { NASTY }],
    ]);
  });

  test('people are found by a part of the name, whatever it is made of, and counted', async () => {
    const { store } = database;
    const { accounts, guests } = await store.countPeople();
    const [guest, account] = [
      somebody({ name: 'Takahe 100%_\\' }),
      somebody({ name: 'takahe', account: fresh('takahe') }),
    ];
    for (const person of [guest, account]) await store.addPerson(person);
    expect(await store.countPeople()).toEqual({ accounts: accounts + 1, guests: guests + 1 });
    expect(await store.peopleNamed('AKAH', 10)).toEqual([account, guest]);
    expect(await store.peopleNamed('%_\\', 10)).toEqual([guest]);
    expect(await store.peopleNamed(`${NASTY}'`, 10)).toEqual([]);
  });

  test('a message is removed, keeps its number, and those who follow are told', async () => {
    const { store } = database;
    const table = someTable();
    await store.addTable(table);
    const { n } = await store.addMessage(table.id, { at: 1, person: 'p', seat: null, name: 'Kea', text: 'hey' });
    const { heard } = await listener(store, table.id);
    expect([await store.removeMessage(table.id, n), await store.removeMessage(table.id, n)]).toEqual([true, false]);
    expect(await store.messages(table.id, 1)).toMatchObject([{ n, text: '' }]);
    await vi.waitFor(() => expect(heard).toContainEqual({ table: table.id, kind: 'chat', at: n }));
  });
}
