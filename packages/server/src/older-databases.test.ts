import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine, generator, nz, parseRecord, replay, second, type Below, type CoreState } from '@drover/engine';
import { checkFairness, type MovesAnswer, type TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { contribution, startServer, tableWish, type TestServer } from './testing/app.ts';
import type { Client } from './testing/client.ts';

/**
 * Databases that servers wrote when the rules were others: today's server opens them, and every game in them is played to
 * its end by the rules it was begun with.
 */
const FIXTURES = join(import.meta.dirname, '../fixtures');
const databases = readdirSync(FIXTURES).filter((file) => file.endsWith('.db'));
const rulesIn = (file: string): string[] => file.replace(/\.db$/, '').split('_');
/** As scripts/database.ts made them. */
const PASSWORD = 'great western trail';

it('they are of rules before these, of both editions', () => {
  const older = [nz, second].map(({ versions }) => versions.slice(1));
  const found = databases.flatMap(rulesIn);
  for (const versions of older) expect(versions.filter((rules) => found.includes(rules))).not.toEqual([]);
  expect(found.filter((rules) => !older.flat().includes(rules))).toEqual([]);
});

describe.each(databases)('the server goes on with %s:', (file) => {
  let folder: string;
  let store: Store;
  let server: TestServer;
  let ann: Client;
  let bob: Client;
  let tables: TableInfo[];
  const withStatus = (status: TableInfo['status']): TableInfo[] => tables.filter((table) => table.status === status);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'drover-outlive-'));
    copyFileSync(join(FIXTURES, file), join(folder, 'drover.db'));
    store = await openStore(undefined, folder);
    // Updated on the same day: a table nobody comes to for two weeks is closed, by whatever rules.
    const written = Math.max(...(await store.tables({ limit: 100 })).map(({ touched }) => touched));
    const begun = Date.now();
    server = await startServer({ store, now: () => written + Date.now() - begun });
    [ann, bob] = [await signedIn('Ann'), await signedIn('Bob')];
    tables = await ann.get<TableInfo[]>('/api/tables?mine=true');
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  async function signedIn(name: string): Promise<Client> {
    const client = server.stranger();
    await client.post('/api/sessions', { name, password: PASSWORD });
    return client;
  }

  /** Whoever is asked makes a move the server lists. */
  async function playToTheEnd(id: string, choose: Below): Promise<TableInfo> {
    for (;;)
      for (const person of [ann, bob]) {
        const table = await person.table(id);
        if (table.status !== 'playing') return table;
        if (!table.mine.includes(table.deciding!)) continue;
        const { version, seat, moves } = await person.get<MovesAnswer>(`/api/tables/${id}/moves`);
        const { answer } = await person.move(id, seat, moves[choose(moves.length)]!, version);
        expect(answer).toBe('accepted');
      }
  }

  async function recordVerifies({ id, rules, edition, version }: TableInfo): Promise<void> {
    const text = await bob.get<string>(`/api/tables/${id}/record`);
    const record = parseRecord(text);
    expect(record.rules).toBe(rules);
    expect(record.setup.edition).toBe(edition);
    const { state, played } = replay(record);
    expect(state.over).toBe(true);
    expect(state.rules).toBe(rules);
    expect(engine.hash(state)).toBe(record.hash);
    expect(played.length).toBeLessThanOrEqual(version);
    expect(checkFairness(text)).toMatchObject({ ok: true });
  }

  it('everybody’s tables are there, and follow the rules they were begun with', () => {
    expect(tables.map(({ status }) => status).sort()).toEqual(['open', 'over', 'playing', 'playing', 'playing']);
    expect([...new Set(tables.map(({ rules }) => rules))].sort()).toEqual(rulesIn(file));
  });

  it('games that were under way are shown, played to their end, and leave a record by their rules', async () => {
    const running = withStatus('playing');
    const snapshots = await Promise.all(running.map(({ id }) => store.snapshot(id)));
    // One is taken up from a snapshot, one made again from its first move.
    expect(snapshots.some((snapshot) => snapshot !== null) && snapshots.includes(null)).toBe(true);
    for (const { id, rules, version } of running) {
      const stream = await ann.follow(id, { from: version });
      await stream.until(({ frames }) => frames.length > 0);
      stream.close();
      expect((stream.frames[0]!.view as CoreState).rules).toBe(rules);
      const all = await server.stranger().frames(id);
      expect(all.at(-1)!.version).toBe(version);

      const over = await playToTheEnd(id, generator(id, 'to the end'));
      expect(over).toMatchObject({ status: 'over', rules });
      expect(over.version).toBeGreaterThan(version);
      await recordVerifies(over);
    }
  });

  it('the game that had ended still has its record', async () => {
    for (const table of withStatus('over')) await recordVerifies(table);
  });

  it('the table that waited for somebody begins, by the rules it was offered with', async () => {
    for (const { id, rules } of withStatus('open')) {
      const begun = await bob.post<TableInfo>(`/api/tables/${id}/join`, { contribution: contribution() });
      expect(begun).toMatchObject({ status: 'playing', rules });
      const over = await playToTheEnd(id, generator(id, 'from the beginning'));
      await recordVerifies(over);
    }
  });

  it('whoever plays again, or anew, plays by today’s rules', async () => {
    for (const { id, edition } of withStatus('over')) {
      const again = await ann.post<TableInfo>(`/api/tables/${id}/rematch`, { contribution: contribution() });
      expect(again.rules).toBe(engine.rulesOf(edition));
      const anew = await bob.post<TableInfo>('/api/tables', tableWish({ game: { edition, options: {} } }));
      expect(anew.rules).toBe(engine.rulesOf(edition));
    }
  });

  it('nothing was refused, and nothing went wrong, on the way', () => {
    const said = server.log.map((line) => JSON.parse(line) as { level: number; status?: number });
    expect(said.filter(({ level, status = 200 }) => level >= 50 || status >= 400)).toEqual([]);
    expect(said.filter(({ status }) => status === 200).length).toBeGreaterThan(1000);
  });
});
