import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { storable, Unavailable, UniqueViolation, type Row, type Statement } from '../database.ts';

const MEGABYTE = 1024 * 1024;
/** SQLite's usual page. */
const PAGE = 4096;

export const IN_MEMORY = ':memory:';

/** A file of SQLite, opened once. Statements are compiled when they are first needed. */
export class Connection {
  readonly sqlite: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  /** Nobody else on the machine may read it: it keeps hashes and keys. */
  constructor(file: string) {
    if (file !== IN_MEMORY) closeSync(openSync(file, 'a', 0o600));
    this.sqlite = new DatabaseSync(file, { timeout: 10_000 });
    this.sqlite.exec('pragma journal_mode = wal');
    // What was acknowledged survives a power cut.
    this.sqlite.exec('pragma synchronous = full');
    // Pages that are written again and again go into the file itself once in a while, and those of busy tables stay at hand.
    this.sqlite.exec(`pragma wal_autocheckpoint = ${(32 * MEGABYTE) / PAGE}`);
    this.sqlite.exec(`pragma cache_size = -${(16 * MEGABYTE) / 1024}`);
  }

  run({ sql, values }: Statement): Row[] {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.sqlite.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      this.#prepared.set(sql, statement);
    }
    return statement.all(...values.map(storable)) as Row[];
  }

  close(): void {
    if (this.sqlite.isOpen) this.sqlite.close();
  }
}

/** What went wrong, as it comes from another thread too. */
export interface Failure {
  readonly message: string;
  /** SQLite's extended result code; 0 where something else failed. */
  readonly code: number;
}

export function failureOf(error: unknown): Failure {
  const { errcode = 0, message } = error as { errcode?: number; message: string };
  return { message, code: errcode };
}

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const NOT_UNIQUE = [2067, 1555];

export const DAMAGED = 'The database is damaged.';

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

export function explained({ message, code }: Failure): Error {
  if (NOT_UNIQUE.includes(code)) return new UniqueViolation(message);
  const sentence = UNAVAILABLE[code & 0xff];
  return sentence === undefined ? new Error(message) : new Unavailable(sentence, { cause: new Error(message) });
}
