import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PATIENT_WAIT, startPostgres } from '../testing/postgres.ts';
import { storeContract } from './testing/contract.ts';
import { listener } from './testing/contract/changes.ts';
import { next, someAction, someTable } from './testing/contract/test-database.ts';
import { Unavailable } from './database.ts';
import { FORMAT } from './migrations.ts';
import { CannotOpen, openStore } from './open.ts';
import type { Store } from './store.ts';

const PATIENCE = 600_000;
/** Of a server that is to notice that nobody answers, on a machine that runs all tests at once. */
const BUSY_WAIT = 5000;

const postgres = await startPostgres();
if (typeof postgres === 'string') console.log(postgres);

describe.skipIf(typeof postgres === 'string')('PostgreSQL', () => {
  const server = postgres as Exclude<typeof postgres, string>;
  afterAll(() => server.stop());

  storeContract(() => server.create(), PATIENT_WAIT);

  test('a newer database is left alone', async () => {
    const url = await server.create();
    await (await openStore(url, '')).close();
    const client = new pg.Client(url);
    await client.connect();
    await client.query('update drover_format set format = format + 1');
    await client.end();
    await expect(openStore(url, '')).rejects.toThrow(
      `This database has format ${FORMAT + 1}, made by a newer version of Drover; this version knows formats up to ${FORMAT}.`,
    );
  });

  test('it works on when the database server was away, and tells what was missed', async () => {
    const url = await server.create();
    const [here, there] = [await openStore(url, '', PATIENT_WAIT), await openStore(url, '', PATIENT_WAIT)];
    const table = someTable();
    await here.addTable(table);
    const { heard } = await listener(here, table.id);
    await there.append(table.id, someAction(1), next(table));
    await vi.waitFor(() => expect(heard).toHaveLength(2));

    await server.restart();
    await vi.waitFor(() => there.append(table.id, someAction(2)), PATIENCE / 2);
    await vi.waitFor(
      () =>
        expect(heard.filter(({ kind }) => kind === 'action').at(-1)).toEqual({
          table: table.id,
          kind: 'action',
          at: 2,
        }),
      PATIENCE / 2,
    );
    await there.append(table.id, someAction(3));
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ table: table.id, kind: 'action', at: 3 }));
    for (const store of [here, there]) await store.close();
  });

  /** Asks over and over, as a busy server does, and gives what was thrown. */
  function keepAsking(store: Store, table: string): { errors: unknown[]; stop(): Promise<void> } {
    const errors: unknown[] = [];
    let stopped = false;
    const asking = Array.from({ length: 20 }, async () => {
      while (!stopped) {
        await store
          .table(table)
          .then((kept) => store.changeTable(next(kept!)))
          .catch((error: unknown) => errors.push(error));
        await pause(5);
      }
    });
    return { errors, stop: async () => ((stopped = true), void (await Promise.all(asking))) };
  }

  const interruptions: [string, (url: string, errors: readonly unknown[]) => Promise<void>][] = [
    ['is restarted', () => server.restart()],
    [
      'crashes',
      async () => {
        await server.end('immediate');
        await pause(500);
        await server.start();
      },
    ],
    ['throws everybody out', (url) => server.killConnections(url)],
    [
      'hangs',
      async (_, errors) => {
        const before = errors.length;
        server.hang();
        await vi.waitFor(() => expect(errors.length).toBeGreaterThan(before), PATIENCE / 2);
        server.resume();
      },
    ],
  ];

  test.each(interruptions)(
    'when it %s, whoever asks is told so before long, and nothing ends',
    async (_, interrupt) => {
      const url = await server.create();
      const store = await openStore(url, '', BUSY_WAIT);
      const table = someTable();
      await store.addTable(table);
      const asked = keepAsking(store, table.id);
      await pause(200);
      for (let times = 0; times < 2; times++) {
        await interrupt(url, asked.errors);
        await vi.waitFor(() => store.check(), PATIENCE / 2);
        await vi.waitFor(async () => store.changeTable(next((await store.table(table.id))!)), PATIENCE / 2);
      }
      await asked.stop();
      expect(asked.errors).not.toEqual([]);
      for (const error of asked.errors) expect(error).toBeInstanceOf(Unavailable);
      await store.close();
    },
  );
});

test('a database that is not there is told in one sentence, without the password', async () => {
  const opening = openStore('postgres://drover:rata@127.0.0.1:1/tables', '');
  await expect(opening).rejects.toThrow(CannotOpen);
  await expect(opening).rejects.toThrow(/^The database cannot be opened: .*ECONNREFUSED.*\.$/);
  await expect(opening).rejects.not.toThrow('rata');
});
