import { eventFor, generator, HIDDEN, SPECTATOR, view, type CoreState, type GameEvent } from '@drover/engine';
import type { WireFrame } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTable, setupOf, type Table } from '../tables/table.ts';
import { seated, startServer, type TestServer } from '../testing/app.ts';
import { playOn, type Client } from '../testing/client.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ env: { LOG_LEVEL: 'trace' } })));
afterAll(() => server.stop());

interface Hands {
  readonly players: readonly { readonly hand: readonly number[]; readonly stack: readonly number[]; known: number }[];
}

/** Nothing but what this viewer may know, whatever way it came. */
function checkFrames(frames: readonly WireFrame[], steps: ReadonlyMap<number, Truth>, viewer: number): void {
  expect(frames.length).toBeGreaterThan(50);
  for (const frame of frames) {
    const { state, events } = steps.get(frame.version)!;
    const seen = frame.view as CoreState & Hands;
    expect(seen).toEqual(JSON.parse(JSON.stringify(view(state, viewer))));
    expect(seen).toMatchObject({ viewer, rng: [], setup: { seed: '' } });
    for (const [seat, { hand, stack, known }] of seen.players.entries()) {
      if (seat === viewer) continue;
      expect(hand.every((card) => card === HIDDEN)).toBe(true);
      expect(stack.slice(0, stack.length - known).every((card) => card === HIDDEN)).toBe(true);
    }
    expect(frame.events).toEqual(JSON.parse(JSON.stringify(events.map((event) => eventFor(event, viewer)))));
    for (const event of frame.events as (GameEvent & { cards?: unknown })[])
      if (event.only !== undefined && event.only !== viewer) expect(event.cards).toBeUndefined();
  }
}

interface Truth {
  readonly state: CoreState;
  readonly events: readonly GameEvent[];
}

async function truthOf(table: Table): Promise<Map<number, Truth>> {
  const steps = await server.services.games.steps(table, 0);
  return new Map(steps.map((step) => [step.version, step]));
}

describe('what is hidden', () => {
  it('reaches nobody it is hidden from: not by streams, frames, answers, lists, errors or the log', async () => {
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const eve = server.stranger();
    const { id } = await seated(ann, [bob], {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    });
    const everybody: readonly [Client, number][] = [
      [ann, 0],
      [bob, 1],
      [eve, SPECTATOR],
    ];
    const streams = await Promise.all(everybody.map(([who]) => who.follow(id, { from: 0 })));
    await playOn([ann, bob, null], id, 60, generator('hidden', 'cards'));

    for (const [who] of everybody) {
      await who.get(`/api/tables`);
      await who.get(`/api/tables/${id}`);
      expect((await who.refused('GET', `/api/tables/${id}/record`)).body.error).toBe('not-over');
      await who.ask('POST', `/api/tables/${id}/moves`, { version: 0, key: 'x'.repeat(8), seat: 2, move: 'peek' });
      await who.ask('POST', `/api/tables/${id}/moves`, { version: 0, key: 'y'.repeat(8), seat: 0, move: 'peek' });
    }
    const table = asTable((await server.store.table(id))!);
    const truth = await truthOf(table);
    for (const [i, [who, viewer]] of everybody.entries()) {
      await streams[i]!.until(({ frames }) => frames.at(-1)!.version >= table.body.version);
      checkFrames(streams[i]!.frames, truth, viewer);
      checkFrames(await who.frames(id), truth, viewer);
      streams[i]!.close();
    }

    const { seed } = setupOf(table);
    const secrets = [table.body.secret, seed, JSON.stringify(truth.get(0)!.state.rng)];
    const cookies = [ann, bob].map(({ cookie }) => cookie!.split('=')[1]!);
    for (const secret of secrets) {
      for (const [who] of everybody) expect(who.received.join('\n')).not.toContain(secret);
      expect(server.log.join('')).not.toContain(secret);
    }
    expect(server.log.length).toBeGreaterThan(20);
    for (const cookie of cookies) expect(server.log.join('')).not.toContain(cookie);
    expect(await fetch(`${server.url}/metrics`).then((answer) => answer.text())).not.toContain(id);
  });
});
