import type { TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, tableWish, type TestServer } from '../testing/app.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ env: { LIMITS: 'on' } })));
afterAll(() => server.stop());

const WITH_BOT = tableWish({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });

it('bots play at so many tables of one person and no more; whoever finishes one may have another', async () => {
  const ann = await server.guest('Ann');
  const tables: TableInfo[] = [];
  for (let n = 0; n < 10; n++) tables.push(await ann.post('/api/tables', WITH_BOT));
  const { status, body } = await ann.refused('POST', '/api/tables', WITH_BOT);
  expect([status, body.error]).toEqual([429, 'too-many-bots']);
  await ann.post('/api/tables', tableWish());
  await (await server.guest('Bob')).post('/api/tables', WITH_BOT);
  await ann.post(`/api/tables/${tables[0]!.id}/leave`);
  await ann.post('/api/tables', WITH_BOT);
});

it('tables are made at a bearable pace, by person and by address', async () => {
  const statuses: number[] = [];
  for (const name of ['Cee', 'Dee', 'Eva']) {
    const guest = await server.guest(name);
    for (let n = 0; n < 19; n++) statuses.push((await guest.ask('POST', '/api/tables', tableWish())).status);
  }
  expect(statuses.indexOf(429)).toBeGreaterThan(19);
  expect(statuses.at(-1)).toBe(429);
});

it('the length of the lines can be watched', async () => {
  const text = await server.stranger().get<string>('/metrics');
  expect(text).toContain('drover_bot_questions{speed="slow"} 0');
  expect(text).toContain('drover_catch_ups_waiting 0');
});
