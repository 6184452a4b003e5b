import type { TableInfo } from '@drover/protocol';
import { generator } from '@drover/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { silent, type Notifier } from '../notify/notifier.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, someMove, type Client } from '../testing/client.ts';
import { OPEN_FOR } from '../tables/wake.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = 1_700_000_000_000;

let time = START;
const now = (): number => time;
let server: TestServer;
/** Time passes while the server is there. */
async function pass(ms: number): Promise<void> {
  time += ms;
  await server.services.uptime.wasThere();
}
afterEach(async () => {
  await server.stop();
  time = START;
});

interface Told {
  readonly what: 'turn' | 'reminder' | 'full' | 'over';
  readonly person: string;
}

function listening(told: Told[]): Notifier {
  return {
    ...silent,
    yourTurn: async (person, { reminder }) => void told.push({ what: reminder ? 'reminder' : 'turn', person }),
    tableFull: async (person) => void told.push({ what: 'full', person }),
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
    await pass(3 * MINUTE);
    await server.services.scheduler.run();
    await server.services.scheduler.run();
    expect(told.filter(({ what }) => what === 'reminder')).toEqual([{ what: 'reminder', person: ann.id }]);
    await pass(MINUTE);
    await server.services.scheduler.run();
    await playOn([null, bob], table.id, 1, generator('bob', 'plays'));
    const after = await bob.table(table.id);
    expect(after.seats[0]).toMatchObject({ kind: 'bot', name: 'easy', level: 'easy', instead: ann.id });
    expect(after.version).toBeGreaterThan(1);
    expect((await ann.refused('POST', `/api/tables/${table.id}/leave`)).body.error).toBe('no-seat');
  });

  it('ends the game where no bot may take over', async () => {
    const { bob, table } = await pair({ clock: brisk, takeover: null });
    await pass(5 * MINUTE);
    await server.services.scheduler.run();
    const after = await bob.table(table.id);
    expect(after).toMatchObject({ status: 'abandoned', deadline: null });
    expect(after.fairness.secret).not.toBeNull();
  });

  it('cannot move any more, even before anybody has looked at the clock', async () => {
    const { ann, table } = await pair({ clock: brisk, takeover: null });
    const { view, version } = await ann.look(table.id);
    const { seat, text } = someMove(view, () => 0);
    await pass(5 * MINUTE);
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
    await pass(DAY);
    await server.stop();
    server = await startServer({ now, store });
    await server.services.scheduler.run();
    expect(await server.stranger().table(table.id)).toMatchObject({ status: 'abandoned' });
  });
});

describe('time in which no server was there', () => {
  it('is nobody’s loss: the clock goes on where it stood', async () => {
    const store = await openStore('sqlite::memory:', '');
    const { ann, bob, table } = await pair({ clock: brisk, takeover: null }, { store });
    await pass(3 * MINUTE);
    await server.stop();
    for (const away of [MINUTE, 30 * DAY]) {
      time += away;
      server = await startServer({ now, store });
      await server.services.scheduler.run();
      await server.stop();
    }
    time += DAY;
    server = await startServer({ now, store });
    for (const who of [ann, bob]) Object.assign(who, { url: server.url });
    expect(await ann.table(table.id)).toMatchObject({ status: 'playing', deadline: time + MINUTE });
    await playOn([ann, bob], table.id, 1, () => 0);
    await pass(MINUTE - 1);
    await server.services.scheduler.run();
    expect((await ann.table(table.id)).status).toBe('playing');
    await pass(1);
    await server.services.scheduler.run();
    expect((await ann.table(table.id)).status).toBe('abandoned');
  });

  it('is not counted either where the database was away, or the clock was set, under a server that runs', async () => {
    const { ann, table } = await pair({ clock: brisk, takeover: null });
    for (const jump of [DAY, -7 * DAY]) {
      time += jump;
      const { view, version } = await ann.look(table.id);
      const { seat, text } = someMove(view, () => 0);
      const { answer } = await ann.move(table.id, seat, text, version);
      expect(answer).toBe('accepted');
      await server.services.scheduler.run();
      await server.services.uptime.sayThere();
      const { status, deadline, deciding } = await ann.table(table.id);
      expect(status).toBe('playing');
      if (deciding === 0) expect(deadline).toBe(time + 4 * MINUTE);
    }
  });
});

describe('the clock at the table', () => {
  it('runs for whoever decides, and uses up the reserve', async () => {
    const { ann, bob, table } = await pair({ clock: { kind: 'live', turn: 10, reserve: 100 } });
    const players = [ann, bob];
    expect(table.deadline).toBe(START + 110_000);
    await pass(30_000);
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
    await server.services.queue.idle();
    expect(told.slice(1)).toEqual([{ what: 'over', person: ann.id }]);
    stream.close();
  });
});

describe('a table nobody comes to', () => {
  it('is closed after a while', async () => {
    server = await startServer({ now });
    const ann = await server.guest('Ann');
    const { id } = await ann.post<TableInfo>('/api/tables', tableWish());
    await pass(OPEN_FOR);
    await server.services.scheduler.run();
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
    await server.services.scheduler.run();
    const stream = await server.stranger().follow(id);
    await stream.until(({ frames }) => frames.some(({ by }) => by === 0));
    stream.close();
  });
});
