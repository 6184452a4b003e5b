import type { FastifyBaseLogger } from 'fastify';
import type { Lanes } from '../play/lanes.ts';
import type { Table } from '../tables/body.ts';
import { changed } from '../tables/change.ts';
import type { Tables } from '../tables/tables.ts';
import { isTimeUp, reminderAt } from './clock.ts';

/** Looked at in one go; more come the next time. */
const BATCH = 100;
const EVERY = 1000;
const LATER = 60_000;

export interface WatchParts {
  readonly tables: Tables;
  readonly lanes: Lanes;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly timeUp: (table: string) => Promise<void>;
  readonly remind: (table: Table) => Promise<void>;
  readonly letBotsPlay: (table: string) => void;
  readonly settle: (table: Table) => Promise<void>;
}

/**
 * Looks at every table whose time has come. When that is stands in the store, so it does not matter which server looks
 * or how often it was restarted; the revision of the table sees to it that only one of them acts.
 */
export class Watch {
  readonly #parts: WatchParts;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), EVERY).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
  }

  look(): Promise<void> {
    return (this.#looking = this.#looking.then(() => this.#lookAround()));
  }

  async #lookAround(): Promise<void> {
    const { tables, lanes, log, now } = this.#parts;
    try {
      const due = await tables.due(now(), BATCH);
      await Promise.all(
        due.map(({ id }) =>
          lanes.run(id, () =>
            this.#lookAt(id).catch(async (error: unknown) => {
              log.error({ err: error, table: id }, 'could not look after a table');
              // Later again, so that it is not in the way of the others.
              await tables.change(id, (table) => ({ ...changed(table, {}, now()), wake: now() + LATER }));
            }),
          ),
        ),
      );
    } catch (error) {
      log.error({ err: error }, 'could not look for tables');
    }
  }

  async #lookAt(id: string): Promise<void> {
    const { tables, now, timeUp, remind, letBotsPlay, settle } = this.#parts;
    const table = await tables.get(id);
    if (table.wake === null || table.wake > now()) return;
    switch (table.status) {
      case 'open':
        await tables.change(id, (latest) =>
          latest.status === 'open' ? changed(latest, { status: 'abandoned', body: { settled: true } }, now()) : latest,
        );
        return;
      case 'over':
      case 'abandoned':
        return settle(table);
      case 'playing':
        if (isTimeUp(table.body.time, now())) return timeUp(id);
        await this.#postpone(table, remind);
        letBotsPlay(id);
    }
  }

  /** The next time to look is written first, so that a reminder is sent once, by one server. */
  async #postpone(table: Table, remind: (table: Table) => Promise<void>): Promise<void> {
    const { tables, now } = this.#parts;
    const at = reminderAt(table.body.time);
    const due = at !== null && at <= now();
    const { before, after } = await tables.change(table.id, (latest) => {
      if (latest.revision !== table.revision) return latest;
      const { time } = latest.body;
      const reminded = due && time.running !== null ? { ...time, running: { ...time.running, reminded: true } } : time;
      return changed(latest, { body: { time: reminded } }, now());
    });
    if (due && after !== before) await remind(after);
  }
}
