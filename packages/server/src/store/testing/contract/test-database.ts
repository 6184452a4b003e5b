import type { Store, StoredAction, StoredPerson, StoredTable } from '../../store.ts';

/** Where a contract is tested: one store for all of it, with names of its own for every test. */
export interface TestDatabase {
  store: Store;
  url: string;
  /** Another empty database. */
  create(): Promise<string>;
  /** Opens a database once more; it is closed at the end. */
  open(url: string): Promise<Store>;
}

/** What breaks out of texts, if anything does. */
export const NASTY = `'; drop table people; -- " \\ $1 ?1 %s \u{1F411} é\u0301 \u202E {} \n\t`;

let count = 0;
export const fresh = (kind: string): string => `${kind}${String(++count).padStart(8, '0')}`;

export const somebody = (given: Partial<StoredPerson> = {}): StoredPerson => ({
  id: fresh('person'),
  name: 'Kea',
  account: null,
  revision: 1,
  body: {},
  ...given,
});

export const someTable = (given: Partial<StoredTable> = {}): StoredTable => ({
  id: fresh('table'),
  revision: 1,
  status: 'playing',
  edition: 'nz',
  listed: true,
  clock: 'none',
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  wake: null,
  people: [],
  body: { seats: [] },
  ...given,
});

export const someAction = (version: number, given: Partial<StoredAction> = {}): StoredAction => ({
  version,
  seat: 0,
  text: 'move A B',
  at: 1_700_000_000_000 + version,
  key: fresh('key'),
  ...given,
});

/** The next revision of a table or person. */
export const next = <T extends { readonly revision: number }>(thing: T, change: Partial<T> = {}): T => ({
  ...thing,
  ...change,
  revision: thing.revision + 1,
});
