import type { FastifyBaseLogger } from 'fastify';
import type { TableQueue } from '../tables/table-queue.ts';
import type { Table } from '../tables/table.ts';
import { changed } from '../tables/change.ts';
import { isRevealOver } from '../tables/reveal.ts';
import type { Uptime } from './uptime.ts';
import type { Tables } from '../tables/tables.ts';
import { isTimeUp, reminderAt } from '../tables/clock.ts';

/** Looked at in one go; more come the next time. */
const BATCH = 100;
const EVERY = 1000;
const LATER = 60_000;

export interface SchedulerParts {
  readonly tables: Tables;
  readonly queue: TableQueue;
  readonly uptime: Pick<Uptime, 'clocksAreRight'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly timeUp: (table: string, at: number) => Promise<void>;
  readonly remind: (table: Table) => Promise<void>;
  readonly letBotsPlay: (table: string) => void;
  readonly settle: (table: Table) => Promise<void>;
}

/**
 * Looks at every table whose time has come. When that is stands in the store, so it does not matter which server looks
 * or how often it was restarted; the revision of the table sees to it that only one of them acts.
 */
export class Scheduler {
  readonly #parts: SchedulerParts;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), EVERY).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  /** Sees to every table that is due, after whatever is still being seen to. */
  run(): Promise<void> {
    return (this.#running = this.#running.then(() => this.#runDue()));
  }

  async #runDue(): Promise<void> {
    const { tables, queue, log, now, uptime } = this.#parts;
    try {
      // Before the clocks are looked at: whatever stops the server after that, nobody is late by it.
      const at = now();
      await uptime.clocksAreRight();
      const due = await tables.due(at, BATCH);
      await Promise.all(
        due.map(({ id }) =>
          queue.run(id, () =>
            this.#wake(id, at).catch(async (error: unknown) => {
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

  async #wake(id: string, at: number): Promise<void> {
    const { tables, now, timeUp, remind, letBotsPlay, settle } = this.#parts;
    const table = await tables.get(id);
    if (table.wake === null || table.wake > at) return;
    switch (table.status) {
      case 'open':
        if (isRevealOver(table, at)) return timeUp(id, at);
        await tables.change(id, (latest) =>
          latest.status === 'open' ? changed(latest, { status: 'abandoned', body: { settled: true } }, now()) : latest,
        );
        return;
      case 'over':
      case 'abandoned':
        return settle(table);
      case 'playing':
        if (isTimeUp(table.body.time, at)) return timeUp(id, at);
        await this.#postpone(table, at, remind);
        letBotsPlay(id);
    }
  }

  /** The next time to look is written first, so that a reminder is sent once, by one server. */
  async #postpone(table: Table, at: number, remind: (table: Table) => Promise<void>): Promise<void> {
    const { tables, now } = this.#parts;
    const reminder = reminderAt(table.body.time);
    const due = reminder !== null && reminder <= at;
    const { before, after } = await tables.change(table.id, (latest) => {
      if (latest.revision !== table.revision) return latest;
      const { time } = latest.body;
      const reminded = due && time.running !== null ? { ...time, running: { ...time.running, reminded: true } } : time;
      return changed(latest, { body: { time: reminded } }, now());
    });
    if (due && after !== before) await remind(after);
  }
}
