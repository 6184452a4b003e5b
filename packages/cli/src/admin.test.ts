import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@drover/server/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drover } from './testing/run.ts';

let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drover-admin-'));
  url = `sqlite:${join(folder, 'drover.db')}`;
  const store = await openStore(url, '');
  await store.addPerson({ id: 'kea', name: 'Kea', account: 'kea', revision: 1, body: { password: 'x' } });
  await store.addSession({ id: 's', person: 'kea', begun: 1, seen: 1 });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const admin = (...words: string[]) => drover('admin', '--database', url, ...words);

it('makes admins and bans accounts on the database of a server, and keeps what it did', async () => {
  expect(await admin('--list')).toMatchObject({ code: 0, out: '' });
  expect(await admin('--add', 'KEA')).toMatchObject({ code: 0, out: 'Done: add-admin Kea.\n' });
  expect(await admin('--list')).toMatchObject({ code: 0, out: 'Kea\n' });
  await admin('--remove', 'Kea');
  expect(await admin('--list')).toMatchObject({ code: 0, out: '' });
  await admin('--ban', 'Kea', '--why', 'spam');
  const store = await openStore(url, '');
  expect((await store.person('kea'))!.body).toMatchObject({ password: 'x', banned: { why: 'spam' } });
  expect(await store.sessionsOf('kea')).toEqual([]);
  await store.close();
  await admin('--unban', 'Kea');
  const { out } = await admin('--log');
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => line.split('\t').slice(1)),
  ).toEqual([
    ['command line', 'unban', 'Kea', 'by command line'],
    ['command line', 'ban', 'Kea', 'spam'],
    ['command line', 'remove-admin', 'Kea', 'by command line'],
    ['command line', 'add-admin', 'Kea', 'by command line'],
  ]);
});

it('lets somebody in by the password alone who has lost app and recovery codes', async () => {
  const store = await openStore(url, '');
  const body = { password: 'x', secondFactor: { secret: 'A', on: true, lastStep: 0, recovery: [], wrong: null } };
  await store.addPerson({ id: 'weka', name: 'Weka', account: 'weka', revision: 1, body });
  expect(await admin('--remove-second-factor', 'weka')).toMatchObject({ out: 'Done: remove-second-factor Weka.\n' });
  expect((await store.person('weka'))!.body).toMatchObject({ password: 'x', secondFactor: null });
  await store.close();
});

it('says what it does not understand', async () => {
  expect((await admin()).code).toBe(2);
  expect((await admin('--list', '--add', 'Kea')).code).toBe(2);
  expect(await admin('--add', 'Moa')).toMatchObject({ code: 2, err: 'drover: There is no account "Moa".\n' });
});
