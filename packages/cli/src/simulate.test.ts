import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drover, PATIENCE, start } from './testing/run.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'drover-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Summary {
  games: number;
  failures: number;
  moves: number;
  scores: { seat: number; mean: number; min: number; max: number }[];
}

/** What does not depend on the clock. */
const lasting = (json: string) => {
  const {
    seconds: _,
    gamesPerSecond: _g,
    movesPerSecond: _m,
    ...rest
  } = JSON.parse(json) as Summary & Record<string, unknown>;
  return rest;
};

describe('simulate', () => {
  test('--json prints exactly one object with every figure', async () => {
    const { code, out, err } = await drover('simulate', '--players', '3', '--games', '4', '--seed', 'kea', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    const number = expect.any(Number);
    const score = (seat: number) => ({ seat, mean: number, min: number, max: number });
    const summary = JSON.parse(out) as Summary;
    expect(summary).toStrictEqual({
      games: 4,
      failures: 0,
      moves: number,
      seconds: number,
      gamesPerSecond: number,
      movesPerSecond: number,
      turnsPerPlayer: number,
      deliveriesPerPlayer: number,
      scores: [score(1), score(2), score(3)],
    });
    for (const { min, mean, max } of summary.scores) expect(min <= mean && mean <= max).toBe(true);
    expect(summary.moves).toBeGreaterThan(4 * 50);
  });

  test('the same seed gives the same games, another seed others', async () => {
    const play = (seed: string) => drover('simulate', '--games', '3', '--seed', seed, '--players', '2', '--json');
    const [first, again, other] = [await play('1'), await play('1'), await play('2')];
    expect(lasting(first.out)).toEqual(lasting(again.out));
    expect(lasting(first.out)).not.toEqual(lasting(other.out));
  });

  test('options and components change the games', async () => {
    const file = join(folder, 'rich.json');
    writeFileSync(file, '{ "setup": { "startPounds": { "1": 99 } } }');
    const play = (...args: string[]) => drover('simulate', '--games', '3', '--players', '2', '--json', ...args);
    const [plain, shuffled, rich] = [
      await play(),
      await play('--option', 'neutral=shuffled', '--option', 'sides=random'),
      await play('--components', file),
    ];
    expect([plain.code, shuffled.code, rich.code]).toEqual([0, 0, 0]);
    expect(lasting(shuffled.out)).not.toEqual(lasting(plain.out));
    expect(lasting(rich.out)).not.toEqual(lasting(plain.out));
  });

  test('without --json a summary for people', async () => {
    const { code, out, err } = await drover('simulate', '--games', '3', '--players', '2');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^3 games of New Zealand with 2 players in .* s: none failed\n/);
    expect(out).toMatch(/\nSeat 2 +-?\d/);
  });

  test('a game that fails is told, kept and counted', async () => {
    const kept = join(folder, 'kept');
    const { code, out, err } = await drover(
      ...['simulate', '--games', '2', '--seed', 'so', '--limit', '30', '--keep', kept, '--json'],
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 2, failures: 2, moves: 60, turnsPerPlayer: null, scores: [] });
    expect(err).toContain('The game of seed so-1 failed at move 30: more than 30 moves\n');
    expect(err).toContain('The game of seed so-2 failed at move 30: more than 30 moves\n');
    expect(readdirSync(kept).sort()).toEqual(['so-1.txt', 'so-2.txt']);
    // The record is a usable one, up to where the trouble began, and of the game that `record` plays with this seed.
    const verified = await drover('verify', join(kept, 'so-2.txt'));
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('not finished');
    const whole = await drover('record', '--players', '4', '--seed', 'so-2');
    const moves = readFileSync(join(kept, 'so-2.txt'), 'utf8').split('\n\n')[1];
    expect(whole.out).toContain(moves);
  });

  test(
    'Ctrl-C stops it, and what was done so far is printed',
    async () => {
      // Games that fail at once say so at once: then it is running.
      const running = start('simulate', '--games', '100000000', '--limit', '3', '--json');
      await once(running.process.stderr, 'data');
      running.process.kill('SIGINT');
      const { out } = await running.ended;
      const { games, failures } = JSON.parse(out) as Summary;
      expect(games).toBe(failures);
      expect(games).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
