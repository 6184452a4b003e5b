import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { determinize, generator, replay, view, parseRecord, type GameRecord, type NzState } from '@drover/engine';
import { tellerOf } from './teller.ts';
import { drover, PATIENCE, start } from './testing/run.ts';

let folder: string;
let text: string;
let record: GameRecord;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drover-'));
  text = (await drover('record', '--seed', 'tui', '--players', '3', '--option', 'sides=random')).out;
  record = parseRecord(text);
});

afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: string): string => {
  const name = join(folder, 'record');
  writeFileSync(name, content);
  return name;
};
const show = (...args: string[]) => drover('show', file(text), ...args);
const stateAfter = (moves: number): NzState => replay(record, { upTo: moves }).state as NzState;
const block = (out: string, heading: string): string => out.split('\n\n').find((part) => part.startsWith(heading))!;

describe('show', () => {
  test('the whole table at the end, with the scores', async () => {
    const { code, out, err } = await show();
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`after move ${record.moves.length} of ${record.moves.length}, everything open`);
    for (const heading of ['TRAIL', 'MARKETS', 'SEA', 'SEAT 1', 'SEAT 2', 'SEAT 3', 'SCORES'])
      expect(out).toContain(`\n${heading}`);
  });

  test('before the first move', async () => {
    const { code, out } = await show('--at', '0');
    expect(code).toBe(0);
    expect(out).toContain('Turn 1, Seat 1. Seat 1 decides ');
    expect(out).toContain('not on the trail yet');
  });

  test(
    'lines are short and plain: under 120 columns, no colours',
    async () => {
      const { out } = await start('show', file(text), '--at', '150').ended;
      expect(out).toBe((await show('--at', '150')).out);
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThan(120);
      // oxlint-disable-next-line no-control-regex
      expect(out).not.toMatch(/\u001b/);
    },
    PATIENCE,
  );

  test('--seat shows the own hand and hides the others', async () => {
    const state = stateAfter(150);
    const { out } = await show('--at', '150', '--seat', '2');
    expect(out).toContain('as Seat 2 sees it');
    expect(out).not.toContain('tui');
    const own = block(out, 'SEAT 2');
    expect(own).not.toContain('hidden');
    expect(own).toMatch(/\n {2}stack \(\d+\) +in some order: /);
    for (const seat of [0, 2]) {
      const other = block(out, `SEAT ${seat + 1}`);
      expect(other).toContain(`\n  hand (${state.players[seat].hand.length})      hidden\n`);
      expect(other).toMatch(/\n {2}stack \(\d+\) +(\d+ hidden|-)\n/);
    }
  });

  test('--seat lists moves only while that seat decides', async () => {
    const decider = stateAfter(150).agenda.at(-1)!.seat + 1;
    const other = (decider % 3) + 1;
    const [open, own, others] = [
      await show('--at', '150'),
      await show('--at', '150', '--seat', String(decider)),
      await show('--at', '150', '--seat', String(other)),
    ];
    const moves = block(open.out, `MOVES OF SEAT ${decider}`);
    expect(moves).toBeDefined();
    expect(block(own.out, 'MOVES')).toBe(moves);
    expect(others.out).not.toContain('MOVES');
  });

  test.each([
    [['--at', '99999'], /^drover: --at is 99999, but the record ends after \d+ moves\.\n/],
    [['--seat', '4'], /^drover: --seat is "4"; it must be a whole number from 1 to 3\.\n/],
    [['--seat', '0'], /^drover: --seat is "0"/],
  ])('%s', async (args, message) => {
    const { code, out, err } = await show(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test('a broken record is refused, but can be looked at before its bad move', async () => {
    const broken = text.replace(/\n[^\n]*\n$/, '\n0: move NOWHERE\n');
    const [all, before] = [await drover('show', file(broken)), await drover('show', file(broken), '--at', '10')];
    expect(all.code).toBe(1);
    expect(all.err).toMatch(/^drover: Move \d+, "0: move NOWHERE": /);
    expect(before.code).toBe(0);
  });
});

test(
  'what a seat is shown does not depend on anything hidden from it',
  () => {
    const below = generator('show', 'test');
    let differed = 0;
    for (let moves = 0; moves <= record.moves.length; moves += 25) {
      const state = stateAfter(moves);
      const { board } = tellerOf(state);
      for (let seat = 0; seat < 3; seat++) {
        const other = determinize(state, seat, below);
        if (state.players.some((player, i) => i !== seat && player.hand.join() !== other.players[i].hand.join()))
          differed++;
        expect(board(view(other, seat))).toEqual(board(view(state, seat)));
      }
    }
    expect(differed).toBeGreaterThan(5);
  },
  PATIENCE,
);
