import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generator } from '@drover/engine';
import type { ApiRefusal } from '@drover/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { seated, startServer, type TestServer } from '../testing/app.ts';
import { playOn, type Client } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

const postgres = await startPostgres();
if (typeof postgres === 'string') console.log(postgres);

/** A machine that runs all tests at once is slow to answer, but it answers. */
const BUSY_WAIT = 5000;
let store: Store;
let server: TestServer;

async function startOn(url: string): Promise<void> {
  store = await openStore(url, '', BUSY_WAIT);
  server = await startServer({ store });
}
afterEach(async () => {
  await server.stop();
  await store.close();
});

const state = async (path: string): Promise<[number, string | undefined]> => {
  const { status, body } = await server.stranger().ask<Partial<ApiRefusal>>('GET', path);
  return [status, body.message];
};

async function refusedFor(ann: Client, why: string): Promise<void> {
  const { status, body, headers } = await ann.refused('POST', '/api/me/tokens', { label: 'bot' });
  expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
  expect(body.message).toBe(`${why} Try again soon.`);
}

describe.skipIf(typeof postgres === 'string')('while PostgreSQL', () => {
  const database = postgres as TestPostgres;
  afterAll(() => database.stop());

  it.each([
    ['is away', () => database.end('fast'), () => database.start()],
    ['hangs', async () => database.hang(), async () => database.resume()],
  ])('%s, requests are put off and the server says so; then play goes on', async (_, goAway, comeBack) => {
    await startOn(await database.create());
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const { id } = await seated(ann, [bob]);
    await playOn([ann, bob], id, 5, generator('before', 'it'));
    const stream = await bob.follow(id);
    await stream.until(({ frames }) => frames.length > 0);

    await goAway();
    await refusedFor(ann, 'The database does not answer.');
    expect(await state('/healthz')).toEqual([503, 'The database does not answer.']);
    expect(await state('/readyz')).toEqual([503, 'The database does not answer.']);
    expect(await state('/metrics')).toEqual([200, undefined]);

    await comeBack();
    await expect.poll(() => state('/readyz')).toEqual([200, undefined]);
    expect(await state('/healthz')).toEqual([200, undefined]);
    const { version } = await ann.table(id);
    await playOn([ann, bob], id, 3, generator('after', 'it'));
    await stream.until(({ frames }) => frames.at(-1)!.version === version + 3);
    stream.close();
  });
});

describe('while the disk of SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drover-disk-'));
  const small = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]).status === 0;
  if (!small) console.log('A full disk is tested where one can be mounted.');
  afterAll(() => {
    if (small) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!small)('is full, what is kept can be read, and what is new is put off', async () => {
    await startOn(`sqlite:${join(folder, 'drover.db')}`);
    const ann = await server.guest('Ann');
    expect(await state('/healthz')).toEqual([200, undefined]);
    const filler = join(folder, 'filler');
    const file = openSync(filler, 'w');
    expect(() => {
      for (;;) writeSync(file, Buffer.alloc(4096));
    }).toThrow('ENOSPC');

    await refusedFor(ann, 'The disk of the database is full.');
    expect(await state('/healthz')).toEqual([503, 'The disk of the database is full.']);
    expect((await ann.get<{ name: string }>('/api/me')).name).toBe('Ann');

    closeSync(file);
    rmSync(filler);
    expect(await state('/healthz')).toEqual([200, undefined]);
    await ann.post('/api/me/tokens', { label: 'bot' });
  });
});

describe('where SQLite', () => {
  it('is damaged, the server says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'drover-damage-'));
    const file = join(folder, 'drover.db');
    const before = await openStore(`sqlite:${file}`, '');
    await before.close();
    const sqlite = new DatabaseSync(file);
    const { page } = sqlite.prepare("select rootpage as page from sqlite_schema where name = 'messages'").get() as {
      page: number;
    };
    sqlite.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill('gnaw', (page - 1) * 4096, page * 4096));

    await startOn(`sqlite:${file}`);
    expect(await state('/healthz')).toEqual([503, 'The database is damaged.']);
    rmSync(folder, { recursive: true });
  });
});
