import { statement, type Database } from '../database.ts';
import type { Store } from '../store.ts';

/** What the server keeps for itself. */
type Settings = Pick<Store, 'ping' | 'setting' | 'ensureSetting' | 'keepSetting' | 'settings'>;

export function settingQueries(database: Database): Settings {
  async function setting(key: string): Promise<string | null> {
    const [row] = await database.query(statement('select value from settings where key = $1', key));
    return row === undefined ? null : (row['value'] as string);
  }

  return {
    setting,
    async ping() {
      await database.query(statement('select 1 as here'));
    },
    async ensureSetting(key, value) {
      await database.query(
        statement('insert into settings (key, value) values ($1, $2) on conflict do nothing', key, value),
      );
      return (await setting(key))!;
    },
    async keepSetting(key, value) {
      await database.query(
        statement(
          'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
          key,
          value,
        ),
      );
    },
    async settings() {
      const rows = await database.query(statement('select key, value from settings order by key'));
      return rows.map((row) => ({ key: row['key'] as string, value: row['value'] as string }));
    },
  };
}
