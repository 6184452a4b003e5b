import { realpathSync } from 'node:fs';
import { CannotOpen, Unavailable, type Database, type Row, type Statement } from '../database.ts';
import { FORMAT, INDEXES, missing, TABLES } from '../migrations.ts';
import type { StoreChange } from '../store.ts';
import { Connection, DAMAGED, explained, failureOf, IN_MEMORY } from './connection.ts';
import { Writer } from './writer.ts';

/** Stores of one process on the same file hear of each other; one process is all that should write to it. */
const listenersByFile = new Map<string, Set<(change: StoreChange) => void>>();

/** Reads here, and writes in another thread. */
export function openSqlite(file: string): Database {
  const reading = new Connection(file);
  const writer = new Writer(file, reading);
  const listeners = listenersOf(file);
  const leaving: (() => void)[] = [];
  let damage: Unavailable | null = null;

  function noted(error: Error): Error {
    if (error instanceof Unavailable && error.message === DAMAGED) damage = error;
    return error;
  }
  function read(asked: Statement): Row[] {
    try {
      return reading.run(asked);
    } catch (error) {
      throw noted(explained(failureOf(error)));
    }
  }
  const write = (statements: readonly Statement[]): Promise<Row[][] | null> =>
    writer.write(statements).catch((error: Error) => {
      throw noted(error);
    });

  /** After whoever wrote it has had the answer. */
  function tell(changes: readonly StoreChange[]): void {
    if (changes.length === 0 || listeners.size === 0) return;
    setImmediate(() => {
      for (const change of changes) for (const listener of listeners) listener(change);
    });
  }

  return {
    async migrate() {
      try {
        bringUpToDate(reading);
      } catch (error) {
        throw error instanceof CannotOpen ? error : explained(failureOf(error));
      }
    },
    async close() {
      await writer.close();
      for (const leave of leaving) leave();
      reading.close();
    },
    async query(asked) {
      if (asked.sql.startsWith('select')) return read(asked);
      const [rows] = (await write([{ ...asked, optional: true }]))!;
      return rows!;
    },
    async transaction(statements, changes) {
      const found = await write(statements);
      if (found !== null) tell(changes(found));
      return found;
    },
    check: async () => {
      // Whatever was found damaged stays so, though most of the file may be sound.
      if (damage !== null) throw damage;
      for (const table of TABLES) read({ sql: `select * from ${table} limit 1`, values: [] });
      // Written again as it is: enough to find out whether anything can be written.
      await write([{ sql: `pragma user_version = ${FORMAT}`, values: [], optional: true }]);
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

function bringUpToDate({ sqlite }: Connection): void {
  sqlite.exec('begin immediate');
  try {
    const { user_version: format } = sqlite.prepare('pragma user_version').get() as { user_version: number };
    for (const sql of missing(format, 'sqlite')) sqlite.exec(sql);
    if (format !== FORMAT) sqlite.exec(`pragma user_version = ${FORMAT}`);
    for (const sql of INDEXES) sqlite.exec(sql);
    sqlite.exec('commit');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('rollback');
    throw error;
  }
}

function listenersOf(file: string): Set<(change: StoreChange) => void> {
  if (file === IN_MEMORY) return new Set();
  const path = realpathSync(file);
  const listeners = listenersByFile.get(path) ?? new Set();
  listenersByFile.set(path, listeners);
  return listeners;
}
