import type {
  ChatMessage,
  LogEntry,
  ModeratedPerson,
  ModeratedTable,
  Overview,
  Report,
  TableInfo,
} from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contribution, seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { asTable, seatOf } from '../tables/table.ts';
import { tableTag } from '../monitoring/logs.ts';

const PASSWORD = 'nine white sheep';
let server: TestServer;
let admin: Client;
let [ann, bob, eve]: Client[] = [];
let table: TableInfo;
beforeAll(async () => {
  server = await startServer();
  admin = await account('Admin');
  [ann, bob, eve] = [await account('Ann'), await server.guest('Bob'), await server.guest('Eve')];
  table = await seated(ann, [bob!]);
});
afterAll(() => server.stop());

async function account(name: string): Promise<Client> {
  const client = server.stranger();
  client.me = await client.post('/api/accounts', { name, password: PASSWORD });
  return client;
}
const say = (who: Client, text: string): Promise<ChatMessage> => who.post(`/api/tables/${table.id}/chat`, { text });
const heard = async (who: Client): Promise<string[]> =>
  (await who.get<ChatMessage[]>(`/api/tables/${table.id}/chat`)).map(({ text }) => text);
const shun = (who: Client, other: Client, how: string | null) => who.ask('PUT', `/api/me/shunned/${other.id}`, { how });

describe('people', () => {
  it('mute somebody: what they say reaches everybody else', async () => {
    const streams = [await ann!.follow(table.id), await bob!.follow(table.id)];
    expect((await shun(ann!, eve!, 'mute')).body).toEqual([{ id: eve!.id, name: 'Eve', how: 'mute' }]);
    await say(eve!, 'you all play badly');
    await say(bob!, 'nice board');
    const said = (at: number) =>
      streams[at]!.events.flatMap((event) => (event.event === 'chat' ? [event.data.text] : []));
    await vi.waitFor(() => expect([said(0), said(1)]).toEqual([['nice board'], ['you all play badly', 'nice board']]));
    expect([await heard(ann!), await heard(bob!)]).toEqual([['nice board'], ['you all play badly', 'nice board']]);
    await shun(ann!, eve!, null);
    expect(await heard(ann!)).toEqual(['you all play badly', 'nice board']);
    for (const stream of streams) stream.close();
    expect((await shun(ann!, ann!, 'mute')).status).toBe(409);
  });

  it('block somebody: the two do not sit down together, whoever came first', async () => {
    await shun(ann!, eve!, 'block');
    const join = (who: Client, id: string) =>
      who.ask('POST', `/api/tables/${id}/join`, { contribution: contribution() });
    const anns = await ann!.post<TableInfo>('/api/tables', tableWish());
    const eves = await eve!.post<TableInfo>('/api/tables', tableWish());
    const [first, second] = [await join(eve!, anns.id), await join(ann!, eves.id)];
    for (const answer of [first, second]) expect(answer).toMatchObject({ status: 403, body: { error: 'blocked' } });
    await shun(ann!, eve!, null);
    expect((await join(eve!, anns.id)).status).toBe(200);
  });

  it('close the chat for those who only watch', async () => {
    const close = (who: Client, open: boolean) => who.ask('PUT', `/api/tables/${table.id}/spectator-chat`, { open });
    expect((await close(eve!, false)).status).toBe(403);
    expect((await close(bob!, false)).body).toMatchObject({ spectatorChat: false });
    const refused = await eve!.refused('POST', `/api/tables/${table.id}/chat`, { text: 'hey' });
    expect([refused.status, refused.body.error]).toEqual([403, 'chat-closed']);
    await say(ann!, 'just us');
    await close(ann!, true);
    await say(eve!, 'back again');
  });
});

