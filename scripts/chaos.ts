// node scripts/chaos.ts [--kills 50] [--tables 12]: plays at many tables against the real server on SQLite while the
// server is killed with SIGKILL at random moments and started again. At the end every move that was acknowledged must be
// there, none twice, and every game must replay. Fails, and keeps the database, if anything is wrong.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { noticeInterrupt, progressBar } from '../packages/cli/src/progress.ts';
import { duration } from '../packages/cli/src/text.ts';
import { Follower } from './online/follower.ts';
import { Guest } from './online/guest.ts';
import { Ledger } from './online/ledger.ts';
import { insist, newTally, Player } from './online/player.ts';
import { freePort, ServerProcess } from './online/server.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, tables: { type: 'string', default: '12' } },
});
const kills = Number(values.kills);
const tables = Number(values.tables);
if (!(kills > 0) || !(tables > 0)) throw new Error('--kills and --tables are numbers above 0.');

/** In milliseconds. */
const LIFE = 1500;
const BIRTH = 600;
/** So often the server is killed before it is ready. */
const STILLBORN = 0.15;
const CLIENTS = 6;

const between = (least: number, most: number): number => least + Math.random() * (most - least);
const folder = mkdtempSync(join(tmpdir(), 'drover-chaos-'));
const server = new ServerProcess(await freePort(), folder);
const ledger = new Ledger();
const tally = newTally();
const interrupt = noticeInterrupt();
const begun = performance.now();

server.start();
await server.ready();
const guests = Array.from({ length: CLIENTS }, () => new Guest(server.url));
for (const [n, guest] of guests.entries()) await guest.enter(`Guest ${n + 1}`);

const end = new AbortController();
const followers: Follower[] = [];
let games = 0;

/** Two play one game after the other at a table of their own, with somebody watching. */
async function pair(first: Guest, second: Guest, edition: 'nz' | 'second'): Promise<void> {
  while (!end.signal.aborted) {
    const table = await insist(
      () => first.begin(second, edition),
      () => tally.broken++,
    );
    games++;
    const follower = new Follower(server.url, table, '', { onFrame: (version) => ledger.frame(table, version) });
    followers.push(follower);
    await follower.follow();
    const players = [first, second].map((guest, seat) => new Player(guest, table, seat, ledger, tally));
    await Promise.all(players.map((player) => player.play(end.signal)));
  }
}

let failed: Error | undefined;
const playing = Array.from({ length: tables }, (_, n) => {
  const [first, second] = [guests[n % CLIENTS], guests[(n + 1 + Math.floor(n / CLIENTS)) % CLIENTS]];
  return pair(first, second, n % 2 === 0 ? 'nz' : 'second').catch((error: Error) => void (failed ??= error));
});

const bar = progressBar(kills, 'kills');
let [killed, starts, starting] = [0, 0, 0];
while (killed < kills && !interrupt.signal.aborted && failed === undefined) {
  await pause(between(20, LIFE));
  await server.kill('SIGKILL');
  killed++;
  for (server.start(); killed < kills && Math.random() < STILLBORN; killed++) {
    await pause(between(0, BIRTH));
    await server.kill('SIGKILL');
    server.start();
  }
  const start = performance.now();
  await server.ready();
  starting += performance.now() - start;
  starts++;
  await bar.show(killed);
}
end.abort();
await Promise.all(playing);
// Time for the last frames to arrive.
await pause(500);
for (const follower of followers) follower.leave();
await server.kill('SIGTERM');
bar.clear();

const found = await ledger.compare(folder);
const troubles = failed === undefined ? found.troubles : [...found.troubles, `A client gave up: ${failed.message}`];
const after = Math.round(starting / starts);
console.log(
  `${killed} kills in ${duration((performance.now() - begun) / 1000)}, ready again after ${after} ms on average.`,
);
console.log(`${ledger.acknowledged} actions acknowledged in ${games} games, ${tally.undone} of them steps back.`);
console.log(
  `${tally.broken} requests broken off; ${tally.keptUntold} of them had been kept, and a second try was told so.`,
);
console.log(
  `${tally.duplicate} answered duplicate, ${tally.stale} stale; ${ledger.frames} frames followed without a gap.`,
);
console.log(`${found.actions} actions kept, ${found.games} games replayed.`);
interrupt.release();
if (troubles.length === 0) {
  console.log('Every acknowledged move is there, none twice, every game replays.');
  rmSync(folder, { recursive: true });
} else {
  console.error(`${troubles.length} troubles; the database is kept in ${folder}:`);
  for (const trouble of troubles.slice(0, 20)) console.error(`  ${trouble}`);
  process.exitCode = 1;
}
