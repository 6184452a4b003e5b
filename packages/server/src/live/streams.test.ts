import { generator, type CoreState } from '@drover/engine';
import type { TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contribution, seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, type Client } from '../testing/client.ts';
import type { EventReader } from '../testing/events.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  server = await startServer();
  [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
});
afterAll(() => server.stop());

const versions = ({ frames }: EventReader): number[] => frames.map(({ version }) => version);
const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const has = (version: number) => (reader: EventReader) => (reader.frames.at(-1)?.version ?? -1) >= version;

describe('a stream', () => {
  it('begins with the latest frame, or where it is asked to, and goes on', async () => {
    const { id } = await seated(ann, [bob]);
    await playOn([ann, bob], id, 10, generator('stream', 'a'));
    const [latest, whole] = [await ann.follow(id), await ann.follow(id, { from: 0 })];
    await playOn([ann, bob], id, 5, generator('stream', 'b'));
    for (const stream of [latest, whole]) await stream.until(has(15));
    expect(versions(latest)).toEqual(upTo(10, 15));
    expect(versions(whole)).toEqual(upTo(0, 15));
    expect(whole.events.filter(({ event }) => event === 'frame').map(({ id }) => id)).toEqual(upTo(0, 15));
    latest.close();
    whole.close();
  });

  it('that is broken again and again resumes without loss or repeat', async () => {
    const { id } = await seated(ann, [bob]);
    const playing = playOn([ann, bob], id, 120, generator('stream', 'c'));
    const seen: number[] = [];
    while ((seen.at(-1) ?? -1) < 120) {
      const stream = await bob.follow(id, seen.length === 0 ? { from: 0 } : { last: seen.at(-1)! });
      const goal = Math.min(120, (seen.at(-1) ?? -1) + 1 + (seen.length % 7));
      await stream.until(has(goal));
      stream.close();
      seen.push(...versions(stream));
    }
    await playing;
    expect(seen).toEqual(upTo(0, 120));
  });

  it('of an open table tells who sits down, and shows the game from its first frame on', async () => {
    const table = await ann.post<TableInfo>('/api/tables', tableWish());
    const streams = await Promise.all([ann, bob, server.stranger()].map((who) => who.follow(table.id, { from: 0 })));
    await bob.post(`/api/tables/${table.id}/join`, { contribution: contribution() });
    await playOn([ann, bob], table.id, 1, () => 0);
    for (const [i, stream] of streams.entries()) {
      await stream.until(has(1));
      expect(versions(stream)).toEqual([0, 1]);
      // Bob was a stranger when he opened it, and sits at the table now.
      expect((stream.frames[0]!.view as CoreState).viewer).toBe([0, 1, -1][i]);
      const told = stream.events.flatMap(({ event, data }) => (event === 'table' ? [data as TableInfo] : []));
      expect(told.map(({ status }) => status)).toEqual(expect.arrayContaining(['open', 'playing']));
      expect(told.at(-1)!.mine).toEqual([[0], [1], []][i]);
      stream.close();
    }
  });

  it('gives a sign of life when nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const quiet = await startServer();
    const cee = await quiet.guest('Cee');
    const { id } = await cee.post<TableInfo>('/api/tables', tableWish());
    const streams = await Promise.all([cee.follow(id), cee.follow(id)]);
    await Promise.all(streams.map((stream) => stream.until(({ events }) => events.length > 0)));
    vi.advanceTimersByTime(25_000);
    await expect.poll(() => cee.received.join('').split(': \n\n').length - 1).toBe(2);
    vi.useRealTimers();
    for (const stream of streams) stream.close();
    await quiet.stop();
  });

  it('is refused for a table that is not there, and beyond a number for each person', async () => {
    await expect(ann.follow('nosuchtable1')).rejects.toThrow('404');
    const strict = await startServer({ env: { LIMITS: 'on' } });
    const cee = await strict.guest('Cee');
    const { id } = await cee.post<TableInfo>('/api/tables', tableWish());
    const streams = await Promise.all(Array.from({ length: 20 }, () => cee.follow(id)));
    await expect(cee.follow(id)).rejects.toThrow('429');
    streams[0]!.close();
    await expect
      .poll(async () => (await cee.ask('GET', `/api/tables/${id}`)) && strict.house.hub.size)
      .toBeLessThan(20);
    streams.push(await cee.follow(id));
    for (const stream of streams) stream.close();
    await strict.stop();
  });

  it('of a client that takes nothing is dropped, and everybody else goes on', async () => {
    const { id } = await seated(ann, [bob]);
    const { connect } = await import('node:net');
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.pause();
    socket.write(`GET /api/tables/${id}/stream HTTP/1.1\r\nhost: x\r\n\r\n`);
    const good = await bob.follow(id);
    await expect.poll(() => server.house.hub.size).toBe(2);
    for (const text of Array.from({ length: 40 }, (_, i) => `${i} ${'long '.repeat(95)}`))
      await ann.post(`/api/tables/${id}/chat`, { text });
    await playOn([ann, bob], id, 10, () => 0);
    await good.until(has(10));
    expect(versions(good)).toEqual(upTo(0, 10));
    socket.destroy();
    good.close();
  });
});

describe('a server that stops', () => {
  it('ends its streams and finishes what was begun; the next one goes on where it was', async () => {
    const { openStore } = await import('../store/open.ts');
    const store = await openStore('sqlite::memory:', '');
    let one = await startServer({ store });
    const [cee, dee] = [await one.guest('Cee'), await one.guest('Dee')];
    const { id } = await seated(cee, [dee]);
    const stream = await cee.follow(id);
    await playOn([cee, dee], id, 20, generator('restart', 'x'));
    await stream.until(has(20));
    await one.stop();
    await expect.poll(() => stream.ended).toBe(true);

    one = await startServer({ store });
    for (const who of [cee, dee]) Object.assign(who, { url: one.url });
    const resumed = await cee.follow(id, { last: 20 });
    await playOn([cee, dee], id, 5, generator('restart', 'y'));
    await resumed.until(has(25));
    expect(versions(resumed)).toEqual(upTo(21, 25));
    resumed.close();
    await one.stop();
    await store.close();
  });
});
