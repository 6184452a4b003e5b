import { engine, parseRecord, replay, type CoreState } from '@drover/engine';
import { checkFairness, commitmentTo, seedOf, type TableInfo, type TableRequest } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contribution, startServer, tableWish, type TestServer } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import type { Table } from './table.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let cee: Client;
let time = Date.now();
beforeAll(async () => {
  server = await startServer({ now: () => time });
  [ann, bob, cee] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cee')];
});
afterAll(() => server.stop());

const [a, b, c] = [contribution(), contribution(), contribution()];
const OPEN = { kind: 'open' } as const;

const make = (wish: TableRequest): Promise<TableInfo> =>
  ann.post('/api/tables', { ...wish, contribution: undefined, commitment: commitmentTo(a) });
const join = (who: Client, id: string, part: string): Promise<TableInfo> =>
  who.post(`/api/tables/${id}/join`, { commitment: commitmentTo(part) });
const reveal = (who: Client, id: string, part: string): Promise<TableInfo> =>
  who.post(`/api/tables/${id}/reveal`, { contribution: part });
const notRevealed = async (who: Client, id: string, part: string): Promise<string> =>
  (await who.refused('POST', `/api/tables/${id}/reveal`, { contribution: part })).body.error;
const kept = (id: string): Promise<Table> => server.services.tables.get(id);

/** Time goes by while the server is there. */
async function wait(milliseconds: number): Promise<void> {
  time += milliseconds;
  await server.services.uptime.wasThere();
  await server.services.scheduler.run();
}

/** Ann, Bob and Cee have committed. */
async function full(wish: Partial<TableRequest> = {}): Promise<string> {
  const { id } = await make(tableWish({ seats: [{ kind: 'me' }, OPEN, OPEN], ...wish }));
  await join(bob, id, b);
  await join(cee, id, c);
  return id;
}

