import { decision, legalMoves, writeMove, type CoreState, type Move } from '@drover/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stale } from '../authority/authority.ts';
import { openApi } from './api.ts';
import { RemoteAuthority } from './remote.ts';
import { Room } from './room.ts';
import { FakeServer } from './testing/server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function sit(server = new FakeServer()) {
  const api = openApi(server.fetch, { denied: (_, { message }) => message ?? '', unreachable: () => 'silence' });
  const room = await Room.enter(api, server.info.id, server.open);
  const authority = new RemoteAuthority(api, room, (seated) => (seated.kind === 'person' ? seated.name : seated.kind));
  const told: number[] = [];
  authority.listen((from) => told.push(from));
  const versions = async (): Promise<number[]> => (await authority.frames(0, 0)).map(({ version }) => version);
  return { server, room, authority, told, versions };
}

const choice = (state: CoreState): { seat: number; move: Move; text: string } => {
  const { seat } = decision(state)!;
  const move = legalMoves(state, seat)[0]!;
  return { seat, move, text: writeMove(state, move) };
};
/** Somebody else, or the same person in another window. */
const otherMove = (server: FakeServer): void => {
  const { seat, text } = choice(server.history.state);
  server.move(seat, text);
};
const posts = ({ asked }: FakeServer): string[] => asked.filter((line) => line.startsWith('POST'));

describe('a game on a server', () => {
  it('is the same by the stream as by asking', async () => {
    const { server, told, versions } = await sit();
    for (let i = 0; i < 5; i++) otherMove(server);
    expect(told).toEqual([1, 2, 3, 4, 5]);
    expect(await versions()).toEqual([0, 1, 2, 3, 4, 5]);
    const late = await sit(server);
    expect(await late.versions()).toEqual(await versions());
  });

  it('has a move on the table before it counts as played', async () => {
    const { server, authority, versions } = await sit();
    const { seat, move } = choice(server.history.state);
    await authority.play(seat, [move], 0);
    expect(await versions()).toEqual([0, 1]);
  });

  it('asks for an accepted move that does not come by the stream', async () => {
    const { server, authority, versions } = await sit();
    server.streaming = false;
    const { seat, move } = choice(server.history.state);
    const playing = authority.play(seat, [move], 0);
    await vi.advanceTimersByTimeAsync(5000);
    await playing;
    expect(await versions()).toEqual([0, 1]);
  });

  it.each(['request', 'answer'] as const)('repeats a move with the same key when the %s is lost', async (loss) => {
    const { server, authority } = await sit();
    const { seat, move } = choice(server.history.state);
    server.lost = [loss, loss];
    const playing = authority.play(seat, [move], 0);
    await vi.advanceTimersByTimeAsync(10_000);
    await playing;
    expect(posts(server)).toHaveLength(3);
    expect(server.version).toBe(1);
  });

  it('gives up repeating when the table is closed', async () => {
    const { server, authority } = await sit();
    const { seat, move } = choice(server.history.state);
    server.lost = Array.from({ length: 99 }, () => 'request' as const);
    const playing = authority.play(seat, [move], 0);
    const given = expect(playing).rejects.toThrow('silence');
    authority.close();
    await vi.advanceTimersByTimeAsync(60_000);
    await given;
    expect(posts(server).length).toBeLessThan(3);
  });

  it('takes in what was missed when a move comes too late', async () => {
    const { server, authority, versions } = await sit();
    const { seat, move } = choice(server.history.state);
    server.streaming = false;
    otherMove(server);
    otherMove(server);
    await expect(authority.play(seat, [move], 0)).rejects.toThrow(Stale);
    expect(await versions()).toEqual([0, 1, 2]);
  });

  it('shows a step back as the place it leads to', async () => {
    const { server, authority, told, versions } = await sit();
    while (authority.undoable(0).moves < 2) otherMove(server);
    const before = server.version;
    const shown = (await authority.frames(0, 0)).at(-3)!;
    await authority.undo(0, 2, before);
    expect(told.at(-1)).toBe(0);
    expect((await versions()).at(-1)).toBe(before + 1);
    const now = (await authority.frames(0, 0)).at(-1)!;
    expect({ ...now, version: shown.version }).toEqual(shown);
  });

  it('gives hints only where nobody else sits', async () => {
    expect((await sit()).authority.hints).toBe(false);
    const bot = { kind: 'bot', name: 'Bot', level: 'easy', instead: null } as const;
    const alone = new FakeServer({ seats: [{ kind: 'person', id: 'person000001', name: 'Ada' }, bot] });
    expect((await sit(alone)).authority.hints).toBe(true);
  });
});

