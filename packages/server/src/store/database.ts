import type { News } from './store.ts';

/**
 * What the store needs of a database. SQL is written once, in the part both dialects share: `$1` for values, text,
 * integer and double precision for types.
 */

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Step {
  readonly sql: string;
  readonly values: readonly Value[];
}

export const step = (sql: string, ...values: Value[]): Step => ({ sql, values });

export interface Database {
  migrate(): Promise<void>;
  close(): Promise<void>;
  rows(asked: Step): Promise<Row[]>;
  /**
   * All steps or none. Each has to give a row; at the first that gives none everything is taken back: null. The news are
   * told when everything is durable.
   */
  atomically(steps: readonly Step[], news: (found: readonly Row[][]) => readonly News[]): Promise<Row[][] | null>;
  listen(listener: (news: News) => void): Promise<() => Promise<void>>;
}

/** Something that must be unique is there already. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** The message is all there is to say. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** PostgreSQL keeps no NUL characters in its texts, so nobody does. */
export const keepable = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);
