import { optional, statement, UniqueViolation, type Database, type Row, type Statement } from '../database.ts';
import { lookOf } from '../look.ts';
import type { Store, StoredPerson } from '../store.ts';

export const personOf = (row: Row): StoredPerson => ({
  id: row['id'] as string,
  name: row['name'] as string,
  account: row['account'] as string | null,
  revision: row['revision'] as number,
  body: JSON.parse(row['body'] as string),
});

export const insertPerson = ({ id, name, account, revision, body }: StoredPerson): Statement =>
  statement(
    `insert into people (id, name, account, revision, body, look) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    id,
    name,
    account,
    revision,
    JSON.stringify(body ?? null),
    account && lookOf(account),
  );

type People = Pick<
  Store,
  | 'addPerson'
  | 'person'
  | 'account'
  | 'accountsLike'
  | 'accountsWithEmail'
  | 'changePerson'
  | 'allPeople'
  | 'deletePerson'
  | 'guestsNotSeenSince'
>;

export const personQueries = (database: Database): People => ({
  async addPerson(person) {
    const added = await database.query(insertPerson(person));
    return added.length === 1 ? 'added' : 'taken';
  },
  async person(id) {
    const [row] = await database.query(statement('select * from people where id = $1', id));
    return row === undefined ? null : personOf(row);
  },
  async account(name) {
    const [row] = await database.query(statement('select * from people where account = $1', name.toLowerCase()));
    return row === undefined ? null : personOf(row);
  },
  async accountsLike(name) {
    const rows = await database.query(statement('select * from people where look = $1', lookOf(name)));
    return rows.map(personOf);
  },
  async accountsWithEmail(address) {
    const sql = 'select * from people where email = lower($1) and account is not null order by id';
    return (await database.query(statement(sql, address))).map(personOf);
  },
  async changePerson({ id, name, account, revision, body }) {
    const change = statement(
      `update people set name = $2, account = $3, revision = $4, body = $5, look = $7
       where id = $1 and revision = $6 returning id`,
      id,
      name,
      account,
      revision,
      JSON.stringify(body ?? null),
      revision - 1,
      account && lookOf(account),
    );
    try {
      return (await database.query(change)).length === 1;
    } catch (error) {
      if (error instanceof UniqueViolation) return false;
      throw error;
    }
  },
  async deletePerson(id) {
    const statements = [
      optional('delete from tokens where person = $1 returning id', id),
      optional('delete from sessions where person = $1 returning id', id),
      statement('delete from people where id = $1 returning id', id),
    ];
    return (await database.transaction(statements, () => [{ kind: 'sessions', person: id }])) !== null;
  },
  async guestsNotSeenSince(seen, after, limit) {
    const sql = `select * from people where account is null and id > $2
      and not exists (select 1 from sessions where person = people.id and seen >= $1)
      and not exists (select 1 from sitters join tables on tables.id = table_id
        where person = people.id and status in ('open', 'playing'))
      order by id limit $3`;
    return (await database.query(statement(sql, seen, after, limit))).map(personOf);
  },
  async allPeople(after, limit) {
    const rows = await database.query(
      statement('select * from people where id > $1 order by id limit $2', after, limit),
    );
    return rows.map(personOf);
  },
});

/** Accounts of before there were looks. */
export async function addLooks(database: Database): Promise<void> {
  const rows = await database.query(
    statement('select id, account from people where account is not null and look is null'),
  );
  for (const { id, account } of rows)
    await database.query(statement('update people set look = $2 where id = $1', id!, lookOf(account as string)));
}
