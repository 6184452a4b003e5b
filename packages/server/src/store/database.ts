import type { StoreChange } from './store.ts';

/**
 * What the store needs of a database. SQL is written once, in the part both dialects share: `$1` for values, text,
 * integer and double precision for types.
 */

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** In a transaction it may give no row. */
  readonly optional?: boolean;
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });

export const optional = (sql: string, ...values: Value[]): Statement => ({ sql, values, optional: true });

export interface Database {
  migrate(): Promise<void>;
  close(): Promise<void>;
  query(asked: Statement): Promise<Row[]>;
  /**
   * All statements or none. Each has to give a row unless it is optional; at the first that gives none everything is
   * taken back: null.
   * Listeners are told of the changes when everything is durable.
   */
  transaction(
    statements: readonly Statement[],
    changes: (found: readonly Row[][]) => readonly StoreChange[],
  ): Promise<Row[][] | null>;
  /** Throws `Unavailable` with what is wrong, if anything is: it reads and writes. */
  check(): Promise<void>;
  listen(listener: (change: StoreChange) => void): Promise<() => Promise<void>>;
}

/** Something that must be unique is there already. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
}

/** The database cannot be used now. The message is a sentence that says why, for whoever runs the server. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** The message is all there is to say. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** PostgreSQL keeps no NUL characters in its texts, so nobody does. */
export const storable = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
