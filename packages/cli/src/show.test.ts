import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  advance,
  determinize,
  generator,
  newGame,
  parseRecord,
  replay,
  view,
  type GameRecord,
  type NzState,
  type SecondState,
  type Setup,
} from '@drover/engine';
import { randomGame } from './random-game.ts';
import { board } from './show.ts';
import { inEnglish } from './teller.ts';
import { drover, start } from './testing/run.ts';

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
    for (const heading of ['TRAIL', 'MARKETS', 'SEA ROUTES', 'PLAYER 1', 'PLAYER 2', 'PLAYER 3', 'SCORES'])
      expect(out).toContain(`\n${heading}`);
  });

  test('before the first move', async () => {
    const { code, out } = await show('--at', '0');
    expect(code).toBe(0);
    expect(out).toContain('Turn 1, Player 1. Player 1 decides: ');
    expect(out).toContain('not on the trail yet');
  });

  test('lines are short and plain: under 120 columns, no colours', async () => {
    const { out } = await start('show', file(text), '--at', '150').ended;
    expect(out).toBe((await show('--at', '150')).out);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThan(120);
    // oxlint-disable-next-line no-control-regex
    expect(out).not.toMatch(/\u001b/);
  });

  test('--seat shows the own hand and hides the others', async () => {
    const state = stateAfter(150);
    const { out } = await show('--at', '150', '--seat', '2');
    expect(out).toContain('as Player 2 sees it');
    expect(out).not.toContain('tui');
    const own = block(out, 'PLAYER 2');
    expect(own).not.toContain('hidden');
    expect(own).toMatch(/\n {2}Draw stack \(\d+\): in unknown order: /);
    for (const seat of [0, 2]) {
      const other = block(out, `PLAYER ${seat + 1}`);
      expect(other).toContain(`\n  Hand (${state.players[seat].hand.length}): hidden\n`);
      expect(other).toMatch(/\n {2}Draw stack \(\d+\): (hidden|none)\n/);
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
    const moves = block(open.out, `MOVES OF PLAYER ${decider}`);
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

const games: [string, string, Setup][] = [
  ['New Zealand', 'SEA ROUTES', { edition: 'nz', players: 3, seed: 'tui', options: { sides: 'random' } }],
  [
    'New Zealand, solo',
    'SEA ROUTES',
    { edition: 'nz', players: 2, seed: 'tui', options: { sarah: { difficulty: 'hard' } } },
  ],
  [
    'Second Edition',
    'RAILROAD AND CITIES',
    { edition: 'second', players: 3, seed: 'tui', options: { simmental: true } },
  ],
  [
    'Second Edition, solo',
    'RAILROAD AND CITIES',
    { edition: 'second', players: 2, seed: 'tui', options: { sam: { difficulty: 'hard' }, sides: 'random' } },
  ],
];

describe.each(games)('every position of a game: %s', (_, heading, setup) => {
  const { played } = randomGame(setup);
  type State = NzState | SecondState;
  const positions = function* (step: number): Generator<State> {
    const state = newGame(setup) as State;
    for (const [i, { seat, move }] of played.entries()) {
      if (i % step === 0) yield state;
      advance(state, seat, move);
    }
    yield state;
  };

  test('is told in short lines', () => {
    for (const state of positions(7)) {
      const lines = board(state);
      expect(lines).toContain(heading);
      for (const line of lines) {
        expect(line.length, line).toBeLessThan(120);
        expect(line).not.toContain(setup.edition === 'nz' ? '$' : '£');
      }
    }
  });

  test('what a seat is shown does not depend on anything hidden from it', () => {
    const below = generator('show', 'test');
    let differed = 0;
    for (const state of positions(25)) {
      for (let seat = 0; seat < setup.players; seat++) {
        const other = determinize(state, seat, below);
        const hidden = ({ hand, mind }: State['players'][number]): string => `${hand.join()}/${mind?.deck.join()}`;
        if (state.players.some((player, i) => i !== seat && hidden(player) !== hidden(other.players[i]))) differed++;
        expect(board(view(other, seat))).toEqual(board(view(state, seat)));
      }
    }
    expect(differed).toBeGreaterThan(5);
  });
});

describe.each([
  ['nz', 'Sarah', /trading post \d+/],
  ['second', 'Sam', /[A-Z][a-z.]+( [A-Z][a-z]+)?/],
])('show in the middle of a solo game: %s', (edition, name, place) => {
  let solo: GameRecord;
  beforeAll(async () => {
    solo = parseRecord((await drover('record', '--edition', edition, '--solo', 'hard', '--seed', 'ruru')).out);
  });
  const showAt = async (at: number, ...args: string[]) =>
    (await drover('show', file(JSON.stringify(solo)), '--at', String(at), ...args)).out;
  const firstMove = (verb: string): number => solo.moves.findIndex((move) => move.includes(`: ${verb} `));

  test('the opponent with cards, speciality, workers and next delivery', async () => {
    const out = await showAt(60);
    expect(out).toMatch(new RegExp(`^\\w+ \\w+, 1 person and ${name} \\(hard\\), after move 60 of `));
    const lines = block(out, name.toUpperCase());
    expect(lines).toMatch(
      new RegExp(`Difficulty: hard; specialized in \\w+; next delivery: ${place.source}; \\d+ discs? left`),
    );
    expect(lines).toMatch(/\n {2}\d+ cards? to come\n/);
    expect(lines).toMatch(/\n {2}Workers: \d \w+, /);
    expect(lines).not.toMatch(/\n {2}(Hand|Draw stack|Discard)/);
  });

  test('a choice that the criteria leave to a person', async () => {
    const out = await showAt(firstMove('decide'));
    expect(out).toMatch(
      new RegExp(
        `\nTurn \\d+, ${name}\\. Player 1 decides: Wh\\w+ .*${name}.*\\? Card \\d+: .+\\. \\(${name}’s cards\\)\n`,
      ),
    );
    expect(out).toMatch(/\nMOVES OF PLAYER 1 \(\d+\)\n {2}decide 1 {2}\w/);
  });

  test('the next delivery is the one that comes', () => {
    let [state, delivered] = [newGame(solo.setup), 0];
    const told = (lines: readonly string[]): string =>
      lines.flatMap((line) => /next delivery: ([^;]*);/.exec(line)?.[1] ?? [])[0];
    replay(solo, {
      onMove(after, _, events) {
        for (const { text } of inEnglish(state).story(state, events)) {
          const [, to] = new RegExp(`^${name} delivers to (?!wool)(.*)$`).exec(text) ?? [];
          if (to === undefined) continue;
          expect(to).toBe(told(board(state)));
          delivered++;
        }
        state = after;
      },
    });
    expect(delivered).toBeGreaterThan(3);
  });
});
