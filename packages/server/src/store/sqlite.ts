import { closeSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync as Sqlite, type StatementSync } from 'node:sqlite';
import { keepable, Taken, type Database, type Row, type Step } from './database.ts';
import { FORMAT, missing } from './migrations.ts';
import type { News } from './store.ts';

export const IN_MEMORY = ':memory:';

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const NOT_UNIQUE = [2067, 1555];

/** Stores of one process on the same file hear of each other; one process is all that should write to it. */
const listenersByFile = new Map<string, Set<(news: News) => void>>();

/** Something to be written. `work` answers null to have it taken back. */
interface Job {
  readonly work: () => unknown;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

export function openSqlite(file: string): Database {
  const sqlite = open(file);
  const listeners = listenersOf(file);
  const leaving: (() => void)[] = [];
  const prepared = new Map<string, StatementSync>();
  let waiting: Job[] = [];

  function run({ sql, values }: Step): Row[] {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = sqlite.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      prepared.set(sql, statement);
    }
    try {
      return statement.all(...values.map(keepable)) as Row[];
    } catch (error) {
      if (NOT_UNIQUE.includes((error as { errcode?: number }).errcode ?? 0)) throw new Taken((error as Error).message);
      throw error;
    }
  }

  /** Nothing is done before everything is on the disk; waiting for the disk once is enough for all who wait. */
  function write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let found: T;
      if (waiting.length === 0) setImmediate(writeWaiting);
      waiting.push({ work: () => (found = work()), done: () => resolve(found), failed: reject });
    });
  }

  function writeWaiting(): void {
    const jobs = waiting;
    waiting = [];
    const answers: (() => void)[] = [];
    try {
      sqlite.exec('begin immediate');
      for (const job of jobs) answers.push(attempt(job));
      sqlite.exec('commit');
    } catch (error) {
      if (sqlite.isOpen && sqlite.isTransaction) sqlite.exec('rollback');
      for (const job of jobs) job.failed(error as Error);
      return;
    }
    for (const answer of answers) answer();
  }

  /** One job among others: what it takes back is only its own. */
  function attempt({ work, done, failed }: Job): () => void {
    sqlite.exec('savepoint job');
    try {
      if (work() === null) sqlite.exec('rollback to job');
      sqlite.exec('release job');
      return done;
    } catch (error) {
      // Where the disk is full SQLite has taken back everything itself.
      if (!sqlite.isTransaction) throw error;
      sqlite.exec('rollback to job');
      sqlite.exec('release job');
      return () => failed(error as Error);
    }
  }

  function runAll(steps: readonly Step[]): Row[][] | null {
    const found: Row[][] = [];
    for (const step of steps) {
      const rows = run(step);
      if (rows.length === 0) return null;
      found.push(rows);
    }
    return found;
  }

  /** After whoever wrote it has had the answer. */
  function tell(news: readonly News[]): void {
    if (news.length === 0 || listeners.size === 0) return;
    setImmediate(() => {
      for (const item of news) for (const listener of listeners) listener(item);
    });
  }

  return {
    migrate: () =>
      write(() => {
        const { user_version: format } = sqlite.prepare('pragma user_version').get() as { user_version: number };
        for (const sql of missing(format, 'sqlite')) sqlite.exec(sql);
        if (format !== FORMAT) sqlite.exec(`pragma user_version = ${FORMAT}`);
      }),
    async close() {
      if (waiting.length > 0) writeWaiting();
      for (const leave of leaving) leave();
      if (sqlite.isOpen) sqlite.close();
    },
    async rows(asked) {
      return asked.sql.startsWith('select') ? run(asked) : write(() => run(asked));
    },
    async atomically(steps, news) {
      const found = await write(() => runAll(steps));
      if (found !== null) tell(news(found));
      return found;
    },
    async listen(listener) {
      // A function of its own for each, so that one listener may listen twice.
      const own = (news: News): void => listener(news);
      listeners.add(own);
      const leave = (): void => void listeners.delete(own);
      leaving.push(leave);
      return async () => leave();
    },
  };
}

/** Nobody else on the machine may read it: it keeps hashes and keys. */
function open(file: string): Sqlite {
  if (file !== IN_MEMORY) closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: 10_000 });
  sqlite.exec('pragma journal_mode = wal');
  // What was acknowledged survives a power cut.
  sqlite.exec('pragma synchronous = full');
  return sqlite;
}

function listenersOf(file: string): Set<(news: News) => void> {
  if (file === IN_MEMORY) return new Set();
  const path = realpathSync(file);
  const listeners = listenersByFile.get(path) ?? new Set();
  listenersByFile.set(path, listeners);
  return listeners;
}
