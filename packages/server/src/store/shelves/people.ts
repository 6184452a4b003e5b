import { step, Taken, type Database, type Row, type Step } from '../database.ts';
import type { Store, StoredPerson } from '../store.ts';

export const personOf = (row: Row): StoredPerson => ({
  id: row['id'] as string,
  name: row['name'] as string,
  account: row['account'] as string | null,
  revision: row['revision'] as number,
  body: JSON.parse(row['body'] as string),
});

export const personAdded = ({ id, name, account, revision, body }: StoredPerson): Step =>
  step(
    'insert into people (id, name, account, revision, body) values ($1, $2, $3, $4, $5) on conflict do nothing returning id',
    id,
    name,
    account,
    revision,
    JSON.stringify(body ?? null),
  );

type People = Pick<Store, 'addPerson' | 'person' | 'account' | 'changePerson' | 'allPeople'>;

export const peopleOn = (database: Database): People => ({
  async addPerson(person) {
    const added = await database.rows(personAdded(person));
    return added.length === 1 ? 'added' : 'taken';
  },
  async person(id) {
    const [row] = await database.rows(step('select * from people where id = $1', id));
    return row === undefined ? null : personOf(row);
  },
  async account(name) {
    const [row] = await database.rows(step('select * from people where account = $1', name.toLowerCase()));
    return row === undefined ? null : personOf(row);
  },
  async changePerson({ id, name, account, revision, body }) {
    const change = step(
      'update people set name = $2, account = $3, revision = $4, body = $5 where id = $1 and revision = $6 returning id',
      id,
      name,
      account,
      revision,
      JSON.stringify(body ?? null),
      revision - 1,
    );
    try {
      return (await database.rows(change)).length === 1;
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  },
  async allPeople(after, limit) {
    const rows = await database.rows(step('select * from people where id > $1 order by id limit $2', after, limit));
    return rows.map(personOf);
  },
});