describe('admins', () => {
  const measure = (who: Client, id: string, body: object) => who.ask('POST', `/api/admin/people/${id}`, body);

  it('are the first account and nobody else, and not by a token', async () => {
    expect([admin.me!.admin, ann!.me!.admin, bob!.me!.admin]).toEqual([true, false, false]);
    const program = server.stranger();
    program.token = (
      await admin.post<{ token: string }>('/api/me/tokens', { label: 'x', scopes: ['play', 'account'] })
    ).token;
    for (const path of ['', '/reports', '/people', '/tables', '/log', `/tables/${table.id}/chat`]) {
      for (const who of [ann!, bob!, program])
        expect((await who.refused('GET', `/api/admin${path}`)).status, path).toBe(403);
      expect((await server.stranger().refused('GET', `/api/admin${path}`)).status, path).toBe(401);
    }
    for (const who of [ann!, program]) expect((await measure(who, bob!.id, { do: 'ban', why: 'x' })).status).toBe(403);
  });

  it('read reports with what was said, and close them', async () => {
    const report = { person: eve!.id, table: table.id, why: 'insult', text: 'see the chat' };
    expect((await bob!.ask('POST', '/api/reports', report)).status).toBe(204);
    expect((await server.stranger().refused('POST', '/api/reports', report)).status).toBe(401);
    const [open] = await admin.get<Report[]>('/api/admin/reports');
    expect(open).toMatchObject({
      by: { name: 'Bob' },
      about: { id: eve!.id, name: 'Eve' },
      table: table.id,
      why: 'insult',
    });
    expect(open!.said.map(({ name, text }) => [name, text])).toContainEqual(['Eve', 'you all play badly']);
    expect((await admin.get<Overview>('/api/admin')).openReports).toBe(1);
    expect((await admin.ask('POST', `/api/admin/reports/${open!.id}/close`, { why: 'warned' })).status).toBe(204);
    expect((await admin.refused('POST', `/api/admin/reports/${open!.id}/close`, { why: 'again' })).status).toBe(404);
    expect(await admin.get('/api/admin/reports')).toEqual([]);
    expect(await admin.get('/api/admin/reports?closed=true')).toHaveLength(1);
  });

  it('silence, rename and ban, and everything stands in the log', async () => {
    const [found] = await admin.get<ModeratedPerson[]>('/api/admin/people?name=ev');
    expect(found).toMatchObject({ id: eve!.id, guest: true, banned: null });
    await measure(admin, eve!.id, { do: 'silence', days: 2, why: 'insults' });
    expect((await eve!.refused('POST', `/api/tables/${table.id}/chat`, { text: 'hey' })).body.error).toBe('silenced');
    await measure(admin, eve!.id, { do: 'silence', days: 0, why: 'enough' });
    await say(eve!, 'sorry');

    // Ids are known to everybody: nobody keeps a name by taking the one they would get.
    const guessed = { name: `player-${ann!.id.slice(0, 8)}`, password: PASSWORD };
    expect((await server.stranger().ask('POST', '/api/accounts', guessed)).status).toBe(200);
    const renamed = await measure(admin, ann!.id, { do: 'rename', why: 'not a name' });
    const { name } = renamed.body as { name: string };
    expect(name).toMatch(/^player-\w{8}$/);
    expect(name).not.toBe(guessed.name);
    expect((await bob!.table(table.id)).seats[0]).toMatchObject({ name });
    const signIn = (as: string) =>
      server.stranger().ask<{ message: string }>('POST', '/api/sessions', { name: as, password: PASSWORD });
    expect([(await signIn('Ann')).status, (await signIn(name)).status]).toEqual([401, 200]);

    const stream = await ann!.follow(table.id);
    expect((await measure(admin, ann!.id, { do: 'ban', why: 'cheats' })).body).toMatchObject({
      banned: { why: 'cheats' },
    });
    await vi.waitFor(() => expect(stream.ended).toBe(true));
    expect((await ann!.refused('GET', '/api/me')).status).toBe(401);
    expect(await signIn(name)).toMatchObject({ status: 403, body: { error: 'banned' } });
    expect((await bob!.table(table.id)).seats[0]!.kind).not.toBe('open');
    for (const running of await server.store.tables({ person: ann!.id, status: 'playing', limit: 9 }))
      expect(seatOf(asTable(running), ann!.id)).toBeNull();
    await measure(admin, ann!.id, { do: 'unban', why: 'mistaken' });
    expect((await signIn(name)).status).toBe(200);
    expect((await measure(admin, admin.id, { do: 'ban', why: 'oops' })).status).toBe(409);

    const log = await admin.get<LogEntry[]>('/api/admin/log');
    expect(log.map(({ by, did, about, why }) => [by?.name, did, about?.name, why])).toEqual([
      ['Admin', 'unban', name, 'mistaken'],
      ['Admin', 'ban', name, 'cheats'],
      ['Admin', 'rename', 'Ann', 'not a name'],
      ['Admin', 'silence', 'Eve', 'enough'],
      ['Admin', 'silence', 'Eve', 'insults'],
      ['Admin', 'close-report', 'Eve', 'warned'],
    ]);
  });

  it('remove messages, close chats and games, and see what cannot be seen in the lobby', async () => {
    const hidden = await bob!.post<TableInfo>('/api/tables', tableWish({ listed: false }));
    const act = (body: object, id = table.id) => admin.ask<ModeratedTable>('POST', `/api/admin/tables/${id}`, body);
    const all = await admin.get<ModeratedTable[]>('/api/admin/tables');
    expect(all.find(({ id }) => id === hidden.id)).toMatchObject({ listed: false, tag: tableTag(hidden.id) });
    const { n } = await say(bob!, 'remove me');
    expect((await act({ do: 'remove-message', n, why: 'rude' })).status).toBe(200);
    expect((await act({ do: 'remove-message', n, why: 'rude' })).status).toBe(404);
    expect(await heard(bob!)).not.toContain('remove me');
    expect((await act({ do: 'close-spectator-chat', why: 'noise' })).body.spectatorChat).toBe(false);
    expect((await act({ do: 'close', why: 'spam' }, hidden.id)).body.status).toBe('abandoned');
    expect((await bob!.table(hidden.id)).status).toBe('abandoned');
    // Nothing an admin is told of a game is more than a spectator knows.
    const { secret } = (await server.store.table(hidden.id))!.body as { secret: string };
    expect(admin.received.join()).not.toContain(secret);
  });
});

it('the log ties requests to a table, without its link and without what was said', () => {
  const lines = server.log.map((line) => JSON.parse(line) as { route?: string; table?: string; msg: string });
  const answered = lines.filter(({ route }) => route === '/api/tables/:id/chat');
  expect(answered.length).toBeGreaterThan(5);
  expect(new Set(answered.map((line) => line.table))).toEqual(new Set([tableTag(table.id)]));
  const all = lines.filter(({ msg }) => msg === 'answered').map((line) => JSON.stringify(line));
  for (const secret of [table.id, 'nice board', PASSWORD, ann!.cookie!.slice(7, 40)])
    expect(all.filter((line) => line.includes(secret))).toEqual([]);
});
