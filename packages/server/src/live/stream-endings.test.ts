import type { TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import { seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import type { EventReader } from '../testing/events.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let table: TableInfo;
beforeAll(async () => {
  server = await startServer();
  ann = server.stranger();
  ann.me = await ann.post('/api/accounts', { name: 'Ann', password: PASSWORD });
  bob = await server.guest('Bob');
  table = await seated(ann, [bob]);
});
afterAll(() => server.stop());

const PASSWORD = 'nine white sheep';
const hasEnded = (stream: EventReader): Promise<void> => vi.waitFor(() => expect(stream.ended).toBe(true));

async function abroad(): Promise<Client> {
  const client = server.stranger();
  await client.post('/api/sessions', { name: 'Ann', password: PASSWORD });
  return client;
}
async function program(scopes: string[]): Promise<Client> {
  const client = server.stranger();
  client.token = (await ann.post<{ token: string }>('/api/me/tokens', { label: 'bot', scopes })).token;
  return client;
}
/** Follows the table, and has been told where it stands. */
async function following(client: Client): Promise<EventReader> {
  const stream = await client.follow(table.id);
  await stream.until(({ frames, events }) => frames.length > 0 && events.some(({ event }) => event === 'table'));
  return stream;
}
const seatsIn = ({ events }: EventReader): number[] =>
  events.flatMap((event) => (event.event === 'table' ? event.data.mine : []));

describe('a stream ends', () => {
  it('with its session, and no other with it', async () => {
    const away = await abroad();
    const streams = [await following(ann), await following(away), await following(bob)];
    expect(streams.map(seatsIn)).toEqual([[0], [0], [1]]);
    await away.ask('DELETE', '/api/sessions/current');
    await hasEnded(streams[1]!);
    expect([streams[0]!.ended, streams[2]!.ended]).toEqual([false, false]);
    // Who comes back is nobody: the hand is not shown any more.
    const again = await following(away);
    expect(seatsIn(again)).toEqual([]);
    for (const stream of [...streams, again]) stream.close();
  });

  it('when all sessions are ended, those of programs too', async () => {
    const streams = [await following(ann), await following(await abroad()), await following(await program(['play']))];
    await ann.ask('DELETE', '/api/sessions');
    for (const stream of streams.slice(1)) await hasEnded(stream);
    expect(streams[0]!.ended).toBe(false);
    streams[0]!.close();
  });

  it('at its next sign of life when another program ended the session without a word', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const store = await openStore('sqlite::memory:', '');
    vi.spyOn(store, 'listen').mockResolvedValue(async () => {});
    const other = await startServer({ store });
    try {
      const eve = await other.guest('Eve');
      const { id } = await eve.post<TableInfo>('/api/tables', tableWish());
      const stream = await eve.follow(id);
      await stream.until(({ events }) => events.length > 0);
      const [session] = await store.sessionsOf(eve.id);
      await store.endSession(session!.id, eve.id);
      expect((await eve.refused('GET', '/api/me')).status).toBe(401);
      expect(stream.ended).toBe(false);
      vi.advanceTimersByTime(25_000);
      await hasEnded(stream);
    } finally {
      vi.useRealTimers();
      await other.stop();
      await store.close();
    }
  });
});

it('a token that is not for playing sees what anybody sees', async () => {
  const keeper = await program(['account']);
  expect((await keeper.table(table.id)).mine).toEqual([]);
  expect((await ann.table(table.id)).mine).toEqual([0]);
  expect((await keeper.frames(table.id)).at(-1)!.view).toEqual((await server.stranger().frames(table.id)).at(-1)!.view);
  expect((await keeper.frames(table.id)).at(-1)!.view).not.toEqual((await ann.frames(table.id)).at(-1)!.view);
  expect((await keeper.refused('GET', `/api/tables/${table.id}/moves`)).body.error).toBe('other-scope');
  expect((await keeper.refused('POST', `/api/tables/${table.id}/chat`, { text: 'hey' })).status).toBe(403);
  const stream = await following(keeper);
  expect(seatsIn(stream)).toEqual([]);
  stream.close();
});
