import { step, type Database, type Row, type Step } from '../database.ts';
import type { Store, StoredSession, StoredToken } from '../store.ts';

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
});

export const sessionAdded = ({ id, person, begun, seen }: StoredSession): Step =>
  step('insert into sessions (id, person, begun, seen) values ($1, $2, $3, $4) returning id', id, person, begun, seen);

export const tokenAdded = ({ id, person, hash, label, created }: StoredToken): Step =>
  step(
    'insert into tokens (id, person, hash, label, created) values ($1, $2, $3, $4, $5) returning id',
    id,
    person,
    hash,
    label,
    created,
  );

type Doors = Pick<
  Store,
  | 'addSession'
  | 'session'
  | 'touchSession'
  | 'sessionsOf'
  | 'endSession'
  | 'endSessionsOf'
  | 'addToken'
  | 'tokenByHash'
  | 'tokensOf'
  | 'endToken'
>;

export const doorsOn = (database: Database): Doors => ({
  async addSession(session) {
    await database.rows(sessionAdded(session));
  },
  async session(id) {
    const [row] = await database.rows(step('select * from sessions where id = $1', id));
    return row === undefined ? null : sessionOf(row);
  },
  async touchSession(id, seen) {
    await database.rows(step('update sessions set seen = $2 where id = $1', id, seen));
  },
  async sessionsOf(person) {
    const rows = await database.rows(step('select * from sessions where person = $1 order by seen desc, id', person));
    return rows.map(sessionOf);
  },
  async endSession(id, person) {
    const ended = await database.rows(
      step('delete from sessions where id = $1 and person = $2 returning id', id, person),
    );
    return ended.length === 1;
  },
  async endSessionsOf(person, except) {
    const ended = await database.rows(
      step('delete from sessions where person = $1 and id <> $2 returning id', person, except ?? ''),
    );
    return ended.length;
  },

  async addToken(token) {
    await database.rows(tokenAdded(token));
  },
  async tokenByHash(hash) {
    const [row] = await database.rows(step('select * from tokens where hash = $1', hash));
    return row === undefined ? null : tokenOf(row);
  },
  async tokensOf(person) {
    const rows = await database.rows(step('select * from tokens where person = $1 order by created, id', person));
    return rows.map(tokenOf);
  },
  async endToken(id, person) {
    const ended = await database.rows(
      step('delete from tokens where id = $1 and person = $2 returning id', id, person),
    );
    return ended.length === 1;
  },
});
