import { optional, statement, type Database, type Row, type Statement, type Value } from '../database.ts';
import type { SessionsEnded, Store, StoredSession, StoredToken } from '../store.ts';

/** How people come in: sessions for browsers, tokens for programs. */

const sessionOf = (row: Row): StoredSession => ({
  id: row['id'] as string,
  person: row['person'] as string,
  begun: row['begun'] as number,
  seen: row['seen'] as number,
});

const tokenOf = (row: Row): StoredToken => ({
  id: row['id'] as string,
  person: row['person'] as string,
  hash: row['hash'] as string,
  label: row['label'] as string,
  created: row['created'] as number,
  scopes: row['scopes'] as string,
});

export const insertSession = ({ id, person, begun, seen }: StoredSession): Statement =>
  statement(
    'insert into sessions (id, person, begun, seen) values ($1, $2, $3, $4) returning id',
    id,
    person,
    begun,
    seen,
  );

export const insertToken = ({ id, person, hash, label, created, scopes }: StoredToken): Statement =>
  statement(
    'insert into tokens (id, person, hash, label, created, scopes) values ($1, $2, $3, $4, $5, $6) returning id',
    id,
    person,
    hash,
    label,
    created,
    scopes,
  );

type Sessions = Pick<
  Store,
  | 'addSession'
  | 'session'
  | 'sessionAndPerson'
  | 'touchSession'
  | 'sessionsOf'
  | 'endSession'
  | 'endSessionsOf'
  | 'endSessionsBefore'
  | 'addToken'
  | 'tokenByHash'
  | 'tokensOf'
  | 'endToken'
  | 'endTokensOf'
>;

export const sessionQueries = (database: Database): Sessions => {
  /** Whoever follows a table by what has ended is told. */
  async function end(person: string, sql: string, ...values: Value[]): Promise<number> {
    const ended: SessionsEnded = { kind: 'sessions', person };
    const found = await database.transaction([optional(sql, ...values)], ([rows]) => (rows!.length > 0 ? [ended] : []));
    return found![0]!.length;
  }
  return {
    async addSession(session) {
      await database.query(insertSession(session));
    },
    async session(id) {
      const [row] = await database.query(statement('select * from sessions where id = $1', id));
      return row === undefined ? null : sessionOf(row);
    },
    async sessionAndPerson(id) {
      const sql = `select sessions.id, person, begun, seen, name, account
        from sessions join people on people.id = person where sessions.id = $1`;
      const [row] = await database.query(statement(sql, id));
      return row === undefined
        ? null
        : { ...sessionOf(row), name: row['name'] as string, account: row['account'] as string | null };
    },
    async touchSession(id, seen) {
      await database.query(statement('update sessions set seen = $2 where id = $1', id, seen));
    },
    async sessionsOf(person) {
      const rows = await database.query(
        statement('select * from sessions where person = $1 order by seen desc, id', person),
      );
      return rows.map(sessionOf);
    },
    async endSession(id, person) {
      return (await end(person, 'delete from sessions where id = $1 and person = $2 returning id', id, person)) === 1;
    },
    async endSessionsOf(person, except) {
      return end(person, 'delete from sessions where person = $1 and id <> $2 returning id', person, except ?? '');
    },

    async endSessionsBefore(seen) {
      return (await database.query(statement('delete from sessions where seen < $1 returning id', seen))).length;
    },

    async addToken(token) {
      await database.query(insertToken(token));
    },
    async tokenByHash(hash) {
      const [row] = await database.query(statement('select * from tokens where hash = $1', hash));
      return row === undefined ? null : tokenOf(row);
    },
    async tokensOf(person) {
      const rows = await database.query(
        statement('select * from tokens where person = $1 order by created, id', person),
      );
      return rows.map(tokenOf);
    },
    async endToken(id, person) {
      return (await end(person, 'delete from tokens where id = $1 and person = $2 returning id', id, person)) === 1;
    },
    async endTokensOf(person) {
      return end(person, 'delete from tokens where person = $1 returning id', person);
    },
  };
};
