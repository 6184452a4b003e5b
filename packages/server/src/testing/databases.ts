import { afterAll, describe } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { openTestStore } from './people-app.ts';
import { PATIENT_WAIT, startPostgres } from './postgres.ts';

/** The same tests with SQLite and, where there is one, with a real PostgreSQL. Each asks for a store of its own. */
export async function onEachDatabase(tests: (open: () => Promise<Store>) => void): Promise<void> {
  describe('SQLite', () => tests(openTestStore));
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return console.log(postgres);
  describe('PostgreSQL', () => {
    afterAll(() => postgres.stop());
    tests(async () => openStore(await postgres.create(), '', PATIENT_WAIT));
  });
}
