import type { Store, TableFilter } from '../store/store.ts';
import { Refusal } from '../refusal.ts';
import { asTable, type Table } from './table.ts';

/** More than anybody is in the way of anybody else. */
const TRIES = 20;

export class Tables {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async get(id: string): Promise<Table> {
    const stored = await this.#store.table(id);
    if (stored === null) throw new Refusal(404, 'no-such-table', 'There is no such table.');
    return asTable(stored);
  }

  async list(filter: TableFilter): Promise<Table[]> {
    return (await this.#store.tables(filter)).map(asTable);
  }

  async due(now: number, limit: number): Promise<Table[]> {
    return (await this.#store.due(now, limit)).map(asTable);
  }

  add(table: Table): Promise<void> {
    return this.#store.addTable(table);
  }

  /** Reads, changes and writes, again if somebody was faster. The same table back means nothing to do. */
  async change(id: string, change: (table: Table) => Table): Promise<{ before: Table; after: Table }> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.get(id);
      const after = change(before);
      if (after === before || (await this.#store.changeTable(after))) return { before, after };
    }
    throw busy();
  }
}

export const busy = (): Refusal => new Refusal(409, 'busy', 'Too many changes at once. Try again soon.');
