import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { progressBar } from '../../packages/cli/src/progress.ts';
import { EDITIONS } from '../../packages/engine/src/index.ts';
import { BusyTable, type Measured } from './busy-table.ts';
import { Guest } from './guest.ts';
import { liveMemory } from './live-memory.ts';
import { each, processorTime, residentMemory } from './measure.ts';
import { freePort, ServerProcess } from './server.ts';

/** Very many tables on one server, each followed by several streams, and moves at a steady rate among them. */

export interface Load {
  readonly tables: number;
  readonly streams: number;
  /** Moves a second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Busy extends Measured {
  /** In kB: of a server with one table, with all of them, with all streams, and at work. */
  readonly memory: readonly [number, number, number, number];
  /** Seconds of playing, and of the server's processor time for it. */
  readonly took: number;
  readonly processor: number;
  /** Frames that did not arrive in time. */
  readonly lost: number;
}

/** Long enough for games that nobody plays to be put to rest. */
const REST = 35_000;
const TICK = 10;
/** How long what is still under way at the end is waited for. */
const LATEST = 10_000;
/**
 * Moves at a table that are made before any is measured, and at least so many in all: a server runs for weeks, its code is
 * compiled as it is used, and games that are being played are at hand.
 */
const [WARM_UP, WARM_UP_ALL] = [2, 1000];

/** `program` is the folder of the project whose server it is; this one without it. */
export async function busyServer({ tables, streams, rate, seconds }: Load, program?: string): Promise<Busy> {
  const folder = mkdtempSync(join(tmpdir(), 'drover-load-'));
  const inspector = await freePort();
  const server = new ServerProcess(await freePort(), folder, [`--inspect=127.0.0.1:${inspector}`], program);
  server.start();
  await server.ready();
  const players = [new Guest(server.url), new Guest(server.url)];
  for (const [n, player] of players.entries()) await player.enter(`Player ${n + 1}`);

  const ids: string[] = [];
  const opening = progressBar(tables, 'tables');
  await each(Array.from({ length: tables }), 8, async (_, n) => {
    ids.push(await players[0]!.begin(players[1]!, EDITIONS[n % EDITIONS.length]!));
    await opening.show(ids.length);
  });
  opening.clear();

  // Begun anew, so that what it took to set the tables does not count.
  await server.kill('SIGTERM');
  server.start();
  await server.ready();
  await players[0]!.look(ids[0]!);
  const alone = await liveMemory(server.pid, inspector);

  const looking = progressBar(tables, 'tables looked at');
  await each(ids, 8, async (id, n) => {
    await players[0]!.look(id);
    await looking.show(n);
  });
  looking.clear();
  await pause(REST);
  const idle = await liveMemory(server.pid, inspector);

  const measured: Measured = { acknowledged: [], told: [], refused: [] };
  const busy = ids.map((id) => new BusyTable(server.url, id, players, streams, measured));
  const joining = progressBar(tables * streams, 'streams');
  let open = 0;
  await each(busy, 8, async (table) => {
    await table.follow();
    await joining.show((open += streams));
  });
  joining.clear();
  await pause(REST);
  const followed = await liveMemory(server.pid, inspector);

  const isUnderWay = (sent: number): boolean =>
    busy.some((table) => table.isBusy) || measured.told.length < sent * streams;
  /** Moves at this rate until it is enough, and what is under way then; answers how many were sent. */
  async function play(isEnough: (passed: number, sent: number) => boolean, what: string, all: number): Promise<number> {
    const playing = progressBar(all, what);
    const begun = performance.now();
    let [sent, missed] = [0, 0];
    for (;;) {
      const passed = (performance.now() - begun) / 1000;
      if (isEnough(passed, sent)) break;
      while (sent + missed < passed * rate) {
        const table = busy[Math.floor(Math.random() * tables)]!;
        if (table.move((count) => Math.floor(Math.random() * count))) sent++;
        else missed++;
      }
      await playing.show(what === 'seconds' ? passed : sent);
      await pause(TICK);
    }
    for (const until = performance.now() + LATEST; isUnderWay(sent) && performance.now() < until;) await pause(TICK);
    playing.clear();
    return sent;
  }

  const warm = Math.max(WARM_UP_ALL, WARM_UP * tables);
  await play((_passed, sent) => sent >= warm, 'moves to warm up', warm);
  measured.acknowledged.length = 0;
  measured.told.length = 0;
  const before = processorTime(server.pid);
  const begun = performance.now();
  let took = 0;
  const sent = await play(
    (passed) => {
      took = (performance.now() - begun) / 1000;
      return passed >= seconds;
    },
    'seconds',
    seconds,
  );
  const processor = processorTime(server.pid) - before;
  const working = residentMemory(server.pid);
  for (const table of busy) table.leave();
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true });
  const lost = sent * streams - measured.told.length;
  return { ...measured, memory: [alone, idle, followed, working], took, processor, lost };
}
