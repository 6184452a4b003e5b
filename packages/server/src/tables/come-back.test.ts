import { decision } from '@drover/engine';
import type { PersonData, TableInfo, TableRequest } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contribution, seated, startServer, type TestServer } from '../testing/app.ts';
import { someMove, type Client } from '../testing/client.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let eva: Client;
let time = Date.now();
beforeAll(async () => {
  // The bots of these tables do not move by themselves: their seats are taken back in the middle of a turn.
  const thinker = { think: () => new Promise<string>(() => {}), close: async () => {} };
  server = await startServer({ now: () => time, thinker });
  [ann, bob, eva] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eva')];
});
afterAll(() => server.app.close());

async function wait(seconds: number): Promise<void> {
  time += 1000 * seconds;
  await server.services.uptime.wasThere();
  await server.services.scheduler.run();
}
const begin = (wish: Partial<TableRequest> = {}): Promise<TableInfo> =>
  seated(ann, [bob], { returnWithin: 60, ...wish });
const leave = (who: Client, id: string): Promise<TableInfo> => who.post(`/api/tables/${id}/leave`);
const comeBack = (who: Client, id: string): Promise<TableInfo> => who.post(`/api/tables/${id}/return`);
const substitute = (who: Client, id: string, seat = 0): Promise<TableInfo> =>
  who.post(`/api/tables/${id}/substitute`, { seat });
const refusal = async (who: Client, id: string, what: 'return' | 'substitute', seat = 0): Promise<string> =>
  (await who.refused('POST', `/api/tables/${id}/${what}`, what === 'return' ? undefined : { seat })).body.error;

describe('whoever left a game', () => {
  it('finds it among their tables, comes back in time and makes the next move', async () => {
    const { id } = await begin();
    const left = await leave(ann, id);
    expect(left).toMatchObject({ status: 'playing', mine: [], returnWithin: 60 });
    const mine = await ann.get<TableInfo[]>('/api/tables?mine=true');
    expect(mine.map((table) => table.id)).toContain(id);

    await wait(60);
    const back = await comeBack(ann, id);
    expect(back).toMatchObject({ mine: [0], seats: [{ kind: 'person', id: ann.id, name: 'Ann' }, {}] });
    expect(await comeBack(ann, id)).toEqual(back);
    const { view, version } = await ann.look(id);
    const { seat, text } = someMove(view, () => 0);
    expect(decision(view)?.seat).toBe(0);
    expect((await ann.move(id, seat, text, version)).answer).toBe('accepted');
  });

  it('comes too late, or where it is not allowed, in vain', async () => {
    const [{ id }, { id: never }] = [await begin(), await begin({ returnWithin: 0 })];
    for (const table of [id, never]) await leave(ann, table);
    await wait(61);
    for (const table of [id, never]) expect(await refusal(ann, table, 'return')).toBe('too-late');
    expect(await refusal(eva, id, 'return')).toBe('no-seat');
    await leave(bob, id);
    expect(await refusal(ann, id, 'return')).toBe('not-playing');
  });

  it('gets the time of a turn, and not for ever', async () => {
    const { id } = await begin({ clock: { kind: 'live', turn: 30, reserve: 10 } });
    for (let times = 0; times < 3; times++) {
      await wait(41);
      expect((await ann.table(id)).seats[0]).toMatchObject({ kind: 'bot', instead: ann.id });
      const { deadline, deciding } = await comeBack(ann, id);
      expect([deciding, deadline! - time]).toEqual([0, 30_000]);
    }
    await wait(41);
    expect((await ann.table(id)).returns).toEqual([3, 0]);
    expect(await refusal(ann, id, 'return')).toBe('too-late');
  });
});

describe('a substitute', () => {
  it('takes a seat that is not kept any longer, and sees its hand', async () => {
    const { id } = await begin();
    await leave(ann, id);
    expect(await refusal(eva, id, 'substitute')).toBe('seat-kept');
    await wait(61);
    expect(await refusal(ann, id, 'substitute')).toBe('left-before');
    expect(await refusal(bob, id, 'substitute')).toBe('seated-already');
    expect(await refusal(eva, id, 'substitute', 1)).toBe('seat-taken');
    const taken = await substitute(eva, id);
    expect(taken.mine).toEqual([0]);
    expect(taken.seats[0]).toMatchObject({ kind: 'person', id: eva.id, instead: ann.id });
    expect(await refusal(ann, id, 'return')).toBe('no-seat');
    const { view, version } = await eva.look(id);
    const { seat, text } = someMove(view, () => 0);
    expect((await eva.move(id, seat, text, version)).answer).toBe('accepted');
  });

  it('who leaves in turn leaves the seat of whoever left first', async () => {
    const { id } = await begin();
    const { seats } = await leave(ann, id);
    await wait(61);
    await substitute(eva, id);
    expect((await leave(eva, id)).seats[0]).toEqual(seats[0]);
  });

  it('who has left is not one again: neither of another hand, nor to have the time of a turn once more', async () => {
    const fay = await server.guest('Fay');
    const three = { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const;
    const { id } = await seated(ann, [bob, fay], { returnWithin: 60, seats: [...three.seats] });
    await leave(ann, id);
    await leave(fay, id);
    await wait(61);
    await substitute(eva, id);
    await leave(eva, id);
    expect(await refusal(eva, id, 'substitute', 2)).toBe('left-before');
    expect(await refusal(eva, id, 'substitute')).toBe('left-before');
  });

  it('is not somebody whom one of the others has blocked, nor who has blocked one of them', async () => {
    const { id } = await begin();
    await leave(ann, id);
    await wait(61);
    const shun = (how: 'block' | null) => bob.ask('PUT', `/api/me/shunned/${eva.id}`, { how });
    await shun('block');
    expect(await refusal(eva, id, 'substitute')).toBe('blocked');
    await shun(null);
    await substitute(eva, id);
  });

  it('and whoever comes back needs a token for playing', async () => {
    const { id } = await begin();
    await leave(ann, id);
    const program = server.stranger();
    const wish = { label: 'keeper', scopes: ['account'] };
    program.token = (await ann.post<{ token: string }>('/api/me/tokens', wish)).token;
    expect(await refusal(program, id, 'return')).toBe('other-scope');
    expect(await refusal(program, id, 'substitute')).toBe('other-scope');
    const revealed = await program.refused('POST', `/api/tables/${id}/reveal`, { contribution: contribution() });
    expect(revealed.body.error).toBe('other-scope');
    await comeBack(ann, id);
  });

  it('leaves what whoever left did among their data, and takes none of it', async () => {
    const { id } = await begin();
    const { view, version } = await ann.look(id);
    const { seat, text } = someMove(view, () => 0);
    await ann.move(id, seat, text, version);
    time += 1000;
    await leave(ann, id);
    const left = time;
    await wait(61);
    await substitute(eva, id);
    const later = await eva.look(id);
    if (decision(later.view)?.seat === 0) await eva.move(id, 0, someMove(later.view, () => 0).text, later.version);
    const { tables } = await ann.get<PersonData>('/api/me/data');
    const own = tables.find((table) => table.id === id)!;
    expect(own).toMatchObject({ seat: 0, left, names: ['Eva', 'Bob'] });
    expect(own.actions.map((action) => action.text)).toEqual([text]);
    expect(own.contribution).toMatch(/^[0-9a-f]{32}$/);
  });

  it('takes no bot’s own seat', async () => {
    const wish = { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] } as const;
    const { id } = await begin({ seats: [...wish.seats] });
    expect(await refusal(eva, id, 'substitute', 2)).toBe('seat-taken');
  });
});
