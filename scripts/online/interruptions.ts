import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '../../packages/server/src/testing/postgres.ts';
import { between, type Harm } from './harm.ts';
import { percentile } from './measure.ts';
import { freePort, ServerProcess } from './server.ts';

/** In milliseconds. */
const QUIET = 1500;
const LONGEST_HANG = 6000;
const LONGEST_ABSENCE = 2000;
/** Nobody waits longer for being put off, and play goes on this soon after the database has come back. */
const MOST_WAIT = 3000;
const MOST_DELAY = 1000;

type Kind = 'fast restart' | 'crash' | 'hang' | 'connections killed';

const KINDS: Readonly<Record<Kind, (postgres: TestPostgres, url: string) => Promise<void>>> = {
  'fast restart': (postgres) => postgres.restart(),
  async crash(postgres) {
    await postgres.end('immediate');
    await pause(between(0, LONGEST_ABSENCE));
    await postgres.start();
  },
  async hang(postgres) {
    postgres.hang();
    await pause(between(200, LONGEST_HANG));
    postgres.resume();
  },
  'connections killed': (postgres, url) => postgres.killConnections(url),
};

/** Two servers on one PostgreSQL, which goes away in every way there is and comes back. */
export async function openInterruptions(folder: string): Promise<Harm> {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(postgres);
  const databaseUrl = await postgres.create();
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => new ServerProcess(port, folder, [], undefined, databaseUrl));
  for (const server of servers) {
    server.start();
    await server.ready();
  }

  const counts: Record<Kind, number> = { 'fast restart': 0, crash: 0, hang: 0, 'connections killed': 0 };
  const putOff: number[] = [];
  const delays: number[] = [];
  const ended: string[] = [];
  let backSince: number | null = null;
  let waiting: (() => void) | null = null;

  return {
    servers,
    databaseUrl,
    answered(status, took) {
      if (status === 503) putOff.push(took);
      // A request that was begun before the database came back does not show that play goes on.
      if (status !== 200 || backSince === null || performance.now() - took < backSince) return;
      delays.push(performance.now() - backSince);
      backSince = null;
      waiting?.();
    },
    async strike() {
      await pause(between(20, QUIET));
      const names = Object.keys(KINDS) as Kind[];
      const kind = names[Math.floor(Math.random() * names.length)]!;
      counts[kind]++;
      await KINDS[kind](postgres, databaseUrl);
      backSince = performance.now();
      await Promise.race([new Promise<void>((resolve) => (waiting = resolve)), pause(10 * MOST_DELAY)]);
      for (const server of servers) {
        if (server.lastWords === null) continue;
        ended.push(`A server ended after a ${kind}: ${server.lastWords.slice(-600)}`);
        server.start();
        await server.ready();
      }
      return 1;
    },
    report() {
      const byServer = servers.flatMap((server) => server.putOff);
      const slowest = byServer.reduce((most, took) => Math.max(most, took), 0);
      const longest = Math.max(0, ...delays);
      return {
        lines: [
          `${Object.entries(counts)
            .map(([kind, count]) => `${count} × ${kind}`)
            .join(', ')}; ${ended.length} of them ended a server.`,
          `${byServer.length} requests put off after ${percentile(byServer, 0.5)} ms (median), ${percentile(byServer, 0.99)} ms (99 %), ${slowest} ms (longest) by the clock of the servers, after ${Math.round(percentile(putOff, 0.99))} ms (99 %) by that of the players.`,
          `Play went on ${Math.round(percentile(delays, 0.5))} ms (median), ${Math.round(percentile(delays, 0.9))} ms (90 %), ${Math.round(longest)} ms (longest) after the database was back.`,
        ],
        troubles: [
          ...ended,
          ...(slowest > MOST_WAIT ? [`Somebody waited ${Math.round(slowest)} ms to be put off.`] : []),
          ...(longest > MOST_DELAY ? [`Play stood still for ${Math.round(longest)} ms.`] : []),
        ],
      };
    },
    async close() {
      for (const server of servers) await server.kill('SIGTERM');
    },
    end: () => postgres.stop(),
  };
}
