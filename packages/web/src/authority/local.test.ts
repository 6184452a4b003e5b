import { decision, generator, legalMoves, parseRecord, replay, SPECTATOR, FULL, type Setup } from '@drover/engine';
import { historyRecord, startHistory, writeRecord } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { Stale, type Sitter } from './authority.ts';
import { LocalAuthority, type Kept, type Thinker } from './local.ts';

const setup: Setup = { edition: 'nz', players: 2, seed: 'authority', options: {} };
const person = (name: string): Sitter => ({ kind: 'person', name });
const bot: Sitter = { kind: 'bot', name: 'Bot', level: 'easy' };

const first: Thinker = {
  think: (view, seat) => Promise.resolve(legalMoves(view, seat)[0]!),
  stop: () => {},
};

function table(sitters: readonly Sitter[], thinker: Thinker = first) {
  const kept: Kept[] = [];
  const record = writeRecord(historyRecord(startHistory(setup)));
  const authority = new LocalAuthority('id', record, sitters, thinker, (game) => {
    kept.push(game);
    return Promise.resolve();
  });
  return { authority, kept };
}

const now = async (authority: LocalAuthority, viewer = 0) => (await authority.frames(viewer, 0)).at(-1)!;

async function playFirst(authority: LocalAuthority): Promise<void> {
  const { view, version } = await now(authority);
  const { seat } = decision(view)!;
  await authority.play(seat, legalMoves((await now(authority, seat)).view, seat).slice(0, 1), version);
}

describe('a game kept by the page', () => {
  it('keeps every move before it is shown, as a record that replays to the same table', async () => {
    const { authority, kept } = table([person('A'), person('B')]);
    authority.listen((from) => expect(kept.at(-1)!.version).toBe(from));
    for (let i = 0; i < 20; i++) await playFirst(authority);
    const { state } = replay(parseRecord(kept.at(-1)!.record));
    expect(state.turn).toBe((await now(authority)).view.turn);
    expect(kept).toHaveLength(20);
  });

  it('refuses a move made on an older table', async () => {
    const { authority } = table([person('A'), person('B')]);
    const { view } = await now(authority);
    const { seat } = decision(view)!;
    const move = legalMoves((await now(authority, seat)).view, seat)[0]!;
    await authority.play(seat, [move], 0);
    await expect(authority.play(seat, [move], 0)).rejects.toThrow(Stale);
  });

  it('refuses a second move while the first is being kept', async () => {
    const { authority, kept } = table([person('A'), person('B')]);
    const { view } = await now(authority);
    const { seat } = decision(view)!;
    const move = legalMoves((await now(authority, seat)).view, seat)[0]!;
    const playing = authority.play(seat, [move], 0);
    await expect(authority.play(seat, [move], 0)).rejects.toThrow(Stale);
    await playing;
    expect(kept).toHaveLength(1);
  });

  it('takes moves back up to the last thing that came to light', async () => {
    const { authority } = table([person('A'), person('B')]);
    for (let i = 0; i < 30; i++) {
      await playFirst(authority);
      const frame = await now(authority);
      for (const seat of [0, 1]) {
        const { moves, turn } = authority.undoable(seat);
        expect(turn).toBeLessThanOrEqual(moves);
        if (moves === 0) continue;
        await authority.undo(seat, moves, frame.version);
        expect((await now(authority)).version).toBe(frame.version - moves);
        await playFirst(authority);
        break;
      }
    }
  });

  it('lets bots play until a person is asked', async () => {
    const { authority } = table([person('A'), bot]);
    const asked = async (): Promise<boolean> => decision((await now(authority)).view)!.seat === 0;
    const isAsked = (): Promise<void> =>
      new Promise((resolve) => void authority.listen(() => void asked().then((yes) => yes && resolve())));
    for (let moves = 0; moves < 40; moves++) {
      if (!(await asked())) await isAsked();
      const before = (await now(authority)).version;
      await playFirst(authority);
      expect((await now(authority)).version).toBeGreaterThan(before);
    }
  });

  it('shows nobody what is hidden from them, and everything only when the game is over', async () => {
    const { authority } = table([person('A'), person('B')]);
    for (let i = 0; i < 10; i++) await playFirst(authority);
    const spectator = (await now(authority, SPECTATOR)).view as never as { players: { hand: number[] }[] };
    for (const { hand } of spectator.players) expect(hand.every((card) => card === -1)).toBe(true);
    expect(() => authority.frames(FULL, 0)).toThrow('over');
  });
});

describe('a bot that thinks while a person uses a token', () => {
  it('does not play a move for a table that is gone', async () => {
    let answer = (): void => {};
    const slow: Thinker = {
      think: (view, seat) =>
        new Promise((resolve) => {
          answer = () => resolve(legalMoves(view, seat)[generator('x', 'y')(1)]!);
        }),
      stop: () => {},
    };
    const { authority, kept } = table([bot, bot], slow);
    const late = answer;
    authority.close();
    late();
    await Promise.resolve();
    expect(kept).toHaveLength(0);
  });
});
