import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TableInfo } from '@drover/protocol';
import { generator } from '@drover/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, type Client } from '../testing/client.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../examples/bot.mjs');

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

async function tokenOf(owner: Client): Promise<string> {
  return (await owner.post<{ token: string }>('/api/me/tokens', { label: 'bot' })).token;
}

describe('a seat for a program', () => {
  it('lists the moves of the asker’s seat, ready to be posted', async () => {
    const ann = await server.guest('Ann');
    const robot = server.stranger();
    robot.token = await tokenOf(ann);
    const { id } = await robot.post<TableInfo>(
      '/api/tables',
      tableWish({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] }),
    );
    const { version, seat, asked, moves } = await robot.get<{
      version: number;
      seat: number;
      asked: boolean;
      moves: string[];
    }>(`/api/tables/${id}/moves`);
    expect([version, seat, asked]).toEqual([0, 0, true]);
    expect(await robot.move(id, seat, moves[0]!, version)).toEqual({ answer: 'accepted', version: 1 });
    const eve = await server.guest('Eve');
    expect((await eve.refused('GET', `/api/tables/${id}/moves`)).status).toBe(403);
    expect((await server.stranger().refused('GET', `/api/tables/${id}/moves`)).status).toBe(401);
  });

  it('lets the example play a game against a person', async () => {
    const [ann, owner] = [await server.guest('Ann'), await server.guest('Robot')];
    const { id } = await ann.post<TableInfo>('/api/tables', tableWish({ takeover: null }));
    const env = { ...process.env, DROVER_URL: server.url, DROVER_TOKEN: await tokenOf(owner) };
    const robot = spawn(process.execPath, [EXAMPLE, id], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    robot.stdout.on('data', (text) => (said += String(text)));
    const ended = new Promise<number | null>((resolve) => robot.once('exit', resolve));
    await expect.poll(async () => (await ann.table(id)).status).toBe('playing');
    await playOn([ann, null], id, 25, generator('against', 'a robot'));
    await ann.post(`/api/tables/${id}/leave`);
    expect(await ended).toBe(0);
    expect(said).toContain('(accepted)');
    expect(said).toContain('The game has ended.');
  });
});
