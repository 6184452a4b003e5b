import { generator } from '@drover/engine';
import type { ChatMessage, PersonData, TableInfo } from '@drover/protocol';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contribution, seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, type Client } from '../testing/client.ts';

const PASSWORD = 'nine white sheep';
let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

async function account(name: string): Promise<Client> {
  const client = server.stranger();
  client.me = await client.post('/api/accounts', { name, password: PASSWORD });
  return client;
}

it('a person takes everything along that is kept of them, and no key', async () => {
  const [ann, bob] = [await account('Ann'), await server.guest('Bob')];
  const { id } = await seated(ann, [bob]);
  await playOn([ann, bob], id, 12, generator('data', 'a'));
  await ann.post(`/api/tables/${id}/chat`, { text: 'Kia ora' });
  await bob.post(`/api/tables/${id}/chat`, { text: 'Hello yourself' });
  const { token } = await ann.post<{ token: string }>('/api/me/tokens', { label: 'bot' });
  await ann.ask('PUT', '/api/me/contact', {
    email: 'ann@example.org',
    password: PASSWORD,
    webhook: 'https://example.org/hook',
  });
  const { body, headers } = await ann.ask<PersonData>('GET', '/api/me/data');
  expect(headers.get('content-disposition')).toContain('attachment');
  expect(body).toMatchObject({
    id: ann.id,
    name: 'Ann',
    guest: false,
    email: { address: 'ann@example.org', confirmed: false },
    webhook: { url: 'https://example.org/hook', events: ['turn', 'reminder', 'full', 'over'] },
    tokens: [{ label: 'bot', scopes: ['play'] }],
    messages: [{ table: id, text: 'Kia ora' }],
  });
  expect(body.sessions).toHaveLength(1);
  const own = (await server.store.actions(id, 1)).filter(({ seat }) => seat === 0);
  expect(body.tables).toMatchObject([{ id, seat: 0, names: ['Ann', 'Bob'], status: 'playing' }]);
  expect(body.tables[0]!.actions).toEqual(own.map(({ at, text }) => ({ at, text })));

  const { secret } = (await server.store.table(id))!.body as { secret: string };
  const [stored] = [(await server.store.person(ann.id))!.body as { password: string; webhook: { key: string } }];
  const [session] = await server.store.sessionsOf(ann.id);
  const text = JSON.stringify(body);
  for (const hidden of [secret, stored.password, stored.webhook.key, token, session!.id, 'yourself'])
    expect(text).not.toContain(hidden);

  const program = server.stranger();
  program.token = token;
  expect((await program.refused('GET', '/api/me/data')).status).toBe(403);
  expect((await program.refused('DELETE', '/api/me', { password: PASSWORD })).status).toBe(403);
  expect((await server.stranger().refused('GET', '/api/me/data')).status).toBe(401);
});

it('a person with a second factor needs a code to leave, too', async () => {
  const ann = await account('Annika');
  const { secret } = await ann.post<{ secret: string }>('/api/me/second-factor', { password: PASSWORD });
  const code = new TOTP({ secret }).generate();
  const { codes } = await ann.post<{ codes: string[] }>('/api/me/second-factor/confirm', { code });
  const refusal = async (proof: object): Promise<string> => (await ann.refused('DELETE', '/api/me', proof)).body.error;
  expect(await refusal({})).toBe('password-needed');
  expect(await refusal({ password: 'ten white sheep', code: codes[0] })).toBe('wrong-password');
  expect(await refusal({ password: PASSWORD })).toBe('code-needed');
  expect(await refusal({ password: PASSWORD, code: '000000' })).toBe('wrong-code');
  expect(await ann.get('/api/me')).toMatchObject({ name: 'Annika' });
  expect((await ann.ask('DELETE', '/api/me', { password: PASSWORD, code: codes[0] })).status).toBe(204);
  expect(await server.store.person(ann.id)).toBeNull();
});

