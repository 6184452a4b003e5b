// node scripts/chaos.ts [--kills 50] [--tables 12]: plays at many tables against the real server on SQLite while the
// server is killed with SIGKILL at random moments and started again.
// node scripts/chaos.ts --postgres [--interruptions 100] [--tables 40]: the same with two servers on a PostgreSQL of its
// own, which is restarted, crashes, hangs or throws everybody out, while the servers must go on.
// At the end every move that was acknowledged must be there, none twice, and every game must replay. Fails, and keeps the
// database, if anything is wrong.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { noticeInterrupt, progressBar } from '../packages/cli/src/progress.ts';
import { duration } from '../packages/cli/src/text.ts';
import { EDITIONS, type EditionId } from '../packages/engine/src/index.ts';
import { Follower } from './online/follower.ts';
import { Guest } from './online/guest.ts';
import { openInterruptions } from './online/interruptions.ts';
import { openKills } from './online/kills.ts';
import { Ledger } from './online/ledger.ts';
import { insist, newTally, Player } from './online/player.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string', default: '50' },
    interruptions: { type: 'string', default: '100' },
    tables: { type: 'string' },
  },
});
const { postgres } = values;
const what = postgres ? 'interruptions' : 'kills';
const times = Number(values[what]);
const tables = Number(values.tables ?? (postgres ? 40 : 12));
if (!(times > 0) || !(tables > 0)) throw new Error(`--${what} and --tables are numbers above 0.`);

const CLIENTS = 6;

const folder = mkdtempSync(join(tmpdir(), 'drover-chaos-'));
const harm = await (postgres ? openInterruptions(folder) : openKills(folder));
const urlOf = (n: number): string => harm.servers[n % harm.servers.length]!.url;
const ledger = new Ledger();
const tally = newTally();
const interrupt = noticeInterrupt();
const begun = performance.now();

const guests = Array.from({ length: CLIENTS }, (_, n) => new Guest(urlOf(n), harm.answered));
for (const [n, guest] of guests.entries()) await guest.enter(`Guest ${n + 1}`);

const end = new AbortController();
const followers: Follower[] = [];
let games = 0;

/** Two play one game after the other at a table of their own, with somebody watching. */
async function pair(first: Guest, second: Guest, edition: EditionId): Promise<void> {
  while (!end.signal.aborted) {
    const table = await insist(
      () => first.begin(second, edition),
      () => tally.broken++,
    );
    games++;
    const onFrame = (version: number): void => ledger.frame(table, version);
    const follower = new Follower(urlOf(games), table, '', { onFrame });
    followers.push(follower);
    await follower.follow();
    const players = [first, second].map((guest, seat) => new Player(guest, table, seat, ledger, tally));
    await Promise.all(players.map((player) => player.play(end.signal)));
  }
}

let failed: Error | undefined;
const playing = Array.from({ length: tables }, (_, n) => {
  const [first, second] = [guests[n % CLIENTS], guests[(n + 1 + (Math.floor(n / CLIENTS) % (CLIENTS - 1))) % CLIENTS]];
  return pair(first, second, EDITIONS[n % EDITIONS.length]!).catch((error: Error) => void (failed ??= error));
});

const bar = progressBar(times, what);
let done = 0;
while (done < times && !interrupt.signal.aborted && failed === undefined) {
  done += await harm.strike(times - done);
  await bar.show(done);
}
end.abort();
await Promise.all(playing);
// Time for the last frames to arrive.
await pause(500);
for (const follower of followers) follower.leave();
await harm.close();
bar.clear();

const found = await ledger.compare(harm.databaseUrl);
const { lines, troubles: suffered } = harm.report();
const troubles = [
  ...found.troubles,
  ...suffered,
  ...(failed === undefined ? [] : [`A client gave up: ${failed.message}`]),
];
console.log(`${done} ${what} in ${duration((performance.now() - begun) / 1000)}.`);
for (const line of lines) console.log(line);
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
  await harm.end();
  rmSync(folder, { recursive: true });
} else {
  console.error(`${troubles.length} troubles${postgres ? '' : `; the database is kept in ${folder}`}:`);
  for (const trouble of troubles.slice(0, 20)) console.error(`  ${trouble}`);
  await harm.end();
  process.exitCode = 1;
}
