import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { progressBar } from '../../packages/cli/src/progress.ts';
import type { MovesAnswer, TableInfo } from '../../packages/protocol/src/index.ts';
import { Guest, newKey } from './guest.ts';
import { megabytes, percentile, residentMemory, spread } from './measure.ts';
import { freePort, ServerProcess } from './server.ts';

/** What somebody honest notices of those who ask for too much. The limits are on; addresses are told as a proxy would. */

const MOST_MEDIAN = 20;
const MOST_BOT_WAIT = 1000;
/** Moves of the game that everybody wants from its beginning. */
const LONG_GAME = 250;
const EVERY = 100;
/** Seconds without the crowd, to compare. */
const ALONE = 5;

const below = (count: number): number => Math.floor(Math.random() * count);
const contribution = 'ab'.repeat(16);

async function withServer(work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'drover-crowd-'));
  const server = new ServerProcess(await freePort(), folder, [], undefined, undefined, {
    LIMITS: 'on',
    TRUST_PROXY: 'yes',
  });
  server.start();
  await server.ready();
  try {
    await work(server);
  } finally {
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

interface Made {
  /** Until it was acknowledged, in milliseconds. */
  readonly took: number;
  readonly version: number;
}

/** Whoever is asked makes a move; null where nobody here is. */
export async function moveAt(table: string, people: readonly Pick<Guest, 'ask' | 'act'>[]): Promise<Made | null> {
  for (const person of people) {
    const at = `/api/tables/${table}`;
    const { version, seat, asked, moves } = await person.ask<MovesAnswer>('GET', `${at}/moves`);
    if (!asked) continue;
    const start = performance.now();
    await person.act(table, 'moves', { version, seat, key: newKey(), move: moves[below(moves.length)] });
    return { took: performance.now() - start, version: version + 1 };
  }
  return null;
}

function verdict(problem: string | null): void {
  if (problem === null) return;
  console.error(`Not good enough: ${problem}.`);
  process.exitCode = 1;
}

export const crowd = (guests: number, seconds: number): Promise<void> =>
  withServer(async (server) => {
    // Each of their own address: playing a long game quickly is more than one person may ask for in a minute.
    const people = async (n: number): Promise<Guest[]> => {
      const pair = [0, 1].map((m) => new Guest(server.url, () => {}, `10.0.${n}.${m + 1}`));
      for (const person of pair) await person.enter('Honest');
      return pair;
    };
    const first = await people(0);
    const long = await first[0]!.begin(first[1]!, 'nz');
    const playing = progressBar(LONG_GAME, 'moves of a long game');
    for (let n = 0; n < LONG_GAME; n++) {
      if ((await moveAt(long, first).catch(() => null)) === null) break;
      await playing.show(n);
      await pause(EVERY);
    }
    playing.clear();

    const honest = await people(1);
    const table = await honest[0]!.begin(honest[1]!, 'nz');
    const [waits, memory]: [number[], number[]] = [[], [residentMemory(server.pid)]];
    const play = async (length: number, what: string): Promise<void> => {
      const measuring = progressBar(length, what);
      for (const begun = performance.now(); ;) {
        const passed = (performance.now() - begun) / 1000;
        if (passed >= length) break;
        const made = await moveAt(table, honest).catch(() => null);
        if (made !== null) waits.push(made.took);
        memory.push(residentMemory(server.pid));
        await measuring.show(passed);
        await pause(EVERY);
      }
      measuring.clear();
    };
    await play(ALONE, 'seconds alone');
    const alone = waits.splice(0);
    const program = join(import.meta.dirname, 'crowd-members.ts');
    const args = [program, server.url, '10.9.9.9', String(guests), long, String(seconds)];
    const members = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    members.stdout.setEncoding('utf8').on('data', (text: string) => void (told += text));
    const ended = once(members, 'exit');
    await pause(1000);

    await play(seconds - 2, 'seconds');
    await ended;
    console.log(`${guests} guests of one address asked for everything: ${told.trim()}`);
    console.log(`Memory of the server: at most ${megabytes(Math.max(...memory))}, ${megabytes(memory[0]!)} before.`);
    console.log(`${waits.length} moves of somebody at another address, acknowledged after ${spread(waits)}.`);
    console.log(`Without the crowd: ${spread(alone)}.`);
    const median = percentile(waits, 0.5);
    verdict(median < MOST_MEDIAN ? null : `the median is not under ${MOST_MEDIAN} ms`);
  });

export const experts = (tables: number, seconds: number): Promise<void> =>
  withServer(async (server) => {
    const wish = (level: string, bots: number) => ({
      game: { edition: 'nz', options: {} },
      seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }))],
      clock: { kind: 'none' },
      listed: false,
      takeover: null,
      contribution,
    });
    const hosts: { host: Guest; id: string }[] = [];
    for (let n = 0; n < tables; n++) {
      // So many running tables with bots as one person may have, and not more.
      const host = n % 5 === 0 ? new Guest(server.url, () => {}, `10.1.${n}.1`) : hosts.at(-1)!.host;
      if (n % 5 === 0) await host.enter('Host');
      hosts.push({ host, id: (await host.ask<TableInfo>('POST', '/api/tables', wish('expert', 3))).id });
    }
    const ann = new Guest(server.url, () => {}, '10.0.0.1');
    await ann.enter('Honest');
    const { id } = await ann.ask<TableInfo>('POST', '/api/tables', wish('easy', 1));

    const until = performance.now() + 1000 * seconds;
    const waits: number[] = [];
    let isFirst = true;
    const keepBusy = hosts.map(async ({ host, id }) => {
      while (performance.now() < until) {
        await moveAt(id, [host]).catch(() => null);
        await pause(2000);
      }
    });
    await pause(3000);
    const measuring = progressBar(seconds, 'seconds');
    while (performance.now() < until) {
      await measuring.show(seconds - (until - performance.now()) / 1000);
      const made = await moveAt(id, [ann]);
      const start = performance.now();
      while (made !== null && performance.now() < until) {
        const { version, mine, deciding } = await ann.ask<TableInfo>('GET', `/api/tables/${id}`);
        // With the first question the bots have to be fetched.
        if (version > made.version && !isFirst) waits.push(performance.now() - start);
        if (version > made.version) isFirst = false;
        if (version > made.version || mine.includes(deciding ?? -1)) break;
        await pause(10);
      }
      await pause(EVERY);
    }
    measuring.clear();
    await Promise.all(keepBusy);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    console.log(`${tables} tables with three Experts each.`);
    for (const line of metrics.split('\n')) if (line.startsWith('drover_bot_questions')) console.log(line);
    console.log(`${waits.length} moves of an easy bot at another table: ${spread(waits)}.`);
    const slowest = percentile(waits, 0.99);
    verdict(slowest < MOST_BOT_WAIT ? null : `the easy bot did not always answer within ${MOST_BOT_WAIT} ms`);
  });
