import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@drover/server/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drover } from './testing/run.ts';

let folder: string;
let archive: string;
let made = 0;
const fresh = (): string => `sqlite:${join(folder, `${++made}.db`)}`;
const within = async <T>(url: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(url, '');
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
const exported = async (url: string): Promise<string> => (await drover('export', '--database', url, '--to', '-')).out;

const person = { id: 'kea', name: 'Kea \u{1F99C}', account: 'kea', revision: 3, body: { hash: 'scrypt…' } };
const guest = { id: 'moa', name: 'Moa', account: null, revision: 1, body: {} };
const game = {
  id: 'table1',
  revision: 7,
  status: 'over',
  edition: 'nz',
  listed: true,
  clock: 'none',
  created: 1,
  touched: 2.5,
  wake: null,
  people: ['kea', 'moa'],
  body: { secret: 'rata', 10: 'b', 2: 'a' },
} as const;
const actions = ['move A', 'undo 1', 'move B'].map((text, n) => ({
  version: n + 1,
  seat: 0,
  text,
  at: n,
  key: `k${n}`,
}));
const said = { at: 5, person: 'moa', seat: null, name: 'Moa', text: 'nice\nmove' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drover-'));
  archive = join(folder, 'archive.jsonl');
  const url = fresh();
  await within(url, async (store) => {
    await store.ensureSetting('secret', 'totara');
    await store.restorePerson(
      person,
      [{ id: 's', person: 'kea', begun: 1, seen: 2 }],
      [{ id: 't', person: 'kea', hash: 'h', label: 'bot', created: 3, scopes: 'play' }],
    );
    await store.addPerson(guest);
    await store.restoreTable(game, actions, [{ n: 1, ...said }]);
    await store.addTable({ ...game, id: 'table2', status: 'open', revision: 1 });
  });
  const { code, out, err } = await drover('export', '--database', url, '--to', archive);
  expect([code, out, err]).toEqual([0, 'Exported 2 people and 2 tables.\n', '']);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('export and import', () => {
  test('an archive is lines of JSON, for its owner only', () => {
    const lines = readFileSync(archive, 'utf8').trimEnd().split('\n');
    const kinds = lines.map((line) => (JSON.parse(line) as { is: string }).is);
    expect(kinds).toEqual(['drover', 'setting', 'person', 'person', 'table', 'table', 'end']);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
  });

  test('everything comes back, and a second time changes nothing', async () => {
    const url = fresh();
    const first = await drover('import', '--database', url, '--from', archive);
    expect(first).toEqual({ code: 0, out: 'Imported 2 people and 2 tables.\n', err: '' });
    expect(await exported(url)).toBe(readFileSync(archive, 'utf8'));
    const second = await drover('import', '--database', url, '--from', archive);
    expect(second.out).toBe('Imported 0 people and 0 tables.\nAlready there: 2 people and 2 tables.\n');
    expect(await exported(url)).toBe(readFileSync(archive, 'utf8'));
    await within(url, async (store) => {
      expect(await store.actions('table1', 1)).toEqual(actions);
      expect((await store.tokenByHash('h'))?.person).toBe('kea');
      expect(await store.setting('secret')).toBe('totara');
    });
  });

  test('what is there already is left as it is', async () => {
    const url = fresh();
    await within(url, async (store) => {
      await store.ensureSetting('secret', 'rimu');
      await store.addTable({ ...game, id: 'table1', revision: 1, status: 'open' });
    });
    const { out } = await drover('import', '--database', url, '--from', archive);
    expect(out).toBe('Imported 2 people and 1 table.\nAlready there: 0 people and 1 table.\n');
    await within(url, async (store) => {
      expect([await store.setting('secret'), (await store.table('table1'))?.status]).toEqual(['rimu', 'open']);
    });
  });

  test('the name of an account cannot be taken over', async () => {
    const url = fresh();
    await within(url, (store) => store.addPerson({ ...guest, id: 'other', account: 'kea' }));
    const { code, err } = await drover('import', '--database', url, '--from', archive);
    expect([code, err]).toEqual([
      1,
      `drover: ${archive}: Line 3 has a name, session or token that belongs to somebody else here: ${person.name}.\n`,
    ]);
  });

  test.each<[string, (lines: string[]) => string[], string]>([
    ['a letter changed', (lines) => lines.with(4, lines[4].replace('move B', 'move C')), 'Line 5 is damaged'],
    ['a line broken off', (lines) => lines.with(2, lines[2].slice(0, 30)), 'Line 3 is not JSON'],
    ['a line that is no object', (lines) => lines.with(3, '17'), 'Line 4 has no check'],
    ['a line left out', (lines) => lines.toSpliced(3, 1), 'Line 6 counts 2 people and 2 tables; there are 1 and 2'],
    ['the end cut off', (lines) => lines.slice(0, -1), 'Line 7 is missing'],
    ['no beginning', (lines) => lines.slice(1), 'Line 1 is not where it belongs'],
    ['something after the end', (lines) => [...lines, lines[1]], 'Line 8 stands after the end'],
    ['nothing', () => [], 'Line 1 is missing'],
  ])('%s: nothing is written', async (_, change, sentence) => {
    const file = join(folder, 'damaged.jsonl');
    const lines = change(readFileSync(archive, 'utf8').trimEnd().split('\n'));
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    const url = fresh();
    const { code, out, err } = await drover('import', '--database', url, '--from', file);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`drover: ${file}: ${sentence}`);
    expect(await within(url, (store) => store.allTables('', 9))).toEqual([]);
  });

  test.each([
    [['export', '--to', '-'], 'There is no --database, and DATABASE_URL is not set.'],
    [['export', '--database', 'sqlite::memory:'], 'export needs --to FILE.'],
    [['import', '--database', 'sqlite::memory:'], 'import needs --from FILE.'],
    [['export', '--database', 'sqlite:nowhere.db', '--to', '-'], 'There is no database nowhere.db.'],
    [['export', '--database', 'mysql:x', '--to', '-'], 'The address of the database must begin with'],
    [['import', '--database', 'sqlite::memory:', '--from', 'nowhere'], 'Cannot read nowhere: there is no such file'],
    [['export', '--database', 'sqlite::memory:', '--to', '/'], 'Cannot write /: it is a folder.'],
  ])('%j', async (words, sentence) => {
    const { code, err } = await drover(...words);
    expect(code).toBe(2);
    expect(err.startsWith(`drover: ${sentence}`), err).toBe(true);
  });
});
