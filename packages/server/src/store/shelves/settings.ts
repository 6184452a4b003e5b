import { step, type Database } from '../database.ts';
import type { Store } from '../store.ts';

/** What the server keeps for itself. */
type Settings = Pick<Store, 'ping' | 'setting' | 'settle' | 'settings'>;

export function settingsOn(database: Database): Settings {
  async function setting(key: string): Promise<string | null> {
    const [row] = await database.rows(step('select value from settings where key = $1', key));
    return row === undefined ? null : (row['value'] as string);
  }

  return {
    setting,
    async ping() {
      await database.rows(step('select 1 as here'));
    },
    async settle(key, value) {
      await database.rows(step('insert into settings (key, value) values ($1, $2) on conflict do nothing', key, value));
      return (await setting(key))!;
    },
    async settings() {
      const rows = await database.rows(step('select key, value from settings order by key'));
      return rows.map((row) => ({ key: row['key'] as string, value: row['value'] as string }));
    },
  };
}
