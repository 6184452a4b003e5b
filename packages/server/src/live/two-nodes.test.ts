import { generator } from '@drover/engine';
import type { TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { asTable } from '../tables/table.ts';
import { contribution, startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, someMove, type Client } from '../testing/client.ts';
import { PATIENT_WAIT, startPostgres } from '../testing/postgres.ts';

const postgres = await startPostgres();
if (typeof postgres === 'string') console.log(postgres);

describe.skipIf(typeof postgres === 'string')('two servers on one PostgreSQL', () => {
  let stores: Store[];
  let nodes: TestServer[];
  beforeAll(async () => {
    if (typeof postgres === 'string') return;
    const url = await postgres.create();
    stores = [await openStore(url, '', PATIENT_WAIT), await openStore(url, '', PATIENT_WAIT)];
    nodes = await Promise.all(stores.map((store) => startServer({ store })));
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    for (const store of stores) await store.close();
    if (typeof postgres !== 'string') await postgres.stop();
  });

  /** Ann is at the first server, Bob at the second. */
  async function pair(wish: Parameters<typeof tableWish>[0] = {}): Promise<{ ann: Client; bob: Client; id: string }> {
    const [ann, bob] = [await nodes[0]!.guest('Ann'), await nodes[1]!.guest('Bob')];
    const { id } = await ann.post<TableInfo>('/api/tables', tableWish(wish));
    await bob.post(`/api/tables/${id}/join`, { contribution: contribution() });
    return { ann, bob, id };
  }

  it('show every move once and in order to the clients of both', async () => {
    const { ann, bob, id } = await pair({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] });
    const watchers = [ann, bob, nodes[0]!.stranger(), nodes[1]!.stranger()];
    const streams = await Promise.all(watchers.map((who) => who.follow(id, { from: 0 })));
    await playOn([ann, bob, null], id, 60, generator('two', 'nodes'));
    const version = await stores[0]!.versionOf(id);
    for (const stream of streams) {
      await stream.until(({ frames }) => (frames.at(-1)?.version ?? 0) >= version);
      expect(stream.frames.slice(0, version + 1).map((frame) => frame.version)).toEqual(
        Array.from({ length: version + 1 }, (_, i) => i),
      );
      stream.close();
    }
  });

  it('accept one of many moves for a version, whichever they are sent to', async () => {
    const { ann, id } = await pair();
    const again = nodes[1]!.stranger();
    again.cookie = ann.cookie;
    for (let round = 0; round < 5; round++) {
      const { deciding, version } = await ann.table(id);
      if (deciding !== 0) break;
      const { seat, text } = someMove((await ann.look(id)).view, () => 0);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => [ann, again][i % 2]!.move(id, seat, text, version)),
      );
      expect(answers.filter(({ answer }) => answer === 'accepted')).toHaveLength(1);
      expect(answers.filter(({ answer }) => answer === 'stale')).toHaveLength(9);
      expect(await stores[0]!.versionOf(id)).toBe(version + 1);
    }
  });

  it('take no move for a seat that was given up at the other one', async () => {
    const { ann, id } = await pair();
    const again = nodes[1]!.stranger();
    again.cookie = ann.cookie;
    const { seat, text } = someMove((await ann.look(id)).view, () => 0);
    const { version } = await ann.table(id);
    await again.post(`/api/tables/${id}/leave`);
    const wish = { version, seat, move: text, key: 'a-key-of-its-own' };
    expect((await ann.refused('POST', `/api/tables/${id}/moves`, wish)).body.error).toBe('no-seat');
  });

  it('tell chat and news of the table to the clients of both', async () => {
    const { ann, bob, id } = await pair({ takeover: null });
    const stream = await bob.follow(id);
    await stream.until(({ frames }) => frames.length > 0);
    await ann.post(`/api/tables/${id}/chat`, { text: 'kia ora' });
    await ann.post(`/api/tables/${id}/leave`);
    await stream.until(({ events }) => events.some(({ event }) => event === 'chat'));
    await stream.until(({ events }) =>
      events.some(({ event, data }) => event === 'table' && (data as TableInfo).status === 'abandoned'),
    );
    stream.close();
  });

  it('enforce a deadline once', async () => {
    const { id } = await pair({ clock: { kind: 'live', turn: 5, reserve: 0 }, takeover: null });
    const table = asTable((await stores[0]!.table(id))!);
    const { time } = table.body;
    const late = { ...time, running: { ...time.running!, deadline: 0 } };
    const before = { ...table, revision: table.revision + 1, wake: 0, body: { ...table.body, time: late } };
    await stores[0]!.changeTable(before);
    await Promise.all(nodes.map(({ services }) => services.scheduler.run()));
    await Promise.all(nodes.map(({ services }) => services.queue.idle()));
    const after = (await stores[0]!.table(id))!;
    expect(after.status).toBe('abandoned');
    expect(after.revision).toBe(before.revision + 2);
  });
});
