import pg from 'pg';
import { keepable, Taken, type Database, type Row, type Step } from './database.ts';
import { FORMAT, missing } from './migrations.ts';
import { CHANNEL, openNewsline } from './newsline.ts';
import type { News } from './store.ts';

const UNIQUE_VIOLATION = '23505';

/** Any number, the same in every process: who holds it may change the tables of the database. */
const MIGRATING = 7_305_911;

export function openPostgres(url: string): Database {
  const connection = { connectionString: url, application_name: 'drover', keepAlive: true };
  const pool = new pg.Pool({ ...connection, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it is replaced at the next question.
  pool.on('error', () => {});
  const newsline = openNewsline(connection, async (since) => {
    const { rows } = await pool.query<Progress>(PROGRESS, [since]);
    return rows.flatMap(newsOf);
  });

  async function transaction<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    isGood: (result: T) => boolean,
  ): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query(isGood(result) ? 'commit' : 'rollback');
      client.release();
      return result;
    } catch (error) {
      // Whatever state the connection is in goes with it.
      client.release(true);
      throw error;
    }
  }

  return {
    migrate: () =>
      transaction(
        async (client) => {
          await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
          await client.query('create table if not exists drover_format (format integer not null)');
          const { rows } = await client.query<{ format: number }>('select format from drover_format');
          const format = rows[0]?.format;
          for (const sql of missing(format ?? 0, 'postgres')) await client.query(sql);
          if (format === undefined) await client.query('insert into drover_format values ($1)', [FORMAT]);
          else if (format !== FORMAT) await client.query('update drover_format set format = $1', [FORMAT]);
        },
        () => true,
      ),
    async close() {
      await newsline.close();
      if (!pool.ending) await pool.end();
    },
    rows: (asked) => ask(pool, asked),
    atomically: (steps, news) =>
      transaction(
        async (client) => {
          const found: Row[][] = [];
          for (const one of steps) {
            const rows = await ask(client, one);
            if (rows.length === 0) return null;
            found.push(rows);
          }
          // Sent on commit, in the order of commits.
          const told = news(found).map((item) => JSON.stringify(item));
          if (told.length > 0)
            await client.query(
              'select pg_notify($1, item) from unnest($2::text[]) with ordinality as told (item, n) order by n',
              [CHANNEL, told],
            );
          return found;
        },
        (found) => found !== null,
      ),
    listen: (listener) => newsline.listen(listener),
  };
}

async function ask(asked: pg.Pool | pg.PoolClient, { sql, values }: Step): Promise<Row[]> {
  try {
    return (await asked.query<Row>(sql, values.map(keepable))).rows;
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNIQUE_VIOLATION) throw new Taken((error as Error).message);
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

const newsOf = ({ id, revision, chat, version }: Progress): News[] => [
  { table: id, kind: 'action', at: version },
  { table: id, kind: 'table', at: revision },
  { table: id, kind: 'chat', at: chat },
];
