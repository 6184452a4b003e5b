import { DatabaseSync } from 'node:sqlite';
import { playMove, readMove, startHistory, undo, type Seat } from '../../packages/engine/src/index.ts';
import { movesUndone } from '../../packages/server/src/play/game.ts';
import { openStore } from '../../packages/server/src/store/open.ts';
import type { StoredAction } from '../../packages/server/src/store/store.ts';
import { asTable, setupOf, type Table } from '../../packages/server/src/tables/table.ts';

/** What the clients sent and what they were told, to be compared with what the database says at the end. */

export interface Sent {
  readonly key: string;
  readonly seat: Seat;
  readonly text: string;
}

export interface Findings {
  readonly actions: number;
  readonly games: number;
  readonly troubles: readonly string[];
}

export class Ledger {
  readonly #sent = new Map<string, Map<string, Sent>>();
  readonly #acknowledged = new Map<string, Map<number, string>>();
  readonly #seen = new Map<string, number>();
  readonly troubles: string[] = [];
  acknowledged = 0;
  frames = 0;

  sent(table: string, sent: Sent): void {
    const all = this.#sent.get(table) ?? new Map<string, Sent>();
    this.#sent.set(table, all.set(sent.key, sent));
  }

  acknowledge(table: string, key: string, version: number): void {
    const all = this.#acknowledged.get(table) ?? new Map<number, string>();
    this.#acknowledged.set(table, all);
    const before = all.get(version);
    if (before !== undefined && before !== key)
      this.troubles.push(`${table}: version ${version} was acknowledged to two different moves.`);
    if (before === undefined) this.acknowledged++;
    all.set(version, key);
  }

  /** Streams begin anywhere, then go on without gap or repeat, across every restart. */
  frame(table: string, version: number): void {
    const before = this.#seen.get(table);
    if (before !== undefined && version !== before + 1)
      this.troubles.push(`${table}: after version ${before} a stream brought version ${version}.`);
    this.#seen.set(table, version);
    this.frames++;
  }

  /** The last version somebody was told of. */
  known(table: string): number {
    return Math.max(this.#seen.get(table) ?? 0, ...(this.#acknowledged.get(table)?.keys() ?? []));
  }

  async compare(databaseUrl: string): Promise<Findings> {
    const [, file] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
    if (file !== undefined) this.#inspect(file);
    const store = await openStore(databaseUrl, '');
    let [actions, games] = [0, 0];
    try {
      for (const id of this.#sent.keys()) {
        const table = await store.table(id);
        if (table === null) {
          this.troubles.push(`${id}: the table is gone.`);
          continue;
        }
        const kept = await store.actions(id, 1);
        this.#compareActions(id, kept);
        if (this.#replays(asTable(table), kept)) games++;
        actions += kept.length;
      }
    } finally {
      await store.close();
    }
    return { actions, games, troubles: this.troubles };
  }

  #inspect(file: string): void {
    const database = new DatabaseSync(file);
    const [row] = database.prepare('pragma integrity_check').all();
    database.close();
    if (row?.['integrity_check'] !== 'ok') this.troubles.push(`The database is damaged: ${JSON.stringify(row)}`);
  }

  #compareActions(id: string, kept: readonly StoredAction[]): void {
    const sent = this.#sent.get(id)!;
    const keys = new Set<string>();
    for (const [index, { version, key, seat, text }] of kept.entries()) {
      if (version !== index + 1) this.troubles.push(`${id}: version ${index + 1} is missing.`);
      if (keys.has(key)) this.troubles.push(`${id}: version ${version} has been there before.`);
      keys.add(key);
      const wish = sent.get(key);
      if (wish === undefined || wish.seat !== seat || wish.text !== text)
        this.troubles.push(`${id}: version ${version}, "${text}", is not what anybody sent.`);
    }
    for (const [version, key] of this.#acknowledged.get(id) ?? [])
      if (kept[version - 1]?.key !== key) this.troubles.push(`${id}: version ${version} was acknowledged and is lost.`);
    if (this.known(id) > kept.length)
      this.troubles.push(`${id}: somebody saw version ${this.known(id)}, and ${kept.length} are kept.`);
  }

  #replays(table: Table, kept: readonly StoredAction[]): boolean {
    let history = startHistory(setupOf(table), table.body.rules);
    try {
      for (const { seat, text } of kept) {
        const undone = movesUndone(text);
        history =
          undone === null
            ? playMove(history, seat, readMove(history.state, text)).history
            : undo(history, seat, undone);
      }
    } catch (error) {
      this.troubles.push(`${table.id} does not replay: ${(error as Error).message}`);
      return false;
    }
    if (table.body.version !== kept.length)
      this.troubles.push(
        `${table.id}: the table says version ${table.body.version}, there are ${kept.length} actions.`,
      );
    if (history.state.over !== (table.status === 'over'))
      this.troubles.push(`${table.id}: the table is ${table.status}, the game says otherwise.`);
    return true;
  }
}
