import type { FastifyBaseLogger } from 'fastify';
import { Unavailable } from '../store/database.ts';
import type { Notifier } from '../notify/notifier.ts';
import { isRevealing, opponentsOf, personAt, unrevealed, type Table } from './table.ts';
import type { Tables } from './tables.ts';

/** After the database was away, in milliseconds. */
const TELL_AGAIN = 1000;

export interface TurnNotifierParts {
  readonly tables: Tables;
  readonly notifier: Notifier;
  readonly log: FastifyBaseLogger;
  readonly isFollowing: (table: string, person: string) => boolean;
  /** How long somebody may be away before they are told, in milliseconds: pages are loaded anew, connections break. */
  readonly after: number;
}

/** Tells people that it is their turn, if they are not at the table by then. */
export class TurnNotifier {
  readonly #parts: TurnNotifierParts;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #telling = new Set<Promise<void>>();
  #closed = false;

  constructor(parts: TurnNotifierParts) {
    this.#parts = parts;
  }

  /** Somebody else has to decide now, or everybody has sat down and has to reveal. */
  turnPassed({ id }: Table): void {
    this.#tellLater(id, this.#parts.after);
  }

  remind(table: Table): Promise<void> {
    return this.#tell(table, true);
  }

  /** Nobody is forgotten because the server stops. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const [id, timer] of this.#waiting) {
      clearTimeout(timer);
      this.#lookAgain(id);
    }
    await Promise.all(this.#telling);
  }

  #tellLater(id: string, after: number): void {
    clearTimeout(this.#waiting.get(id));
    this.#waiting.set(
      id,
      setTimeout(() => this.#lookAgain(id), after),
    );
  }

  #lookAgain(id: string): void {
    const { tables, log } = this.#parts;
    this.#waiting.delete(id);
    // Should what is known be old, whoever changed it since looks too.
    const known = tables.known(id);
    if (known !== undefined && this.#absent(known).length === 0) return;
    const telling = tables
      .get(id)
      .then((table) => this.#tell(table, false))
      .catch((error: unknown) => {
        log.error({ err: error, table: id }, 'could not tell whose turn it is');
        if (error instanceof Unavailable && !this.#closed) this.#tellLater(id, TELL_AGAIN);
      })
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  async #tell(table: Table, reminder: boolean): Promise<void> {
    const { notifier } = this.#parts;
    const { id, edition, body } = table;
    const about = (person: string, deadline: number | null | undefined) => ({
      table: id,
      edition,
      opponents: opponentsOf(table, person),
      deadline: deadline ?? null,
    });
    for (const person of this.#absent(table))
      if (isRevealing(table)) await notifier.tableFull(person, about(person, body.revealing?.until));
      else await notifier.yourTurn(person, { ...about(person, body.time.running?.deadline), reminder });
  }

  /** The people the table waits for who are not there. */
  #absent(table: Table): string[] {
    const { id, status, body } = table;
    const awaited = isRevealing(table) ? unrevealed(body) : status === 'playing' ? [body.deciding] : [];
    return awaited
      .map((seat) => personAt(table, seat))
      .filter((person) => person !== null && !this.#parts.isFollowing(id, person)) as string[];
  }
}
