import type { FastifyBaseLogger } from 'fastify';
import { BotPool, type Thinker } from './bots/pool.ts';
import { BotSeats } from './bots/seats.ts';
import { Watch } from './clock/watch.ts';
import { Hub } from './live/hub.ts';
import type { Notifier } from './notify/notifier.ts';
import { Games } from './play/games.ts';
import { Lanes } from './play/lanes.ts';
import { Play } from './play/play.ts';
import type { Store } from './store/store.ts';
import { hasEnded, type Table } from './tables/body.ts';
import { settle } from './tables/settle.ts';
import { Tables } from './tables/tables.ts';
import { Turns } from './tables/turns.ts';
import type { Metrics } from './watch/metrics.ts';

export interface HouseParts {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly thinker?: Thinker;
  /** How long somebody may be away before they are told that it is their turn, in milliseconds. */
  readonly tellAfter?: number;
}

/** Everything that keeps the tables going, and what the routes are made of. */
export interface House {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly lanes: Lanes;
  readonly play: Play;
  readonly hub: Hub;
  readonly watch: Watch;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Sees to what follows from a change of a table: bots, news, results. */
  follow(before: Table | null, after: Table): void;
  /** Ends all streams. */
  hush(): void;
  close(): Promise<void>;
}

export async function openHouse(parts: HouseParts): Promise<House> {
  const { store, notifier, metrics, log, now, thinker = new BotPool(), tellAfter = 5000 } = parts;
  const tables = new Tables(store);
  const games = new Games(store);
  const lanes = new Lanes();
  const hub = new Hub({ store, tables, games, lanes, log });
  const play = new Play({ store, tables, games, lanes, now, changed: follow, appended: metrics.appended });
  const bots = new BotSeats({ tables, games, play, thinker, log, thought: metrics.thought });
  const isFollowing = (table: string, person: string): boolean => hub.isFollowing(table, person);
  const settleTable = (table: Table): Promise<void> =>
    settle({ store, tables, games, notifier, now, isFollowing }, table);

  const turns = new Turns({ tables, notifier, log, isFollowing, after: tellAfter });

  function follow(before: Table | null, after: Table): void {
    const passed = before?.status !== 'playing' || before.body.deciding !== after.body.deciding;
    if (after.status === 'playing') {
      bots.letPlay(after.id);
      if (passed) turns.passed(after);
    } else if (hasEnded(after) && !after.body.settled) {
      lanes
        .run(after.id, () => settleTable(after))
        .catch((error: unknown) => log.error({ err: error, table: after.id }, 'could not settle a game'));
    }
  }

  const watch = new Watch({
    tables,
    lanes,
    log,
    now,
    timeUp: (table) => play.timeUp(table),
    remind: (table) => turns.remind(table),
    letBotsPlay: (table) => bots.letPlay(table),
    settle: settleTable,
  });
  const endListening = await store.listen((news) => hub.hear(news));

  return {
    store,
    tables,
    games,
    lanes,
    play,
    hub,
    watch,
    metrics,
    now,
    follow,
    hush: () => hub.close(),
    async close() {
      await watch.stop();
      await bots.close();
      await turns.close();
      await lanes.idle();
      await endListening();
      games.close();
    },
  };
}
