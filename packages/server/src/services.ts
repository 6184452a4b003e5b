import type { FastifyBaseLogger } from 'fastify';
import { BotPool, type Thinker } from './bots/pool.ts';
import { BotPlayers } from './bots/bot-players.ts';
import { Scheduler } from './play/scheduler.ts';
import { BOUNDLESS_CATCH_UPS, CATCH_UPS, CatchUps } from './live/catch-ups.ts';
import { TableStreams } from './live/table-streams.ts';
import type { Notifier } from './notify/notifier.ts';
import { Games } from './play/games.ts';
import { Turns } from './play/turns.ts';
import { TableQueue } from './tables/table-queue.ts';
import { Play } from './play/play.ts';
import type { Store } from './store/store.ts';
import { botToMove, hasEnded, isRevealing, type Table } from './tables/table.ts';
import { settle } from './play/settle.ts';
import { Cleaning, type KeepRules } from './tables/cleaning.ts';
import { Tables } from './tables/tables.ts';
import { Uptime } from './play/uptime.ts';
import { TurnNotifier } from './tables/turn-notifier.ts';
import type { Metrics } from './monitoring/metrics.ts';

export interface ServiceParts {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly keep: KeepRules;
  readonly thinker?: Thinker;
  /** Off for load tests only. */
  readonly limited?: boolean;
  /** How long somebody may be away before they are told that it is their turn, in milliseconds. */
  readonly tellAfter?: number;
}

/** Everything that keeps the tables going, and what the routes are made of. */
export interface Services {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly turns: Turns;
  readonly catchUps: CatchUps;
  readonly queue: TableQueue;
  readonly play: Play;
  readonly streams: TableStreams;
  readonly scheduler: Scheduler;
  readonly uptime: Uptime;
  readonly cleaning: Cleaning;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly thinker: Thinker;
  /** Sees to what follows from a change of a table: bots, notifications, results. */
  tableChanged(before: Table | null, after: Table): void;
  close(): Promise<void>;
}

export async function openServices(parts: ServiceParts): Promise<Services> {
  const { store, notifier, metrics, log, now, keep } = parts;
  const { thinker = new BotPool(), tellAfter = 5000, limited = true } = parts;
  const tables = new Tables(store);
  const turns = new Turns();
  const catchUps = new CatchUps(limited ? CATCH_UPS : BOUNDLESS_CATCH_UPS);
  const games = new Games(store, turns);
  const queue = new TableQueue();
  const uptime = new Uptime({ store, tables, log, now });
  const streams = new TableStreams({ store, tables, games, queue, log });
  const play = new Play({
    store,
    tables,
    games,
    queue,
    uptime,
    now,
    changed: tableChanged,
    appended: metrics.appended,
  });
  const bots = new BotPlayers({ tables, games, play, thinker, log, thought: metrics.thought });
  const isFollowing = (table: string, person: string): boolean => streams.isFollowing(table, person);
  const settleTable = (table: Table): Promise<void> =>
    settle({ store, tables, games, notifier, now, isFollowing }, table);

  const turnNotifier = new TurnNotifier({ tables, notifier, log, isFollowing, after: tellAfter });

  function tableChanged(before: Table | null, after: Table): void {
    const passed = before?.status !== 'playing' || before.body.deciding !== after.body.deciding;
    if (after.status === 'playing') {
      if (botToMove(after) !== null) bots.letPlay(after.id);
      if (passed) turnNotifier.turnPassed(after);
    } else if (isRevealing(after)) {
      if (before === null || !isRevealing(before)) turnNotifier.turnPassed(after);
    } else if (hasEnded(after) && !after.body.settled) {
      queue
        .run(after.id, () => settleTable(after))
        .catch((error: unknown) => log.error({ err: error, table: after.id }, 'could not settle a game'));
    }
  }

  const scheduler = new Scheduler({
    tables,
    queue,
    uptime,
    log,
    now,
    timeUp: (table, at) => play.timeUp(table, at),
    remind: (table) => turnNotifier.remind(table),
    letBotsPlay: (table) => bots.letPlay(table),
    settle: settleTable,
  });
  const cleaning = new Cleaning({ store, keep, log, now });
  // Before anybody can be told that they are late.
  await uptime.sayThere();
  const endListening = await store.listen((change) => streams.changed(change));

  return {
    store,
    tables,
    games,
    turns,
    catchUps,
    queue,
    play,
    streams,
    scheduler,
    uptime,
    cleaning,
    metrics,
    now,
    thinker,
    tableChanged,
    async close() {
      await scheduler.stop();
      await cleaning.stop();
      await uptime.stop();
      await bots.close();
      await turnNotifier.close();
      await queue.idle();
      await endListening();
      games.close();
    },
  };
}
