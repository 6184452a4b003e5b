import type { TableInfo } from '@drover/protocol';
import { expect, it } from 'vitest';
import { seated, startServer, tableWish } from '../testing/app.ts';

const DAY = 86_400_000;

it('what nobody needs any more goes when its time has come, by the rules that are set', async () => {
  let time = Date.UTC(2030, 0, 1);
  const env = { KEEP_GUESTS: '100', KEEP_SESSIONS: '50', KEEP_CHATS: '20', KEEP_TABLES: '200' };
  const server = await startServer({ now: () => time, env });
  const { cleaning } = server.services;
  try {
    const [ann, bob, cas] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cas')];
    const over = await seated(ann, [bob], { takeover: null });
    await ann.post(`/api/tables/${over.id}/chat`, { text: 'good game' });
    await bob.post(`/api/tables/${over.id}/leave`);
    const playing = await cas.post<TableInfo>(
      '/api/tables',
      tableWish({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }),
    );
    const nothing = { tables: 0, chats: 0, sessions: 0, guests: 0 };
    expect(await cleaning.run()).toEqual(nothing);
    time += 21 * DAY;
    expect(await cleaning.run()).toEqual({ ...nothing, chats: 1 });
    expect(await ann.get(`/api/tables/${over.id}/chat`)).toEqual([]);
    time += 30 * DAY;
    await ann.get('/api/me');
    expect(await cleaning.run()).toEqual({ ...nothing, sessions: 2 });
    expect([(await bob.ask('GET', '/api/me')).status, (await ann.ask('GET', '/api/me')).status]).toEqual([401, 200]);
    time += 40 * DAY;
    await ann.get('/api/me');
    time += 11 * DAY;
    // Cas cannot come back, but sits at a table.
    expect(await cleaning.run()).toMatchObject({ guests: 1 });
    expect((await server.stranger().ask('GET', `/api/people/${bob.id}`)).status).toBe(404);
    expect((await server.stranger().table(over.id)).seats[1]).toMatchObject({ name: 'Bob' });
    expect((await server.stranger().ask('GET', `/api/people/${cas.id}`)).status).toBe(200);
    time += 100 * DAY;
    expect(await cleaning.run()).toMatchObject({ tables: 1 });
    expect((await server.stranger().ask('GET', `/api/tables/${over.id}`)).status).toBe(404);
    expect((await server.stranger().table(playing.id)).status).toBe('playing');
  } finally {
    await server.stop();
  }
});
