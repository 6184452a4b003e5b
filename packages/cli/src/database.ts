import { existsSync } from 'node:fs';
import type { Store } from '@drover/server/store';
import { fromHere } from './files.ts';
import { Trouble, UsageError } from './verb.ts';

/** The database of a server, for verbs that work on it. */

/** Brought only when it is needed: no other verb should wait for it. */
export const storage = () => import('@drover/server/store');

export const databaseOptions = { database: { type: 'string' } } as const;
export const DATABASE_DETAILS = [
  '--database URL       postgres://... or sqlite:FILE; otherwise the one DATABASE_URL names',
];

export async function withStore<T>(
  given: string | undefined,
  isNew: boolean,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await open(given ?? process.env['DATABASE_URL'], isNew);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function open(url: string | undefined, isNew: boolean): Promise<Store> {
  if (url === undefined) throw new UsageError('There is no --database, and DATABASE_URL is not set.');
  const [, name] = /^sqlite:(?!:memory:)(.+)$/.exec(url) ?? [];
  const file = name === undefined ? undefined : fromHere(name);
  if (file !== undefined && !isNew && !existsSync(file)) throw new Trouble(`There is no database ${name}.`);
  const { CannotOpen, openStore } = await storage();
  try {
    return await openStore(file === undefined ? url : `sqlite:${file}`, '');
  } catch (error) {
    throw error instanceof CannotOpen ? new Trouble(error.message) : error;
  }
}
