import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NO_ANSWER, openCircuitBreaker } from './circuit-breaker.ts';
import { storable, Unavailable, UniqueViolation, type Database, type Row, type Statement } from './database.ts';
import { FORMAT, INDEXES, missing, TABLES } from './migrations.ts';
import { CHANNEL, openListener } from './postgres-listener.ts';
import type { StoreChange, TableChange } from './store.ts';

const UNIQUE_VIOLATION = '23505';

/** How long the database may take to answer when the server starts, in milliseconds. */
const PATIENCE = 10_000;

/** Any number, the same in every process: who holds it may change the tables of the database. */
const MIGRATING = 7_305_911;

export function openPostgres(url: string, longestWait: number): Database {
  const connection = { connectionString: url, application_name: 'drover', keepAlive: true };
  const timeouts = { connectionTimeoutMillis: longestWait, query_timeout: longestWait };
  const pool = new pg.Pool({ ...connection, ...timeouts, max: 10 });
  // A connection that breaks is replaced at the next question. It may break at any time, also between the questions of a
  // transaction, when nobody else listens: that must not end the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const breaker = openCircuitBreaker(
    () => onceConnected({ ...connection, ...timeouts }, (client) => client.query('select 1')),
    unavailable,
    longestWait,
  );
  const listener = openListener({ ...connection, ...timeouts }, async (since) => {
    const { rows } = await breaker.run(() => pool.query<Progress>(PROGRESS, [since]));
    const sessions: StoreChange = { kind: 'sessions', person: null };
    return [...rows.flatMap(changesOf), sessions];
  });

  /** Taken back where the work answers null. */
  async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query(result === null ? 'rollback' : 'commit');
      client.release();
      return result;
    } catch (error) {
      // Whatever state the connection is in goes with it.
      client.release(true);
      throw error;
    }
  }

  return {
    migrate: () => migrate({ ...connection, connectionTimeoutMillis: PATIENCE }),
    async close() {
      breaker.close();
      // A database that does not answer does not answer to a goodbye either.
      const closed = Promise.all([listener.close(), pool.ending ? undefined : pool.end()]);
      await Promise.race([closed, pause(longestWait, undefined, { ref: false })]);
    },
    query: (asked) => breaker.run(() => ask(pool, asked)),
    transaction: (statements, changes) =>
      breaker.run(() =>
        inTransaction(async (client) => {
          const found: Row[][] = [];
          for (const one of statements) {
            const rows = await ask(client, one);
            if (rows.length === 0 && !one.optional) return null;
            found.push(rows);
          }
          // Sent on commit, in the order of commits.
          const told = changes(found).map((item) => JSON.stringify(item));
          if (told.length > 0)
            await client.query(
              'select pg_notify($1, item) from unnest($2::text[]) with ordinality as told (item, n) order by n',
              [CHANNEL, told],
            );
          return found;
        }),
      ),
    check: () =>
      breaker.run(async () => {
        for (const table of TABLES) await pool.query(`select * from ${table} limit 1`);
        await pool.query('update drover_format set format = format');
      }),
    listen: (heard) => listener.listen(heard),
  };
}

/** It may take long, and so it waits for as long as it must. */
async function migrate(connection: pg.ClientConfig): Promise<void> {
  await onceConnected(connection, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query('create table if not exists drover_format (format integer not null)');
    const { rows } = await client.query<{ format: number }>('select format from drover_format');
    const format = rows[0]?.format;
    for (const sql of missing(format ?? 0, 'postgres')) await client.query(sql);
    if (format === undefined) await client.query('insert into drover_format values ($1)', [FORMAT]);
    else if (format !== FORMAT) await client.query('update drover_format set format = $1', [FORMAT]);
    for (const sql of INDEXES) await client.query(sql);
    await client.query('commit');
  });
}

/** With a connection of its own; what was not committed by then is taken back with it. */
async function onceConnected(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * What is not an answer of the database is about the connection to it. Of its answers these are: it shuts down or starts,
 * its disk or its memory is full, its files cannot be read, it is a copy that cannot be written to.
 */
function unavailable(error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error;
  if (error instanceof UniqueViolation) return null;
  const { code = '' } = error as pg.DatabaseError;
  if (error instanceof pg.DatabaseError && !/^(08|53|57|58|25006|XX00[12])/.test(code)) return null;
  return new Unavailable(SENTENCES[code] ?? NO_ANSWER, { cause: error });
}

const SENTENCES: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full.',
  '53200': 'The database has no memory left.',
  '53300': 'The database has no connection left.',
  '25006': 'The database can only be read.',
  XX001: 'The database is damaged.',
  XX002: 'The database is damaged.',
};

async function ask(asked: pg.Pool | pg.PoolClient, { sql, values }: Statement): Promise<Row[]> {
  try {
    return (await asked.query<Row>(sql, values.map(storable))).rows;
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNIQUE_VIOLATION) throw new UniqueViolation((error as Error).message);
    throw error;
  }
}

interface Progress {
  readonly id: string;
  readonly revision: number;
  readonly chat: number;
  readonly version: number;
}

/** How far the tables are at which something may have happened since. */
const PROGRESS = `select id, revision, chat, (select coalesce(max(version), 0) from actions where table_id = id) as version
  from tables where status in ('open', 'playing') or touched >= $1 order by id`;

const changesOf = ({ id, revision, chat, version }: Progress): TableChange[] => [
  { table: id, kind: 'action', at: version },
  { table: id, kind: 'table', at: revision },
  { table: id, kind: 'chat', at: chat },
];
