import {
  optional,
  statement,
  UniqueViolation,
  type Database,
  type Row,
  type Statement,
  type Value,
} from '../database.ts';
import type { TableChange, Store, StoredTable } from '../store.ts';

const tableOf = (row: Row): StoredTable => ({
  id: row['id'] as string,
  revision: row['revision'] as number,
  status: row['status'] as StoredTable['status'],
  edition: row['edition'] as string,
  listed: row['listed'] === 1,
  clock: row['clock'] as string,
  created: row['created'] as number,
  touched: row['touched'] as number,
  wake: row['wake'] as number | null,
  people: JSON.parse(row['people'] as string) as string[],
  body: JSON.parse(row['body'] as string),
});

const COLUMNS = 'id, revision, status, edition, listed, clock, created, touched, wake, people, body';

const valuesOf = (table: StoredTable): Value[] => [
  table.id,
  table.revision,
  table.status,
  table.edition,
  table.listed ? 1 : 0,
  table.clock,
  table.created,
  table.touched,
  table.wake,
  JSON.stringify(table.people),
  JSON.stringify(table.body ?? null),
];

export const insertTable = (table: StoredTable): Statement =>
  statement(
    `insert into tables (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict do nothing returning id`,
    ...valuesOf(table),
  );

const searchedOf = (table: StoredTable): Record<string, Value> => ({
  status: table.status,
  edition: table.edition,
  listed: table.listed ? 1 : 0,
  clock: table.clock,
  created: table.created,
  touched: table.touched,
  wake: table.wake,
  people: JSON.stringify(table.people),
});

/** Gives no row when somebody was faster. What did not change is not named: no index is written for it. */
export function updateTable(table: StoredTable, before?: StoredTable): Statement {
  const after = searchedOf(table);
  const then = before === undefined ? {} : searchedOf(before);
  const values: Value[] = [table.id, table.revision - 1, table.revision, JSON.stringify(table.body ?? null)];
  const others = Object.keys(after)
    .filter((column) => after[column] !== then[column])
    .map((column) => `, ${column} = $${values.push(after[column]!)}`);
  const sql = `update tables set revision = $3, body = $4${others.join('')} where id = $1 and revision = $2 returning id`;
  return statement(sql, ...values);
}

export const changeOf = (table: StoredTable): TableChange => ({ table: table.id, kind: 'table', at: table.revision });

type Tables = Pick<
  Store,
  | 'addTable'
  | 'table'
  | 'changeTable'
  | 'tables'
  | 'due'
  | 'tablesWithClock'
  | 'countTables'
  | 'allTables'
  | 'tablesEndedBefore'
  | 'deleteTable'
>;

export const tableQueries = (database: Database): Tables => ({
  async addTable(table) {
    const added = await database.transaction([insertTable(table)], () => [changeOf(table)]);
    if (added === null) throw new UniqueViolation(`There is a table ${table.id} already.`);
  },
  async table(id) {
    const [row] = await database.query(statement(`select ${COLUMNS} from tables where id = $1`, id));
    return row === undefined ? null : tableOf(row);
  },
  async changeTable(table, before) {
    return (await database.transaction([updateTable(table, before)], () => [changeOf(table)])) !== null;
  },
  async tables({ status, edition, clock, person, listed, limit }) {
    const values: Value[] = [limit];
    const conditions: string[] = [];
    const only = (condition: string, value: Value | undefined): void => {
      if (value === undefined) return;
      values.push(value);
      conditions.push(condition.replace('?', `$${values.length}`));
    };
    only('status = ?', status);
    only('edition = ?', edition);
    only('clock = ?', clock);
    // Not as a value: an index that has only these is used where this is plain.
    if (listed !== undefined) conditions.push(`listed = ${Number(listed)}`);
    only('id in (select table_id from sitters where person = ?)', person);
    const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
    const sql = `select ${COLUMNS} from tables ${where} order by touched desc, id limit $1`;
    return (await database.query({ sql, values })).map(tableOf);
  },
  async due(now, limit) {
    const sql = `select ${COLUMNS} from tables where wake <= $1 order by wake, id limit $2`;
    return (await database.query(statement(sql, now, limit))).map(tableOf);
  },
  async tablesWithClock(after, limit) {
    const sql = `select ${COLUMNS} from tables where status in ('open', 'playing') and clock <> 'none' and id > $1 order by id limit $2`;
    return (await database.query(statement(sql, after, limit))).map(tableOf);
  },
  async countTables() {
    const rows = await database.query(
      statement('select status, cast(count(*) as integer) as n from tables group by status'),
    );
    return Object.fromEntries(rows.map((row) => [row['status'] as string, row['n'] as number]));
  },
  async tablesEndedBefore(touched, after, limit) {
    const sql = `select id from tables where status in ('over', 'abandoned') and touched < $1 and id > $2
      order by id limit $3`;
    return (await database.query(statement(sql, touched, after, limit))).map((row) => row['id'] as string);
  },
  async deleteTable(id) {
    const parts = ['messages', 'snapshots', 'actions', 'sitters'].map((part) =>
      optional(`delete from ${part} where table_id = $1 returning table_id`, id),
    );
    const gone = statement('delete from tables where id = $1 returning id', id);
    return (await database.transaction([...parts, gone], () => [])) !== null;
  },
  async allTables(after, limit) {
    const sql = `select ${COLUMNS} from tables where id > $1 order by id limit $2`;
    return (await database.query(statement(sql, after, limit))).map(tableOf);
  },
});
