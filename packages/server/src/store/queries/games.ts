import { statement, type Database, type Row, type Statement } from '../database.ts';
import type { TableChange, Store, StoredAction, StoredMessage } from '../store.ts';
import { updateTable, changeOf } from './tables.ts';

/** What happens at a table: actions in a row without gaps, the state they lead to, and what is said. */

const actionOf = (row: Row): StoredAction => ({
  version: row['version'] as number,
  seat: row['seat'] as number,
  text: row['text'] as string,
  at: row['at'] as number,
  key: row['key'] as string,
});

const messageOf = (row: Row): StoredMessage => ({
  n: row['n'] as number,
  at: row['at'] as number,
  person: row['person'] as string,
  seat: row['seat'] as number | null,
  name: row['name'] as string,
  text: row['text'] as string,
});

/** Gives no row when the game is not one version behind. The casts tell PostgreSQL what it cannot find out here. */
export const insertAction = (table: string, { version, seat, text, at, key }: StoredAction): Statement =>
  statement(
    `insert into actions (table_id, version, seat, text, at, key)
     select id, cast($2 as integer), cast($3 as integer), cast($4 as text), cast($5 as double precision), cast($6 as text)
     from tables where id = $1
     and (select coalesce(max(version), 0) from actions where table_id = $1) = cast($2 as integer) - 1
     on conflict do nothing returning version`,
    table,
    version,
    seat,
    text,
    at,
    key,
  );

/** The table counts its messages, so that their numbers have no gaps and no two are the same. */
export const insertMessage = (
  table: string,
  { at, person, seat, name, text }: Omit<StoredMessage, 'n'>,
): Statement[] => [
  statement('update tables set chat = chat + 1 where id = $1 returning id', table),
  statement(
    `insert into messages (table_id, n, at, person, seat, name, text)
     values ($1, (select chat from tables where id = $1), $2, $3, $4, $5, $6) returning *`,
    table,
    at,
    person,
    seat,
    name,
    text,
  ),
];

type Games = Pick<
  Store,
  | 'append'
  | 'actions'
  | 'versionOf'
  | 'keepSnapshot'
  | 'snapshot'
  | 'addMessage'
  | 'messages'
  | 'messagesBy'
  | 'forgetMessagesBy'
  | 'clearChat'
>;

export function gameQueries(database: Database): Games {
  async function versionOf(table: string): Promise<number> {
    const [row] = await database.query(
      statement('select coalesce(max(version), 0) as version from actions where table_id = $1', table),
    );
    return row!['version'] as number;
  }

  return {
    versionOf,
    async append(table, action, change, before) {
      const statements = [insertAction(table, action)];
      const changes: TableChange[] = [{ table, kind: 'action', at: action.version }];
      if (change !== undefined) {
        statements.push(updateTable(change, before));
        changes.push(changeOf(change));
      }
      if ((await database.transaction(statements, () => changes)) !== null) return { result: 'appended' };
      const [same] = await database.query(
        statement('select version from actions where table_id = $1 and key = $2', table, action.key),
      );
      return same === undefined
        ? { result: 'stale', version: await versionOf(table) }
        : { result: 'duplicate', version: same['version'] as number };
    },
    async actions(table, from) {
      const sql = 'select * from actions where table_id = $1 and version >= $2 order by version';
      return (await database.query(statement(sql, table, from))).map(actionOf);
    },

    async keepSnapshot(table, { version, body }) {
      const sql = `insert into snapshots (table_id, version, body) values ($1, $2, $3)
        on conflict (table_id) do update set version = excluded.version, body = excluded.body
        where snapshots.version <= excluded.version`;
      await database.query(statement(sql, table, version, body));
    },
    async snapshot(table) {
      const [row] = await database.query(statement('select version, body from snapshots where table_id = $1', table));
      return row === undefined ? null : { version: row['version'] as number, body: row['body'] as string };
    },

    async addMessage(table, message) {
      const said = await database.transaction(insertMessage(table, message), (found) => [
        { table, kind: 'chat', at: messageOf(found[1]![0]!).n },
      ]);
      if (said === null) throw new Error(`There is no table ${table} to talk at.`);
      return messageOf(said[1]![0]!);
    },
    async messages(table, from) {
      const sql = 'select * from messages where table_id = $1 and n >= $2 order by n';
      return (await database.query(statement(sql, table, from))).map(messageOf);
    },
    async messagesBy(person) {
      const sql = 'select table_id, at, text from messages where person = $1 order by at, table_id, n';
      const rows = await database.query(statement(sql, person));
      return rows.map((row) => ({
        table: row['table_id'] as string,
        at: row['at'] as number,
        text: row['text'] as string,
      }));
    },
    async forgetMessagesBy(person, name) {
      await database.query(statement(`update messages set name = $2, text = '' where person = $1`, person, name));
    },
    async clearChat(table) {
      const statements = [
        statement('delete from messages where table_id = $1 returning n', table),
        statement('update tables set chat = 0 where id = $1 returning id', table),
      ];
      return (await database.transaction(statements, () => [])) !== null;
    },
  };
}
