// npm run database [-- --program DIR]: lets a server play, here or that of an older Drover in DIR, and keeps what it
// wrote as packages/server/fixtures/RULES.db. Every later server must go on with those tables; see the README there.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FramesAnswer, MovesAnswer, TableInfo, TableRequest } from '../packages/protocol/src/index.ts';
import { Guest, newKey } from './online/guest.ts';
import { freePort, ServerProcess } from './online/server.ts';

const ROOT = join(import.meta.dirname, '..');
const FIXTURES = join(ROOT, 'packages/server/fixtures');
const { program } = parseArgs({ options: { program: { type: 'string', default: ROOT } } }).values;

/** So that the tests can sign in. */
const PASSWORD = 'great western trail';
const [ME, OPEN, AUTOMA] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'automa' }] as const;
const BOT = { kind: 'bot', level: 'easy' } as const;

interface Wanted extends Pick<TableRequest, 'game' | 'seats'> {
  /** So many are made by people; from about 200 on the server keeps a snapshot. Without it the last seat stays open. */
  readonly moves?: number;
}
const TABLES: readonly Wanted[] = [
  { game: { edition: 'nz', options: { neutral: 'shuffled' } }, seats: [ME, OPEN], moves: 220 },
  { game: { edition: 'nz', options: { sarah: { difficulty: 'hard' } } }, seats: [ME, AUTOMA], moves: 60 },
  { game: { edition: 'second', options: { simmental: true } }, seats: [ME, BOT, OPEN], moves: 180 },
  { game: { edition: 'second', options: { sides: 'random' } }, seats: [ME, OPEN], moves: Infinity },
  { game: { edition: 'nz', options: {} }, seats: [ME, OPEN] },
];

const contribution = (): string => randomBytes(16).toString('hex');
const below = (count: number): number => Math.floor(Math.random() * count);

/** One move at random; here and there it is taken back. */
async function move(person: Guest, table: string): Promise<void> {
  const at = `/api/tables/${table}`;
  const { version, seat, moves } = await person.ask<MovesAnswer>('GET', `${at}/moves`);
  await person.act(table, 'moves', { version, seat, key: newKey(), move: moves[below(moves.length)] });
  if (below(20) > 0) return;
  const { undoable } = await person.ask<FramesAnswer>('GET', `${at}/frames?from=${version + 1}`);
  if ((undoable[seat]?.moves ?? 0) > 0)
    await person.act(table, 'undo', { version: version + 1, seat, key: newKey(), moves: 1 });
}

async function play(people: readonly Guest[], table: string, moves: number): Promise<void> {
  for (let made = 0; made < moves;)
    for (const person of people) {
      const { status, seats, deciding, mine } = await person.ask<TableInfo>('GET', `/api/tables/${table}`);
      if (status !== 'playing') return;
      if (seats[deciding!].kind === 'bot') await pause(20);
      if (!mine.includes(deciding!)) continue;
      await move(person, table);
      made++;
    }
}

const folder = mkdtempSync(join(tmpdir(), 'drover-database-'));
const server = new ServerProcess(await freePort(), folder, [], program);
server.start();
await server.ready();
const [ann, bob] = [new Guest(server.url), new Guest(server.url)];
await ann.ask('POST', '/api/accounts', { name: 'Ann', password: PASSWORD });
await bob.ask('POST', '/api/accounts', { name: 'Bob', password: PASSWORD });
for (const { game, seats, moves } of TABLES) {
  const wish = { game, seats: [...seats], clock: { kind: 'none' }, listed: true, takeover: null } as const;
  const { id } = await ann.ask<TableInfo>('POST', '/api/tables', { ...wish, contribution: contribution() });
  if (moves === undefined) continue;
  const people = seats.includes(OPEN) ? [ann, bob] : [ann];
  if (people.includes(bob)) await bob.ask('POST', `/api/tables/${id}/join`, { contribution: contribution() });
  await play(people, id, moves);
  const { status, version, turn } = await ann.ask<TableInfo>('GET', `/api/tables/${id}`);
  console.log(`${game.edition} ${id}: ${status} after ${version} actions, turn ${turn}`);
}
await server.kill('SIGTERM');

const database = new DatabaseSync(join(folder, 'drover.db'));
const rules = database.prepare("select distinct body ->> 'rules' as rules from tables order by 1").all();
const name = rules.map((row) => String(row['rules'])).join('_');
const snapshots = database.prepare('select table_id, version from snapshots').all();
mkdirSync(FIXTURES, { recursive: true });
const file = join(FIXTURES, `${name}.db`);
database.exec(`vacuum into '${file}'`);
database.close();
rmSync(folder, { recursive: true });
console.log(`${file}: ${snapshots.length} snapshots`);
