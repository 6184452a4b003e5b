import { statement, type Database, type Row } from '../database.ts';
import type { Store, StoredLogEntry, StoredReport } from '../store.ts';
import { personOf } from './people.ts';

/** What was reported, and what was done about it. */

const reportOf = (row: Row): StoredReport => ({
  id: row['id'] as string,
  at: row['at'] as number,
  about: row['about'] as string | null,
  closed: row['closed'] as number | null,
  body: JSON.parse(row['body'] as string),
});

const entryOf = (row: Row): StoredLogEntry => ({
  id: row['id'] as string,
  at: row['at'] as number,
  body: JSON.parse(row['body'] as string),
});

type Moderation = Pick<
  Store,
  | 'addReport'
  | 'report'
  | 'reports'
  | 'reportsBy'
  | 'closeReport'
  | 'countOpenReports'
  | 'addLogEntry'
  | 'logEntries'
  | 'peopleNamed'
  | 'countPeople'
  | 'removeMessage'
>;

export const moderationQueries = (database: Database): Moderation => ({
  async addReport({ id, at, about, closed, body }) {
    const sql = 'insert into reports (id, at, about, closed, body) values ($1, $2, $3, $4, $5) on conflict do nothing';
    await database.query(statement(sql, id, at, about, closed, JSON.stringify(body)));
  },
  async report(id) {
    const [row] = await database.query(statement('select * from reports where id = $1', id));
    return row === undefined ? null : reportOf(row);
  },
  async reports({ closed, limit }) {
    const sql = `select * from reports where (closed is not null) = ($1 = 1) order by at desc, id limit $2`;
    return (await database.query(statement(sql, Number(closed), limit))).map(reportOf);
  },
  async reportsBy(person) {
    const sql = 'select * from reports where author = $1 order by at desc, id';
    return (await database.query(statement(sql, person))).map(reportOf);
  },
  async closeReport(id, at) {
    const sql = 'update reports set closed = $2 where id = $1 and closed is null returning id';
    return (await database.query(statement(sql, id, at))).length === 1;
  },
  async countOpenReports() {
    const sql = 'select cast(count(*) as integer) as n from reports where closed is null';
    return (await database.query(statement(sql)))[0]!['n'] as number;
  },
  async addLogEntry({ id, at, body }) {
    const sql = 'insert into admin_log (id, at, body) values ($1, $2, $3) on conflict do nothing';
    await database.query(statement(sql, id, at, JSON.stringify(body)));
  },
  async logEntries(limit) {
    const sql = 'select * from admin_log order by at desc, id limit $1';
    return (await database.query(statement(sql, limit))).map(entryOf);
  },
  async peopleNamed(part, limit) {
    const pattern = `%${part.toLowerCase().replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
    const sql = `select * from people where lower(name) like $1 escape '\\' order by account is null, name, id limit $2`;
    return (await database.query(statement(sql, pattern, limit))).map(personOf);
  },
  async countPeople() {
    const sql =
      'select cast(count(account) as integer) as accounts, cast(count(*) as integer) as everybody from people';
    const [row] = await database.query(statement(sql));
    const [accounts, everybody] = [row!['accounts'] as number, row!['everybody'] as number];
    return { accounts, guests: everybody - accounts };
  },
  async removeMessage(table, n) {
    const sql = `update messages set text = '' where table_id = $1 and n = $2 and text <> '' returning n`;
    const found = await database.transaction([statement(sql, table, n)], () => [{ table, kind: 'chat', at: n }]);
    return found !== null;
  },
});
