import { closeSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync as Sqlite, type StatementSync } from 'node:sqlite';
import { storable, Unavailable, UniqueViolation, type Database, type Row, type Statement } from './database.ts';
import { FORMAT, INDEXES, missing, TABLES } from './migrations.ts';
import type { StoreChange } from './store.ts';

const MEGABYTE = 1024 * 1024;
/** SQLite's usual page. */
const PAGE = 4096;

export const IN_MEMORY = ':memory:';

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const NOT_UNIQUE = [2067, 1555];

const DAMAGED = 'The database is damaged.';

/** By SQLite's primary result codes: PERM, BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const UNAVAILABLE: Readonly<Record<number, string>> = {
  3: 'The database may not be written to.',
  5: 'Another program keeps the database to itself.',
  6: 'Another program keeps the database to itself.',
  8: 'The database may not be written to.',
  10: 'The disk of the database cannot be read or written.',
  11: DAMAGED,
  13: 'The disk of the database is full.',
  14: 'The file of the database cannot be opened.',
  26: DAMAGED,
};

/** Stores of one process on the same file hear of each other; one process is all that should write to it. */
const listenersByFile = new Map<string, Set<(change: StoreChange) => void>>();

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
  const [begin, commit, rollback] = commands('begin immediate', 'commit', 'rollback');
  const [save, takeBack, release] = commands('savepoint job', 'rollback to job', 'release job');
  let waiting: Job[] = [];
  let damage: Unavailable | null = null;

  /** Compiled when they are first needed. */
  function commands(...sql: readonly string[]): [() => void, () => void, () => void] {
    return sql.map((text) => {
      let compiled: StatementSync | null = null;
      return () => void (compiled ??= sqlite.prepare(text)).run();
    }) as [() => void, () => void, () => void];
  }

  function run({ sql, values }: Statement): Row[] {
    try {
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = sqlite.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
        prepared.set(sql, statement);
      }
      return statement.all(...values.map(storable)) as Row[];
    } catch (error) {
      const why = explained(error);
      if (why instanceof Unavailable && why.message === DAMAGED) damage = why;
      throw why;
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
      begin();
      for (const job of jobs) answers.push(attempt(job));
      commit();
    } catch (error) {
      if (sqlite.isOpen && sqlite.isTransaction) rollback();
      for (const job of jobs) job.failed(explained(error));
      return;
    }
    for (const answer of answers) answer();
  }

  /** One job among others: what it takes back is only its own. */
  function attempt({ work, done, failed }: Job): () => void {
    save();
    try {
      if (work() === null) takeBack();
      release();
      return done;
    } catch (error) {
      // Where the disk is full SQLite has taken back everything itself.
      if (!sqlite.isTransaction) throw error;
      takeBack();
      release();
      return () => failed(error as Error);
    }
  }

  function runAll(statements: readonly Statement[]): Row[][] | null {
    const found: Row[][] = [];
    for (const one of statements) {
      const rows = run(one);
      if (rows.length === 0 && !one.optional) return null;
      found.push(rows);
    }
    return found;
  }

  /** After whoever wrote it has had the answer. */
  function tell(changes: readonly StoreChange[]): void {
    if (changes.length === 0 || listeners.size === 0) return;
    setImmediate(() => {
      for (const change of changes) for (const listener of listeners) listener(change);
    });
  }

  return {
    migrate: () =>
      write(() => {
        const { user_version: format } = sqlite.prepare('pragma user_version').get() as { user_version: number };
        for (const sql of missing(format, 'sqlite')) sqlite.exec(sql);
        if (format !== FORMAT) sqlite.exec(`pragma user_version = ${FORMAT}`);
        for (const sql of INDEXES) sqlite.exec(sql);
      }),
    async close() {
      if (waiting.length > 0) writeWaiting();
      for (const leave of leaving) leave();
      if (sqlite.isOpen) sqlite.close();
    },
    async query(asked) {
      return asked.sql.startsWith('select') ? run(asked) : write(() => run(asked));
    },
    async transaction(statements, changes) {
      const found = await write(() => runAll(statements));
      if (found !== null) tell(changes(found));
      return found;
    },
    check: async () => {
      // Whatever was found damaged stays so, though most of the file may be sound.
      if (damage !== null) throw damage;
      for (const table of TABLES) run({ sql: `select * from ${table} limit 1`, values: [] });
      // Written again as it is: enough to find out whether anything can be written.
      await write(() => sqlite.exec(`pragma user_version = ${FORMAT}`));
    },
    async listen(listener) {
      // A function of its own for each, so that one listener may listen twice.
      const own = (change: StoreChange): void => listener(change);
      listeners.add(own);
      const leave = (): void => void listeners.delete(own);
      leaving.push(leave);
      return async () => leave();
    },
  };
}

function explained(error: unknown): Error {
  const { errcode = 0, message } = error as { errcode?: number; message: string };
  if (NOT_UNIQUE.includes(errcode)) return new UniqueViolation(message);
  const sentence = UNAVAILABLE[errcode & 0xff];
  return sentence === undefined ? (error as Error) : new Unavailable(sentence, { cause: error });
}

/** Nobody else on the machine may read it: it keeps hashes and keys. */
function open(file: string): Sqlite {
  if (file !== IN_MEMORY) closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: 10_000 });
  sqlite.exec('pragma journal_mode = wal');
  // What was acknowledged survives a power cut.
  sqlite.exec('pragma synchronous = full');
  // Pages that are written again and again go into the file itself once in a while, and those of busy tables stay at hand.
  sqlite.exec(`pragma wal_autocheckpoint = ${(32 * MEGABYTE) / PAGE}`);
  sqlite.exec(`pragma cache_size = -${(16 * MEGABYTE) / 1024}`);
  return sqlite;
}

function listenersOf(file: string): Set<(change: StoreChange) => void> {
  if (file === IN_MEMORY) return new Set();
  const path = realpathSync(file);
  const listeners = listenersByFile.get(path) ?? new Set();
  listenersByFile.set(path, listeners);
  return listeners;
}
