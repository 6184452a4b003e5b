import { generator, type CoreState } from '@drover/engine';
import type { TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { contribution, seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import { playOn, someMove, type Client } from '../testing/client.ts';
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

  it('asked for what was before a backup was put back shows the game as it is now, and goes on', async () => {
    const { id } = await seated(ann, [bob]);
    await playOn([ann, bob], id, 3, generator('stream', 'd'));
    const streams = [await ann.follow(id, { last: 40 }), await bob.follow(id, { from: 40 })];
    for (const stream of streams) await stream.until(has(3));
    await playOn([ann, bob], id, 2, generator('stream', 'e'));
    for (const stream of streams) await stream.until(has(5));
    for (const stream of streams) expect(versions(stream)).toEqual([3, 4, 5]);
    for (const stream of streams) stream.close();
    const { view } = await ann.look(id);
    const { seat, text } = someMove(view, () => 0);
    const answer = await [ann, bob][seat]!.move(id, seat, text, 40);
    expect(answer).toMatchObject({ answer: 'stale', version: 5, missed: [{ version: 5 }] });
  });

  it('is not opened for somebody who asks only what it would be', async () => {
    const { id } = await seated(ann, [bob]);
    const open = server.services.streams.size;
    const head = await fetch(`${server.url}/api/tables/${id}/stream`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(server.services.streams.size).toBe(open);
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
      .poll(async () => (await cee.ask('GET', `/api/tables/${id}`)) && strict.services.streams.size)
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
    await expect.poll(() => server.services.streams.size).toBe(2);
    for (const text of Array.from({ length: 40 }, (_, i) => `${i} ${'long '.repeat(95)}`))
      await ann.post(`/api/tables/${id}/chat`, { text });
    await playOn([ann, bob], id, 10, () => 0);
    await good.until(has(10));
    expect(versions(good)).toEqual(upTo(0, 10));
    socket.destroy();
    good.close();
  });
});

describe('a database that fails in the middle of it', () => {
  it('takes no frame along: what could not be told is told soon after', async () => {
    const store = await openStore('sqlite::memory:', '');
    let failures = 0;
    const messages: Store['messages'] = async (table, from) => {
      if (failures-- > 0) throw new Unavailable('The database does not answer.');
      return store.messages(table, from);
    };
    const one = await startServer({ store: { ...store, messages } });
    const [cee, dee] = [await one.guest('Cee'), await one.guest('Dee')];
    const { id } = await seated(cee, [dee]);
    const stream = await cee.follow(id);
    await stream.until(has(0));
    const { queue, streams } = one.services;
    for (let moves = 0; moves < 6; moves++) {
      // Both kinds of change are told in one go where somebody else is busy at the table.
      let release = (): void => {};
      const busy = queue.run(id, () => new Promise<void>((resolve) => (release = resolve)));
      const moving = playOn([cee, dee], id, 1, () => 0);
      await new Promise((resolve) => setTimeout(resolve, 150));
      failures = 1;
      streams.changed({ table: id, kind: 'chat', at: 0 });
      release();
      await Promise.all([busy, moving]);
    }
    await stream.until(has(6));
    expect(versions(stream)).toEqual(upTo(0, 6));
    await cee.post(`/api/tables/${id}/chat`, { text: 'still there?' });
    await stream.until(({ events }) => events.some(({ event }) => event === 'chat'));
    stream.close();
    await one.stop();
    await store.close();
  });
});

describe('a server that stops', () => {
  it('ends its streams and finishes what was begun; the next one goes on where it was', async () => {
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
