import type { Store, TableFilter } from '../store/store.ts';
import { Refusal } from '../refusal.ts';
import { asTable, type Table } from './table.ts';

/** More than anybody is in the way of anybody else. */
const TRIES = 20;
/** Tables kept at hand; the store has them all. */
const MOST_KNOWN = 20_000;

export class Tables {
  readonly #store: Store;
  readonly #known = new Map<string, Table>();

  constructor(store: Store) {
    this.#store = store;
  }

  async get(id: string): Promise<Table> {
    const stored = await this.#store.table(id);
    if (stored === null) {
      this.#known.delete(id);
      throw new Refusal(404, 'no-such-table', 'There is no such table.');
    }
    return this.know(asTable(stored));
  }

  /**
   * As it was read or written here last, without asking the store: for what is checked when it is written. Another
   * server or program may have changed it since.
   */
  known(id: string): Table | undefined {
    return this.#known.get(id);
  }

  /** For whoever heard of this revision and this version of the game: what is at hand will do if it is as new. */
  async since(id: string, revision: number, version: number): Promise<Table> {
    const known = this.#known.get(id);
    return known !== undefined && known.revision >= revision && known.body.version >= version ? known : this.get(id);
  }

  /** It stands like this in the store. */
  know(table: Table): Table {
    const known = this.#known.get(table.id);
    if (known !== undefined && known.revision > table.revision) return table;
    this.#known.delete(table.id);
    this.#known.set(table.id, table);
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    return table;
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
      if (after === before) return { before, after };
      if (await this.#store.changeTable(after, before)) return { before, after: this.know(after) };
    }
    throw busy();
  }
}

export const busy = (): Refusal => new Refusal(409, 'busy', 'Too many changes at once. Try again soon.');
