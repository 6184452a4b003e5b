import type { TableInfo } from '@drover/protocol';
import { generator } from '@drover/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { silent, type Notifier } from '../notify/notifier.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, someMove, type Client } from '../testing/client.ts';
import { OPEN_FOR } from './wake.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;

let time = START;
const now = (): number => time;
let server: TestServer;
afterEach(async () => {
  await server.stop();
  time = START;
});

interface Told {
  readonly what: 'turn' | 'reminder' | 'over';
  readonly person: string;
}

function listening(told: Told[]): Notifier {
  return {
    ...silent,
    yourTurn: async (person, { reminder }) => void told.push({ what: reminder ? 'reminder' : 'turn', person }),
    gameOver: async (person) => void told.push({ what: 'over', person }),
  };
}

const brisk = { kind: 'live', turn: 240, reserve: 0 } as const;

async function pair(
  wish: Partial<Parameters<typeof seated>[2]>,
  options: Parameters<typeof startServer>[0] = {},
): Promise<{ ann: Client; bob: Client; table: TableInfo }> {
  server = await startServer({ now, tellAfter: 0, ...options });
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  return { ann, bob, table: await seated(ann, [bob], wish) };
}

describe('whoever runs out of time', () => {
  it('is reminded once, then a bot takes the seat and plays on', async () => {
    const told: Told[] = [];
    const { ann, bob, table } = await pair({ clock: brisk, takeover: 'easy' }, { notifier: listening(told) });
    expect(table.deadline).toBe(START + 4 * MINUTE);
    time += 3 * MINUTE;
    await server.house.watch.look();
    await server.house.watch.look();
    expect(told.filter(({ what }) => what === 'reminder')).toEqual([{ what: 'reminder', person: ann.id }]);
    time += MINUTE;
    await server.house.watch.look();
    await playOn([null, bob], table.id, 1, generator('bob', 'plays'));
    const after = await bob.table(table.id);
    expect(after.seats[0]).toEqual({ kind: 'bot', name: 'easy', level: 'easy', instead: ann.id });
    expect(after.version).toBeGreaterThan(1);
    expect((await ann.refused('POST', `/api/tables/${table.id}/leave`)).body.error).toBe('no-seat');
  });

  it('ends the game where no bot may take over', async () => {
    const { bob, table } = await pair({ clock: brisk, takeover: null });
    time += 5 * MINUTE;
    await server.house.watch.look();
    const after = await bob.table(table.id);
    expect(after).toMatchObject({ status: 'abandoned', deadline: null });
    expect(after.fairness.secret).not.toBeNull();
  });

  it('cannot move any more, even before anybody has looked at the clock', async () => {
    const { ann, table } = await pair({ clock: brisk, takeover: null });
    const { view, version } = await ann.look(table.id);
    const { seat, text } = someMove(view, () => 0);
    time += 5 * MINUTE;
    const { status } = await ann.refused('POST', `/api/tables/${table.id}/moves`, {
      version,
      key: 'too-late-1',
      seat,
      move: text,
    });
    expect(status).toBe(409);
    expect(await ann.table(table.id)).toMatchObject({ status: 'abandoned', version: 0 });
  });

  it('is found by the server that is started after a crash', async () => {
    const store: Store = await openStore('sqlite::memory:', '');
    const { table } = await pair({ clock: { kind: 'days', days: 1 }, takeover: null }, { store });
    await server.stop();
    time += 86_400_000;
    server = await startServer({ now, store });
    await server.house.watch.look();
    expect(await server.stranger().table(table.id)).toMatchObject({ status: 'abandoned' });
  });
});

describe('the clock at the table', () => {
  it('runs for whoever decides, and uses up the reserve', async () => {
    const { ann, bob, table } = await pair({ clock: { kind: 'live', turn: 10, reserve: 100 } });
    const players = [ann, bob];
    expect(table.deadline).toBe(START + 110_000);
    time += 30_000;
    let latest = table;
    while (latest.deciding === 0) {
      await playOn(players, table.id, 1, () => 0);
      latest = await ann.table(table.id);
    }
    expect(latest.reserves).toEqual([80, 100]);
    expect(latest.deadline).toBe(time + 110_000);
  });
});

describe('whoever is away', () => {
  it('is told when it is their turn and when the game has ended; whoever follows the table is not', async () => {
    const told: Told[] = [];
    const { ann, bob, table } = await pair({ takeover: null }, { notifier: listening(told) });
    await expect.poll(() => told).toEqual([{ what: 'turn', person: ann.id }]);
    const stream = await bob.follow(table.id);
    await stream.until(({ frames }) => frames.length > 0);
    let latest = table;
    while (latest.deciding === 0) {
      await playOn([ann, bob], table.id, 1, () => 0);
      latest = await ann.table(table.id);
    }
    expect(told).toHaveLength(1);
    await bob.post(`/api/tables/${table.id}/leave`);
    await server.house.lanes.idle();
    expect(told.slice(1)).toEqual([{ what: 'over', person: ann.id }]);
    stream.close();
  });
});

describe('a table nobody comes to', () => {
  it('is closed after a while', async () => {
    server = await startServer({ now });
    const ann = await server.guest('Ann');
    const { id } = await ann.post<TableInfo>('/api/tables', tableWish());
    time += OPEN_FOR;
    await server.house.watch.look();
    expect((await ann.table(id)).status).toBe('abandoned');
  });
});

describe('a bot that should have moved', () => {
  it('is asked again after a crash', async () => {
    const store = await openStore('sqlite::memory:', '');
    const broken = { think: () => Promise.reject(new Error('crashed')), close: async () => {} };
    server = await startServer({ now, store, thinker: broken });
    const ann = await server.guest('Ann');
    const { id } = await seated(ann, [], { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] });
    await server.stop();
    time += MINUTE;
    server = await startServer({ now, store });
    await server.house.watch.look();
    const stream = await server.stranger().follow(id);
    await stream.until(({ frames }) => frames.some(({ by }) => by === 0));
    stream.close();
  });
});
