// node scripts/load.ts [--tables 1000] [--streams 4] [--rate 100] [--seconds 20]: very many tables on the real server,
// each followed by several event streams, and moves at a steady rate among them, all on this machine. Fails when a move
// is acknowledged too late (p99) or an idle table takes too much memory.
// --crowd 55 instead: how long a move takes while so many guests of one address ask for everything. --experts 30: how
// long an easy bot takes while three Experts think at each of so many tables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { progressBar } from '../packages/cli/src/progress.ts';
import { EDITIONS } from '../packages/engine/src/index.ts';
import { BusyTable, type Measured } from './online/busy-table.ts';
import { crowd, experts } from './online/crowd.ts';
import { Guest } from './online/guest.ts';
import { liveMemory } from './online/live-memory.ts';
import { each, megabytes, percentile, processorTime, residentMemory, spread } from './online/measure.ts';
import { freePort, ServerProcess } from './online/server.ts';

const MOST_WAIT = 100;
const MOST_MEMORY = 50;
/** Long enough for games that nobody plays to be put to rest. */
const REST = 10_000;
const TICK = 10;
/** How long what is still under way at the end is waited for. */
const LATEST = 10_000;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    streams: { type: 'string', default: '4' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    crowd: { type: 'string' },
    experts: { type: 'string' },
  },
});
if (values.crowd !== undefined || values.experts !== undefined) {
  if (values.crowd !== undefined) await crowd(Number(values.crowd), Number(values.seconds));
  if (values.experts !== undefined) await experts(Number(values.experts), Number(values.seconds));
  process.exit();
}
const [tables, streams, rate, seconds] = [values.tables, values.streams, values.rate, values.seconds].map(Number);
if (!(tables > 0 && rate > 0 && seconds > 0) || !(streams >= 2))
  throw new Error('--tables, --rate and --seconds are numbers above 0, --streams one from 2 on.');

const folder = mkdtempSync(join(tmpdir(), 'drover-load-'));
const inspector = await freePort();
const server = new ServerProcess(await freePort(), folder, [`--inspect=127.0.0.1:${inspector}`]);
server.start();
await server.ready();
const players = [new Guest(server.url), new Guest(server.url)];
for (const [n, player] of players.entries()) await player.enter(`Player ${n + 1}`);

const ids: string[] = [];
const opening = progressBar(tables, 'tables');
await each(Array.from({ length: tables }), 8, async (_, n) => {
  ids.push(await players[0].begin(players[1], EDITIONS[n % EDITIONS.length]!));
  await opening.show(ids.length);
});
opening.clear();

// Begun anew, so that what it took to set the tables does not count.
await server.kill('SIGTERM');
server.start();
await server.ready();
await players[0].look(ids[0]);
const alone = await liveMemory(server.pid, inspector);

const looking = progressBar(tables, 'tables looked at');
await each(ids, 8, async (id, n) => {
  await players[0].look(id);
  await looking.show(n);
});
looking.clear();
await pause(REST);
const idle = await liveMemory(server.pid, inspector);
const perTable = (idle - alone) / tables;

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
const perStream = (followed - idle) / (tables * streams);

const playing = progressBar(seconds, 'seconds');
const begun = performance.now();
const processor = processorTime(server.pid);
let [sent, missed] = [0, 0];
for (;;) {
  const passed = (performance.now() - begun) / 1000;
  if (passed >= seconds) break;
  while (sent + missed < passed * rate) {
    const table = busy[Math.floor(Math.random() * tables)];
    if (table.move((count) => Math.floor(Math.random() * count))) sent++;
    else missed++;
  }
  await playing.show(passed);
  await pause(TICK);
}
const took = (performance.now() - begun) / 1000;
const isUnderWay = (): boolean => busy.some((table) => table.isBusy) || measured.told.length < sent * streams;
for (const until = performance.now() + LATEST; isUnderWay() && performance.now() < until;) await pause(TICK);
playing.clear();
const used = processorTime(server.pid) - processor;
const busyMemory = residentMemory(server.pid);
for (const table of busy) table.leave();
await server.kill('SIGTERM');
rmSync(folder, { recursive: true });

const p99 = percentile(measured.acknowledged, 0.99);
const moves = measured.acknowledged.length;
const lost = sent * streams - measured.told.length;
const memory = [alone, idle, followed, busyMemory].map(megabytes);
console.log(`${tables} tables with ${streams} streams each: ${tables * streams} streams.`);
console.log(
  `Memory: ${memory[0]} alone, ${memory[1]} with the tables, ${memory[2]} with the streams, ${memory[3]} at work.`,
);
console.log(`An idle table takes ${perTable.toFixed(1)} kB, each of its streams ${perStream.toFixed(1)} kB.`);
console.log(
  `${moves} moves in ${took.toFixed(0)} s: ${(moves / took).toFixed(1)} a second, ${((used / moves) * 1000).toFixed(1)} ms of processor time each.`,
);
console.log(`Acknowledged after ${spread(measured.acknowledged)}.`);
console.log(`In all streams after ${spread(measured.told)}.`);
for (const why of new Set(measured.refused)) console.log(`Not accepted: ${why}`);
if (lost > 0) console.log(`${lost} frames did not arrive in time.`);

const complaints = [
  ...(p99 < MOST_WAIT ? [] : [`p99 is not under ${MOST_WAIT} ms`]),
  ...(perTable < MOST_MEMORY ? [] : [`an idle table takes more than ${MOST_MEMORY} kB`]),
  ...(measured.refused.length + lost > 0 ? ['not every move was accepted and told'] : []),
];
if (complaints.length > 0) {
  console.error(`Not good enough: ${complaints.join('; ')}.`);
  process.exitCode = 1;
}
