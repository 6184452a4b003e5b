import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { changed } from '../tables/change.ts';
import { resumed } from '../tables/clock.ts';
import { resumedReveal } from '../tables/reveal.ts';
import { isRevealing, type Table, type TableBody } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** In milliseconds. */
const EVERY = 1000;
/** After so long without a word from any server, none was there. */
const AWAY = 3000;
const BATCH = 100;
const KEY = 'last-there';

export interface UptimeParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/**
 * Says in the store, every second, that a server is there. Whoever finds that none was for a while, because all were
 * stopped or the database was away, sets the clocks of all tables to go on where they stood.
 */
export class Uptime {
  readonly #parts: UptimeParts;
  #timer: NodeJS.Timeout | null = null;
  #saying: Promise<void> | null = null;
  /** When this server said so last. */
  #said: number | null = null;

  constructor(parts: UptimeParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.sayThere().catch((error: unknown) => this.#parts.log.warn({ err: error }, 'could not say that it is there'));
    }, EVERY).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#saying?.catch(() => {});
  }

  /** Before anybody is said to be late: the clocks are right then. */
  async clocksAreRight(): Promise<void> {
    if (this.#said === null || Math.abs(this.#parts.now() - this.#said) > AWAY) await this.sayThere();
  }

  sayThere(): Promise<void> {
    return (this.#saying ??= this.#lookAndSay().finally(() => (this.#saying = null)));
  }

  /** As if it had been said all along: for tests, in which time is not what it seems. */
  async wasThere(): Promise<void> {
    await this.#say(this.#parts.now());
  }

  async #lookAndSay(): Promise<void> {
    const { store, log, now } = this.#parts;
    const said = await store.setting(KEY);
    const at = now();
    if (said !== null && Math.abs(at - Number(said)) > AWAY) {
      log.info(
        { seconds: Math.round((at - Number(said)) / 1000) },
        'no server was there: clocks go on where they stood',
      );
      await this.#resumeClocks(Number(said), at);
    }
    await this.#say(at);
  }

  async #say(at: number): Promise<void> {
    await this.#parts.store.keepSetting(KEY, String(at));
    this.#said = at;
  }

  async #resumeClocks(lastThere: number, at: number): Promise<void> {
    const { store, tables } = this.#parts;
    for (let after = ''; ;) {
      const some = await store.tablesWithClock(after, BATCH);
      if (some.length === 0) return;
      for (const { id } of some)
        await tables.change(id, (table) => {
          const body = goneOn(table, lastThere, at);
          return body === null ? table : { ...changed(table, { body }, at), touched: table.touched };
        });
      after = some.at(-1)!.id;
    }
  }
}

/** What runs at this table goes on where it stood; null where nothing does. */
function goneOn(table: Table, lastThere: number, at: number): Partial<TableBody> | null {
  const { time, revealing } = table.body;
  if (table.status === 'playing' && time.running !== null) return { time: resumed(time, lastThere, at) };
  return isRevealing(table) ? { revealing: resumedReveal(revealing!, lastThere, at) } : null;
}
