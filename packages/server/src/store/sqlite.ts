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

export function openSqlite(file: string): Database {
  const sqlite = open(file);
  const listeners = listenersOf(file);
  const heard: (() => void)[] = [];
  const prepared = new Map<string, StatementSync>();

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

  function transaction<T>(work: () => T, isGood: (result: T) => boolean = () => true): T {
    sqlite.exec('begin immediate');
    try {
      const result = work();
      sqlite.exec(isGood(result) ? 'commit' : 'rollback');
      return result;
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('rollback');
      throw error;
    }
  }

  /** After whoever wrote it has had the answer. */
  function tell(news: readonly News[]): void {
    if (news.length === 0 || listeners.size === 0) return;
    setImmediate(() => {
      for (const item of news) for (const listener of listeners) listener(item);
    });
  }

  return {
    async migrate() {
      transaction(() => {
        const { user_version: format } = sqlite.prepare('pragma user_version').get() as { user_version: number };
        for (const sql of missing(format, 'sqlite')) sqlite.exec(sql);
        sqlite.exec(`pragma user_version = ${FORMAT}`);
      });
    },
    async close() {
      for (const leave of heard) leave();
      if (sqlite.isOpen) sqlite.close();
    },
    async rows(asked) {
      return run(asked);
    },
    async atomically(steps, news) {
      const found = transaction(
        () => {
          const results: Row[][] = [];
          for (const one of steps) {
            const rows = run(one);
            if (rows.length === 0) return null;
            results.push(rows);
          }
          return results;
        },
        (results) => results !== null,
      );
      if (found !== null) tell(news);
      return found;
    },
    async listen(listener) {
      // A function of its own for each, so that one listener may listen twice.
      const own = (news: News): void => listener(news);
      listeners.add(own);
      const leave = (): void => void listeners.delete(own);
      heard.push(leave);
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
