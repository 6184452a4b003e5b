import type { FastifyBaseLogger } from 'fastify';
import { asPerson } from '../people/person.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
const EVERY = 3_600_000;
const BATCH = 200;

/** How many days something is kept that nobody asks for any more; null is for ever. */
export interface KeepRules {
  /** Guests nobody has seen, who sit at no table that is not over. */
  readonly guests: number | null;
  /** Sessions nobody has used. */
  readonly sessions: number | null;
  /** What was said at tables that are over. */
  readonly chats: number | null;
  /** Tables that are over, with their games. */
  readonly tables: number | null;
}

export type Cleaned = Readonly<Record<keyof KeepRules, number>>;

export interface CleaningParts {
  readonly store: Store;
  readonly keep: KeepRules;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly now: () => number;
}

/** Removes what the rules say, every hour. Several servers on one database may do it at once. */
export class Cleaning {
  readonly #parts: CleaningParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<unknown> = Promise.resolve();

  constructor(parts: CleaningParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => this.#runQuietly(), EVERY).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  #runQuietly(): void {
    const { log } = this.#parts;
    this.#running = this.run().then(
      (cleaned) => void (Object.values(cleaned).some((count) => count > 0) && log.info(cleaned, 'cleaned up')),
      (error: unknown) => log.error({ err: error }, 'could not clean up'),
    );
  }

  async run(): Promise<Cleaned> {
    const { store, keep, now } = this.#parts;
    const before = (days: number | null): number => (days === null ? -Infinity : now() - days * DAY);
    return {
      // Tables first: a guest may have sat there.
      tables: await this.#endedTables(before(keep.tables), (id) => store.deleteTable(id)),
      chats: await this.#endedTables(before(keep.chats), (id) => store.clearChat(id)),
      sessions: keep.sessions === null ? 0 : await store.endSessionsBefore(before(keep.sessions)),
      guests: keep.guests === null ? 0 : await this.#guests(before(keep.guests)),
    };
  }

  async #endedTables(before: number, clean: (id: string) => Promise<boolean>): Promise<number> {
    let cleaned = 0;
    for (let after = ''; before !== -Infinity;) {
      const ids = await this.#parts.store.tablesEndedBefore(before, after, BATCH);
      for (const id of ids) if (await clean(id)) cleaned += 1;
      if (ids.length < BATCH) break;
      after = ids.at(-1)!;
    }
    return cleaned;
  }

  async #guests(before: number): Promise<number> {
    const { store } = this.#parts;
    let cleaned = 0;
    for (let after = ''; ;) {
      const guests = await store.guestsNotSeenSince(before, after, BATCH);
      for (const guest of guests)
        // Somebody who has just come in has no session yet.
        if (asPerson(guest).body.created < before && (await store.deletePerson(guest.id))) cleaned += 1;
      if (guests.length < BATCH) return cleaned;
      after = guests.at(-1)!.id;
    }
  }
}
