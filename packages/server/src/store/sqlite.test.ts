import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeContract } from './testing/contract.ts';
import { next, somebody, someTable } from './testing/contract/test-database.ts';
import { FORMAT } from './migrations.ts';
import { CannotOpen, openStore } from './open.ts';
import { updateTable } from './queries/tables.ts';

let folder: string;
let made = 0;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'drover-store-'))));
afterAll(() => rmSync(folder, { recursive: true }));

describe('SQLite', () => {
  storeContract(async () => `sqlite:${join(folder, `${++made}.db`)}`);

  test('without an address it is a file in the folder of the data, for its owner only', async () => {
    const data = join(folder, 'not', 'yet');
    await (await openStore(undefined, data)).close();
    expect(statSync(join(data, 'drover.db')).mode & 0o777).toBe(0o600);
  });

  test('in memory', async () => {
    const store = await openStore('sqlite::memory:', folder);
    expect(await store.ensureSetting('a', 'b')).toBe('b');
    await store.close();
  });

  test('one who fails among many who write at once fails alone', async () => {
    const store = await openStore('sqlite::memory:', folder);
    const session = { id: 'session', person: 'nobody', begun: 1, seen: 1 };
    const outcomes = await Promise.allSettled([
      store.ensureSetting('a', 'b'),
      store.addSession(session),
      store.changeTable(someTable()),
      store.addPerson(somebody()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await store.setting('a')).toBe('b');
    expect(await store.allPeople('', 9)).toHaveLength(1);
    await store.close();
  });
});

describe('a move', () => {
  test('writes no index of tables', () => {
    const table = someTable({ wake: 7, people: ['a', 'b'] });
    const { sql } = updateTable(next(table, { body: { n: 1 } }), table);
    expect(sql).toBe('update tables set revision = $3, body = $4 where id = $1 and revision = $2 returning id');
  });
});

describe('lists of tables', () => {
  test('are read from an index, in order', async () => {
    const file = join(folder, 'lists.db');
    await (await openStore(`sqlite:${file}`, '')).close();
    const sqlite = new DatabaseSync(file);
    for (const status of ['', "status = 'open' and "]) {
      const sql = `explain query plan select * from tables where ${status}listed = 1 order by touched desc, id limit 100`;
      const plan = sqlite.prepare(sql).all() as { detail: string }[];
      expect(plan.map(({ detail }) => detail).join()).toMatch(/USING INDEX tables_listed/);
      expect(plan).toHaveLength(1);
    }
    sqlite.close();
  });
});

describe('databases that cannot be opened', () => {
  test('a newer one is left alone', async () => {
    const file = join(folder, 'newer.db');
    const newer = new DatabaseSync(file);
    newer.exec(`pragma user_version = ${FORMAT + 1}`);
    newer.close();
    await expect(openStore(`sqlite:${file}`, folder)).rejects.toThrow(
      `This database has format ${FORMAT + 1}, made by a newer version of Drover; this version knows formats up to ${FORMAT}.`,
    );
  });

  test('what is no database is named so', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear Sarah, '.repeat(500));
    await expect(openStore(`sqlite:${file}`, folder)).rejects.toThrow(
      'The database cannot be opened: file is not a database.',
    );
  });

  test.each([
    ['where nothing can be made', '/proc/nowhere/at/all'],
    ['in a file', join(import.meta.dirname, 'open.ts', 'data')],
  ])('a folder %s is named as the reason', async (_, data) => {
    await expect(openStore(undefined, data)).rejects.toThrow(CannotOpen);
    await expect(openStore(undefined, data)).rejects.toThrow(/^The database cannot be opened: E[A-Z]+: .*\.$/);
  });

  test.each([['mysql://drover:rata@host/db'], ['drover.db'], ['sqlite:'], ['']])('%s', async (url) => {
    const opening = openStore(url, folder);
    await expect(opening).rejects.toThrow(CannotOpen);
    await expect(opening).rejects.toThrow('must begin with postgres:// or sqlite:');
  });
});
