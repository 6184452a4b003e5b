import type { Row, Statement } from '../database.ts';
import { failureOf, type Connection, type Failure } from './connection.ts';

/** All statements or none: what each of them gave, or null where one that had to gave no row. */
export type Outcome = { readonly found: Row[][] | null } | { readonly failure: Failure };

/**
 * Several jobs, each of them whole or not at all, and all of them on the disk when this is done: waiting for the disk once
 * is enough for everybody who waits.
 */
export function write(connection: Connection, jobs: readonly (readonly Statement[])[]): Outcome[] {
  const command = (sql: string): unknown => connection.run({ sql, values: [] });
  const { sqlite } = connection;

  /** One job among others: what it takes back is only its own. */
  function attempt(statements: readonly Statement[]): Outcome {
    command('savepoint job');
    try {
      const found = runAll(statements);
      if (found === null) command('rollback to job');
      command('release job');
      return { found };
    } catch (error) {
      // Where the disk is full SQLite has taken back everything itself.
      if (!sqlite.isTransaction) throw error;
      command('rollback to job');
      command('release job');
      return { failure: failureOf(error) };
    }
  }

  function runAll(statements: readonly Statement[]): Row[][] | null {
    const found: Row[][] = [];
    for (const one of statements) {
      const rows = connection.run(one);
      if (rows.length === 0 && !one.optional) return null;
      found.push(rows);
    }
    return found;
  }

  try {
    command('begin immediate');
    const outcomes = jobs.map(attempt);
    command('commit');
    return outcomes;
  } catch (error) {
    if (sqlite.isOpen && sqlite.isTransaction) command('rollback');
    return jobs.map(() => ({ failure: failureOf(error) }));
  }
}