it('whom a person muted or blocked and what they reported is theirs to take along, and what others reported is not', async () => {
  const [ann, bob, eve] = [await account('Anna'), await server.guest('Bob'), await server.guest('Eve')];
  const { id } = await seated(ann, [bob]);
  await bob.post(`/api/tables/${id}/chat`, { text: 'a word of Bob' });
  await ann.ask('PUT', `/api/me/shunned/${bob.id}`, { how: 'block' });
  await ann.ask('PUT', `/api/me/shunned/${eve.id}`, { how: 'mute' });
  await ann.ask('POST', '/api/reports', { person: bob.id, table: id, why: 'insult', text: 'He said a word' });
  await bob.ask('POST', '/api/reports', { person: ann.id, table: id, why: 'other', text: 'She told on me' });
  const data = await ann.get<PersonData>('/api/me/data');
  expect(data.shunned.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { id: bob.id, name: 'Bob', how: 'block' },
    { id: eve.id, name: 'Eve', how: 'mute' },
  ]);
  const about = { id: bob.id, name: 'Bob' };
  expect(data.reports).toMatchObject([{ about, table: id, why: 'insult', text: 'He said a word', closed: null }]);
  for (const others of ['a word of Bob', 'She told on me']) expect(JSON.stringify(data)).not.toContain(others);
});

it('a person who deletes the account leaves nothing but games without the name', async () => {
  const [eve, bob] = [await account('Evelyn'), await server.guest('Bob')];
  const over = await seated(eve, [bob], { takeover: null });
  await bob.post(`/api/tables/${over.id}/leave`);
  const running = await seated(eve, [bob, await server.guest('Cas')], {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const open = await eve.post<TableInfo>('/api/tables', tableWish());
  await eve.post(`/api/tables/${over.id}/chat`, { text: 'Evelyn was here' });
  await bob.post(`/api/tables/${over.id}/chat`, { text: 'so was I' });
  const stream = await eve.follow(running.id);

  expect((await eve.refused('DELETE', '/api/me', { password: 'ten white sheep' })).status).toBe(403);
  expect((await eve.refused('DELETE', '/api/me', {})).status).toBe(403);
  expect((await eve.get<{ name: string }>('/api/me')).name).toBe('Evelyn');
  expect((await eve.ask('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);
  await vi.waitFor(() => expect(stream.ended).toBe(true));

  const stranger = server.stranger();
  expect((await eve.refused('GET', '/api/me')).status).toBe(401);
  expect((await stranger.refused('GET', `/api/people/${eve.id}`)).status).toBe(404);
  expect((await stranger.refused('POST', '/api/sessions', { name: 'Evelyn', password: PASSWORD })).status).toBe(401);
  expect((await stranger.table(over.id)).seats[0]).toMatchObject({ kind: 'person', name: '—' });
  expect((await stranger.table(running.id)).seats[0]).toMatchObject({ kind: 'bot', instead: eve.id });
  expect((await stranger.table(open.id)).status).toBe('abandoned');
  expect((await stranger.get<ChatMessage[]>(`/api/tables/${over.id}/chat`)).map(({ text }) => text)).toEqual([
    'so was I',
  ]);
  expect(await stranger.get<string>(`/api/tables/${over.id}/record`)).toContain('drover');
  for (const { id } of await server.store.allTables('', 1000)) {
    expect(JSON.stringify(await server.store.table(id))).not.toContain('Evelyn');
    expect(JSON.stringify(await server.store.messages(id, 1))).not.toContain('Evelyn');
  }
  expect(JSON.stringify(await server.store.allPeople('', 1000))).not.toContain('Evelyn');
  // The others go on, and the name is free.
  await playOn([null, bob], running.id, 3, generator('data', 'b')).catch(() => {});
  expect((await stranger.table(running.id)).status).toBe('playing');
  await account('Evelyn');
});

it('a guest needs no password to be forgotten', async () => {
  const cas = await server.guest('Cas');
  const { id } = await cas.post<TableInfo>('/api/tables', tableWish());
  expect((await cas.ask('DELETE', '/api/me', {})).status).toBe(204);
  expect(await server.store.person(cas.id)).toBeNull();
  expect((await server.stranger().table(id)).status).toBe('abandoned');
  const dan = await server.guest('Dan');
  expect((await dan.refused('POST', `/api/tables/${id}/join`, { contribution: contribution() })).status).toBe(409);
});
