import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { storeContract } from './contract.ts';
import { ear } from './contract/news.ts';
import { next, someAction, someTable } from './contract/place.ts';
import { FORMAT } from './migrations.ts';
import { CannotOpen, openStore } from './open.ts';

const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

const postgres = await startPostgres();
if (typeof postgres === 'string') console.log(postgres);

describe.skipIf(typeof postgres === 'string')('PostgreSQL', () => {
  const server = postgres as Exclude<typeof postgres, string>;
  afterAll(() => server.stop());

  storeContract(() => server.create());

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
    const [here, there] = [await openStore(url, ''), await openStore(url, '')];
    const table = someTable();
    await here.addTable(table);
    const { heard } = await ear(here, table.id);
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
});

test('a database that is not there is told in one sentence, without the password', async () => {
  const opening = openStore('postgres://drover:rata@127.0.0.1:1/tables', '');
  await expect(opening).rejects.toThrow(CannotOpen);
  await expect(opening).rejects.toThrow(/^The database cannot be opened: .*ECONNREFUSED.*\.$/);
  await expect(opening).rejects.not.toThrow('rata');
});
