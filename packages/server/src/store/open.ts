import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LONGEST_WAIT } from './circuit-breaker.ts';
import { CannotOpen, Unavailable, type Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { addLooks } from './queries/people.ts';
import { storeOn } from './queries.ts';
import { IN_MEMORY } from './sqlite/connection.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

export { CannotOpen, Unavailable } from './database.ts';

/**
 * Opens the database and brings it up to date. Without an address it is a file of SQLite in the folder of the data;
 * `sqlite:FILE`, `sqlite::memory:` and `postgres://…` name another. Throws `CannotOpen` with one sentence.
 * Nobody waits longer for a PostgreSQL than `longestWait` milliseconds.
 */
export async function openStore(url: string | undefined, dataDir: string, longestWait = LONGEST_WAIT): Promise<Store> {
  const database = databaseAt(url ?? `sqlite:${join(dataDir, 'drover.db')}`, longestWait);
  try {
    await database.migrate();
    await addLooks(database);
    return storeOn(database);
  } catch (error) {
    await database.close();
    throw error instanceof CannotOpen ? error : cannotOpen(error);
  }
}

function databaseAt(url: string, longestWait: number): Database {
  // An address may carry a password: it is never repeated.
  const [, scheme, rest] = /^([a-z]+):(.+)$/s.exec(url) ?? [];
  try {
    if (scheme === 'postgres' || scheme === 'postgresql') return openPostgres(url, longestWait);
    if (scheme === 'sqlite' && rest !== undefined) {
      if (rest !== IN_MEMORY) makeFolder(dirname(resolve(rest)));
      return openSqlite(rest);
    }
  } catch (error) {
    throw cannotOpen(error);
  }
  throw new CannotOpen('The address of the database must begin with postgres:// or sqlite: and name one.');
}

/** One after the other: in places such as /proc Node's own way of making several never comes to an end. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Where several addresses were tried the error has no message of its own. */
function cannotOpen(error: unknown): CannotOpen {
  const { message, code } = (error instanceof Unavailable ? error.cause : error) as NodeJS.ErrnoException;
  return new CannotOpen(`The database cannot be opened: ${message || code || 'no reason given'}.`);
}