describe('the stream of a table', () => {
  it('begins where the first look ended', async () => {
    const server = new FakeServer();
    otherMove(server);
    await sit(server);
    expect(server.sources[0]!.url).toMatch(/from=2$/);
  });

  it('knows better than an answer that took longer', async () => {
    const { server, room } = await sit();
    const told = { ...server.info, revision: 3, listed: true };
    server.sources[0]!.send('table', told);
    room.learn({ ...server.info, revision: 2 });
    expect(room.info).toEqual(told);
    room.learn({ ...told, revision: 4, rematch: 'table00002' });
    expect(room.info.rematch).toBe('table00002');
  });

  it('does not know of a seat that was taken after it was opened', async () => {
    const { server, room } = await sit(new FakeServer({ mine: [] }));
    server.sources[0]!.send('table', { ...server.info, revision: 3 });
    room.learn({ ...server.info, revision: 2, mine: [1] });
    expect(room.isOther).toBe(true);
    expect(room.info.revision).toBe(3);
  });

  it('knows better than an answer to a look at the table, too', async () => {
    const { server, room } = await sit();
    const looking = room.refresh();
    server.sources[0]!.send('table', { ...server.info, revision: 3 });
    await looking;
    expect(room.info.revision).toBe(3);
  });

  it('is believed where a backup put an older table back', async () => {
    const { server, room } = await sit(new FakeServer({ revision: 5 }));
    server.sources[0]!.send('table', { ...server.info, revision: 4 });
    expect(room.info.revision).toBe(4);
  });

  it('ignores what comes twice', async () => {
    const { server, told, versions } = await sit();
    otherMove(server);
    const frames = (await (await server.fetch('/api/tables/x/frames?from=0', { method: 'GET' })).json()) as {
      frames: unknown[];
    };
    for (const frame of frames.frames) server.sources[0]!.send('frame', frame);
    expect(told).toEqual([1]);
    expect(await versions()).toEqual([0, 1]);
  });

  it('shows the game anew when the server has put a backup back, and goes on from there', async () => {
    const { server, told, versions } = await sit();
    otherMove(server);
    const { history } = server;
    for (let moves = 0; moves < 3; moves++) otherMove(server);
    server.restore(1, history);
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe(0);
    expect(await versions()).toEqual([0, 1]);
    otherMove(server);
    expect(await versions()).toEqual([0, 1, 2]);
  });

  it('learns of a backup that was put back from the answer to a move', async () => {
    const { server, authority, versions } = await sit();
    const { history } = server;
    const { seat, move } = choice(history.state);
    otherMove(server);
    const { length } = server.sources;
    server.sources.length = 0;
    server.restore(0, history);
    expect(length).toBe(1);
    await expect(authority.play(seat, [move], 1)).rejects.toThrow(Stale);
    await vi.advanceTimersByTimeAsync(0);
    expect(await versions()).toEqual([0]);
  });

  it('fills a gap by asking', async () => {
    const { server, versions } = await sit();
    server.streaming = false;
    otherMove(server);
    otherMove(server);
    server.streaming = true;
    otherMove(server);
    await vi.advanceTimersByTimeAsync(0);
    expect(await versions()).toEqual([0, 1, 2, 3]);
  });

  it('says when it is lost and found, and begins anew when the browser gives up', async () => {
    const { server, room } = await sit();
    const [first] = server.sources;
    expect(room.connection).toBe('connecting');
    first!.succeed();
    expect(room.connection).toBe('live');
    first!.fail(0);
    expect(room.connection).toBe('lost');
    first!.succeed();
    expect(room.connection).toBe('live');

    otherMove(server);
    first!.fail(2);
    expect(room.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sources).toHaveLength(2);
    expect(server.sources[1]!.url).toMatch(/from=2$/);
    server.sources[1]!.fail(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sources).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    server.sources[2]!.succeed();
    expect(room.connection).toBe('live');
  });

  it('is given up when the device has no network, and taken up when it has one', async () => {
    const { server, room } = await sit();
    server.sources[0]!.succeed();
    room.lose();
    expect(room.connection).toBe('lost');
    expect(server.sources[0]!.readyState).toBe(2);
    await room.refresh();
    server.sources[1]!.succeed();
    expect(room.connection).toBe('live');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sources).toHaveLength(2);
  });

  it('is looked after when somebody comes back to a table that fell silent', async () => {
    const { server, room, versions } = await sit();
    server.streaming = false;
    otherMove(server);
    await room.refresh();
    expect(await versions()).toEqual([0, 1]);
  });
});

describe('a page that is older than the server', () => {
  const tomorrow = { rules: 'nz-99' };

  it('finds out when it enters', async () => {
    const { room } = await sit(new FakeServer(tomorrow));
    expect(room.trouble).toMatchObject({ kind: 'older-page', message: 'nz-99' });
  });

  it('finds out when a frame comes that it does not understand, and keeps what it has', async () => {
    const { server, room, versions } = await sit();
    otherMove(server);
    server.sources.at(-1)!.send('frame', { version: 2, view: tomorrow, by: 0, undone: 0, events: [] });
    expect(room.trouble).toMatchObject({ kind: 'broken' });
    expect(await versions()).toEqual([0, 1]);
  });
});