describe('the shuffles are made by commit and reveal:', () => {
  it('nobody’s contribution is known, or taken, before everybody has committed', async () => {
    const { id, fairness } = await make(tableWish());
    expect(fairness).toMatchObject({
      committed: [commitmentTo(a), null],
      contributions: [null, null],
      revealing: null,
    });
    expect(await notRevealed(ann, id, a)).toBe('not-revealing');
    expect((await kept(id)).body.contributions).toEqual([null, null]);

    const joined = await join(bob, id, b);
    expect(joined).toMatchObject({ status: 'open', deciding: null });
    expect(joined.fairness).toMatchObject({
      committed: [commitmentTo(a), commitmentTo(b)],
      contributions: [null, null],
      revealing: { until: null },
    });
  });

  it('the game begins with the last one that is revealed, by a seed made of all of them', async () => {
    const id = await full();
    const [first, again] = [await reveal(cee, id, c), await reveal(cee, id, c)];
    expect(first).toEqual(again);
    expect(first.fairness.contributions).toEqual([null, null, c]);
    expect((await reveal(ann, id, a)).status).toBe('open');
    const begun = await reveal(bob, id, b);
    expect(begun).toMatchObject({ status: 'playing', fairness: { contributions: [a, b, c], revealing: null } });
    const { secret } = (await kept(id)).body;
    const { view } = await ann.look(id);
    const { state } = replay({
      drover: 1,
      rules: begun.rules,
      setup: { edition: 'nz', players: 3, seed: seedOf(secret, [a, b, c]), options: {} },
      moves: [],
    });
    expect(engine.hash(engine.view(state, 0))).toBe(engine.hash(view as CoreState));
  });

  it('what was not committed to is refused, and so is whoever does not sit there', async () => {
    const id = await full();
    expect(await notRevealed(bob, id, c)).toBe('other-contribution');
    const dee = await server.guest('Dee');
    expect(await notRevealed(dee, id, a)).toBe('no-seat');
    const both = { ...tableWish(), commitment: commitmentTo(a) };
    expect((await ann.refused('POST', '/api/tables', both)).status).toBe(400);
    const { id: open } = await make(tableWish());
    expect((await bob.refused('POST', `/api/tables/${open}/join`, {})).status).toBe(400);
  });

  it('also alone against bots: the server has shown its commitment before it learns anything', async () => {
    const table = await make(tableWish({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }));
    expect(table).toMatchObject({ status: 'open', fairness: { contributions: [null, null] } });
    const begun = await reveal(ann, table.id, a);
    expect(begun).toMatchObject({ status: 'playing', fairness: { commitment: table.fairness.commitment } });
  });

  it('the record says what everybody had committed to, and who withheld it', async () => {
    const id = await full({ clock: { kind: 'days', days: 1 }, takeover: 'easy' });
    await reveal(ann, id, a);
    await reveal(bob, id, b);
    await wait(86_400_000);
    const begun = await ann.table(id);
    expect(begun.seats[2]).toMatchObject({ kind: 'bot', instead: cee.id });
    expect(begun).toMatchObject({ status: 'playing', fairness: { contributions: [a, b, null] } });
    expect(await notRevealed(cee, id, c)).toBe('no-seat');
    await ann.post(`/api/tables/${id}/leave`);
    await bob.post(`/api/tables/${id}/leave`);
    const text = await ann.get<string>(`/api/tables/${id}/record`);
    const committed = [a, b, c].map(commitmentTo);
    expect(checkFairness(text, { committed, contribution: a })).toMatchObject({ ok: true, withheld: [2] });
    expect(parseRecord(text).setup.seed).toBe(seedOf((await kept(id)).body.secret, [a, b]));
  });

  it('where no bot may take over, or nobody reveals anything, there is no game', async () => {
    const clock = { kind: 'live', turn: 5, reserve: 0 } as const;
    const ids = [await full({ clock, takeover: null }), await full({ clock })];
    await reveal(ann, ids[0]!, a);
    await wait(119_000);
    expect((await ann.table(ids[0]!)).status).toBe('open');
    await wait(1000);
    for (const id of ids) {
      expect(await ann.table(id)).toMatchObject({ status: 'abandoned', version: 0 });
      expect((await ann.refused('GET', `/api/tables/${id}/record`)).body.error).toBe('not-begun');
    }
  });

  it('while no server is there nobody’s time to reveal goes by', async () => {
    const id = await full({ clock: { kind: 'days', days: 1 } });
    const { revealing } = (await ann.table(id)).fairness;
    expect(revealing?.until).toBe(time + 86_400_000);
    time += 500_000_000;
    for (let twice = 0; twice < 2; twice++) await server.services.scheduler.run();
    expect((await ann.table(id)).fairness.revealing?.until).toBe(time + 86_400_000);
  });

  it('a server that stops in the middle of looking after the tables makes nobody late', async () => {
    const id = await full({ clock: { kind: 'days', days: 1 } });
    vi.spyOn(server.services.uptime, 'clocksAreRight').mockImplementationOnce(async () => void (time += 500_000_000));
    for (let twice = 0; twice < 2; twice++) await server.services.scheduler.run();
    expect((await ann.table(id)).fairness.revealing?.until).toBe(time + 86_400_000);
  });

  it('who leaves meanwhile is replaced like somebody who leaves a game; the others get no other draw', async () => {
    const id = await full();
    await reveal(ann, id, a);
    await bob.post(`/api/tables/${id}/leave`);
    const begun = await reveal(cee, id, c);
    expect(begun).toMatchObject({ status: 'playing', fairness: { contributions: [a, null, c] } });
    expect(begun.seats[1]).toMatchObject({ kind: 'bot', instead: bob.id });
  });

  it('a table that waits for contributions is not offered to others, and a seat that opens again takes them along', async () => {
    const id = await full();
    const listed = await bob.get<TableInfo[]>('/api/tables?status=open');
    expect(listed.map((table) => table.id)).not.toContain(id);
    const { id: open } = await make(tableWish({ seats: [{ kind: 'me' }, OPEN, OPEN] }));
    await join(bob, open, b);
    const { fairness } = await bob.post<TableInfo>(`/api/tables/${open}/leave`);
    expect(fairness.committed).toEqual([commitmentTo(a), null, null]);
  });

  it('somebody who gives a contribution at once is shown to have committed to it, and nothing more, before the others', async () => {
    const { id } = await make(tableWish());
    const after = await bob.post<TableInfo>(`/api/tables/${id}/join`, { contribution: b });
    expect(after.fairness.committed).toEqual([commitmentTo(a), commitmentTo(b)]);
    expect((await reveal(ann, id, a)).status).toBe('playing');
  });
});
