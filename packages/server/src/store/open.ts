import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotOpen, type Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { storeOn } from './shelves.ts';
import { IN_MEMORY, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export { CannotOpen } from './database.ts';

/**
 * Opens the database and brings it up to date. Without an address it is a file of SQLite in the folder of the data;
 * `sqlite:FILE`, `sqlite::memory:` and `postgres://…` name another. Throws `CannotOpen` with one sentence.
 */
export async function openStore(url: string | undefined, dataDir: string): Promise<Store> {
  const database = databaseAt(url ?? `sqlite:${join(dataDir, 'drover.db')}`);
  try {
    await database.migrate();
    return storeOn(database);
  } catch (error) {
    await database.close();
    throw error instanceof CannotOpen ? error : cannotOpen(error);
  }
}

function databaseAt(url: string): Database {
  // An address may carry a password: it is never repeated.
  const [, scheme, rest] = /^([a-z]+):(.+)$/s.exec(url) ?? [];
  try {
    if (scheme === 'postgres' || scheme === 'postgresql') return openPostgres(url);
    if (scheme === 'sqlite' && rest !== undefined) {
      if (rest !== IN_MEMORY) mkdirSync(dirname(rest), { recursive: true, mode: 0o700 });
      return openSqlite(rest);
    }
  } catch (error) {
    throw cannotOpen(error);
  }
  throw new CannotOpen('The address of the database must begin with postgres:// or sqlite: and name one.');
}

/** Where several addresses were tried the error has no message of its own. */
function cannotOpen(error: unknown): CannotOpen {
  const { message, code } = error as NodeJS.ErrnoException;
  return new CannotOpen(`The database cannot be opened: ${message || code || 'no reason given'}.`);
}
