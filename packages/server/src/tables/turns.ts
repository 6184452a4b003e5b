import type { FastifyBaseLogger } from 'fastify';
import type { Notifier } from '../notify/notifier.ts';
import { personAt, type Table } from './body.ts';
import { tellWhoseTurn } from './news.ts';
import type { Tables } from './tables.ts';

export interface TurnParts {
  readonly tables: Tables;
  readonly notifier: Notifier;
  readonly log: FastifyBaseLogger;
  readonly isFollowing: (table: string, person: string) => boolean;
  /** How long somebody may be away before they are told, in milliseconds: pages are loaded anew, connections break. */
  readonly after: number;
}

/** Tells people that it is their turn, if they are not at the table by then. */
export class Turns {
  readonly #parts: TurnParts;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #telling = new Set<Promise<void>>();

  constructor(parts: TurnParts) {
    this.#parts = parts;
  }

  /** Somebody else has to decide now. */
  passed({ id }: Table): void {
    clearTimeout(this.#waiting.get(id));
    this.#waiting.set(
      id,
      setTimeout(() => this.#lookAgain(id), this.#parts.after),
    );
  }

  remind(table: Table): Promise<void> {
    return this.#tell(table, true);
  }

  /** Nobody is forgotten because the server stops. */
  async close(): Promise<void> {
    for (const [id, timer] of this.#waiting) {
      clearTimeout(timer);
      this.#lookAgain(id);
    }
    await Promise.all(this.#telling);
  }

  #lookAgain(id: string): void {
    const { tables, log } = this.#parts;
    this.#waiting.delete(id);
    const telling = tables
      .get(id)
      .then((table) => (table.status === 'playing' ? this.#tell(table, false) : undefined))
      .catch((error: unknown) => log.error({ err: error, table: id }, 'could not tell whose turn it is'))
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  async #tell(table: Table, reminder: boolean): Promise<void> {
    const { notifier, isFollowing } = this.#parts;
    const person = personAt(table, table.body.deciding);
    if (person !== null && !isFollowing(table.id, person)) await tellWhoseTurn(notifier, table, reminder);
  }
}
