import type { MoveAnswer, TableInfo, WireFrame } from '@drover/protocol';
import { generator, type CoreState } from '@drover/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '../tables/table.ts';
import { seated, startServer, type TestServer } from '../testing/app.ts';
import { playOn, someMove, type Client } from '../testing/client.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  server = await startServer();
  [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
});
afterAll(() => server.stop());

const next = async (who: Client, id: string): Promise<{ seat: number; text: string; version: number }> => {
  const { view, version } = await who.look(id);
  return { ...someMove(view, () => 0), version };
};

describe('a move', () => {
  it('of many that are posted at once for one version is accepted once; the others learn what they missed', async () => {
    const { id } = await seated(ann, [bob]);
    for (let round = 0; round < 5; round++) {
      const table = await ann.table(id);
      const player = table.deciding === 0 ? ann : bob;
      const { seat, text, version } = await next(player, id);
      const answers = await Promise.all(Array.from({ length: 20 }, () => player.move(id, seat, text, version)));
      const accepted = answers.filter(({ answer }) => answer === 'accepted');
      const stale = answers.filter((answer) => answer.answer === 'stale');
      expect([accepted.length, stale.length]).toEqual([1, 19]);
      for (const { version: at, missed } of stale) {
        expect(at).toBe(version + 1);
        expect(missed.map((frame: WireFrame) => frame.version)).toEqual([version + 1]);
        expect((missed[0]!.view as CoreState).viewer).toBe(seat);
      }
      expect((await server.store.actions(id, 1)).map((action) => action.version)).toEqual(
        Array.from({ length: version + 1 }, (_, i) => i + 1),
      );
    }
  });

  it('that is sent again with its key is a duplicate, at once, later, and at the end', async () => {
    const { id } = await seated(ann, [bob], { takeover: null });
    const { seat, text, version } = await next(ann, id);
    const key = 'the-same-key';
    const twice = await Promise.all([1, 2].map(() => ann.move(id, seat, text, version, key)));
    expect(twice.map(({ answer }) => answer).sort()).toEqual(['accepted', 'duplicate']);
    await playOn([ann, bob], id, 5, () => 0);
    expect(await ann.move(id, seat, text, version, key)).toEqual({ answer: 'duplicate', version: version + 1 });
    await bob.post(`/api/tables/${id}/leave`);
    expect(await ann.move(id, seat, text, version, key)).toEqual({ answer: 'duplicate', version: version + 1 });
  });

  it('from the future is stale too, changes nothing, and is told how the game stands', async () => {
    const { id } = await seated(ann, [bob]);
    const { seat, text } = await next(ann, id);
    const missed = await ann.frames(id, 0);
    expect(await ann.move(id, seat, text, 17)).toEqual({ answer: 'stale', version: 0, missed });
  });

  it('that the rules do not allow is refused with the reason and the rule', async () => {
    const { id } = await seated(ann, [bob]);
    const post = (who: Client, seat: number, move: string) =>
      who.refused('POST', `/api/tables/${id}/moves`, { version: 0, key: 'some-key-1', seat, move });
    const { status, body } = await post(ann, 0, 'move A Z');
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'illegal-move',
      message: 'Invalid move. (format)',
      reason: 'malformed',
      rule: 'format',
    });
    expect((await post(ann, 0, 'undo 1')).body.error).toBe('illegal-move');
    expect((await post(bob, 0, 'move A B')).body.error).toBe('not-your-seat');
    const eve = await server.guest('Eve');
    expect((await post(eve, 0, 'move A B')).body.error).toBe('no-seat');
    expect((await post(server.stranger(), 0, 'move A B')).status).toBe(401);
    expect((await ann.table(id)).version).toBe(0);
  });
});

describe('a game that was kept and makes no sense', () => {
  it('is said to be that, whatever is asked, and not called an illegal move or step back', async () => {
    const { id } = await seated(ann, [bob]);
    const table = (await server.store.table(id))! as Table;
    const broken = { version: 1, seat: 0, text: 'move nowhere', at: 0, key: 'kept-somehow' };
    const after = { ...table, revision: table.revision + 1, body: { ...table.body, version: 1 } };
    expect(await server.store.append(id, broken, after)).toEqual({ result: 'appended' });
    const wish = { version: 1, key: 'some-key-1', seat: 0 };
    for (const [method, path, body] of [
      ['GET', 'frames', undefined],
      ['POST', 'moves', { ...wish, move: 'move A B' }],
      ['POST', 'undo', { ...wish, moves: 1 }],
    ] as const) {
      const answer = await ann.refused(method, `/api/tables/${id}/${path}`, body);
      expect([path, answer.status, answer.body.error]).toEqual([path, 500, 'unusable-game']);
    }
  });
});

describe('a step back', () => {
  it('is an action of its own: the version grows, the moves are gone from the record', async () => {
    const { id } = await seated(ann, [bob], { takeover: null });
    const pick = generator('undo', 'walk');
    let taken = 0;
    while (taken < 5) {
      const table = await ann.table(id);
      const seat = table.deciding!;
      const player = [ann, bob][seat]!;
      await playOn([ann, bob], id, 1, pick);
      const { version, view } = await player.look(id);
      const { undoable } = await player.get<{ undoable: Record<string, { moves: number; turn: number }> }>(
        `/api/tables/${id}/frames?from=${version}`,
      );
      const { moves } = undoable[seat]!;
      if (moves === 0) {
        const answer = await player.refused('POST', `/api/tables/${id}/undo`, {
          version,
          key: 'nothing-to-undo',
          seat,
          moves: 1,
        });
        expect(answer.body.error).toBe('illegal-undo');
        continue;
      }
      const before = await player.frames(id, version - moves);
      const answer: MoveAnswer = await player.undo(id, seat, moves, version);
      expect(answer).toEqual({ answer: 'accepted', version: version + 1 });
      const [back] = await player.frames(id, version + 1);
      expect(back).toMatchObject({ undone: moves, by: seat, events: [] });
      if (moves === 1) expect(back!.view).toEqual(before[0]!.view);
      expect(back!.view).not.toEqual(view);
      taken++;
    }
    await bob.post(`/api/tables/${id}/leave`);
    const record = await ann.get<string>(`/api/tables/${id}/record`);
    const { version } = await ann.get<TableInfo>(`/api/tables/${id}`);
    const moves = record.split('\n').filter((line) => /^\d: /.test(line));
    expect(moves.length).toBeLessThan(version - 5);
  });
});

describe('the first look', () => {
  it('shows at most the last hundred actions, and is the same after the game was put away', async () => {
    const { id } = await seated(ann, [bob]);
    await playOn([ann, bob], id, 230, generator('long', 'game'));
    const { version } = await ann.table(id);
    const frames = await ann.frames(id);
    expect(frames.map((frame) => frame.version)).toEqual(Array.from({ length: 100 }, (_, i) => version - 99 + i));
    expect(await server.store.snapshot(id)).not.toBeNull();
    server.services.games.packIdle(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    expect(await ann.frames(id, version)).toEqual(frames.slice(-1));
    expect(await ann.frames(id)).toEqual(frames);
    await playOn([ann, bob], id, 3, () => 0);
    expect((await ann.table(id)).version).toBe(version + 3);
  });
});
