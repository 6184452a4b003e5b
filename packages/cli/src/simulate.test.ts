import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { answers, type EditionId } from '@drover/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomGame } from './random-game.ts';
import { drover, start } from './testing/run.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'drover-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Summary {
  games: number;
  failures: number;
  moves: number;
  deliveriesPerPlayer: number;
  scores: { seat: number; mean: number; min: number; max: number }[];
  solo?: { difficulty: string; won: number; lost: number; shared: number; meanMargin: number };
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
    writeFileSync(file, '{ "setup": { "startMoney": { "1": 99 } } }');
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

  test('the Second Edition, with its variant', async () => {
    const play = (...args: string[]) =>
      drover('simulate', '--edition', 'second', '--games', '3', '--players', '3', ...args);
    const [plain, simmental, option, words] = [
      await play('--json'),
      await play('--variant', 'simmental', '--json'),
      await play('--option', 'simmental=true', '--json'),
      await play('--variant', 'simmental'),
    ];
    expect(JSON.parse(plain.out)).toMatchObject({ games: 3, failures: 0 });
    expect((JSON.parse(plain.out) as Summary).scores).toHaveLength(3);
    expect(lasting(simmental.out)).not.toEqual(lasting(plain.out));
    expect(lasting(option.out)).toEqual(lasting(simmental.out));
    expect(words.out).toMatch(/^Second Edition with Simmental, 3 players: 3 games in /);
  });

  test('without --json a summary for people', async () => {
    const { code, out, err } = await drover('simulate', '--games', '3', '--players', '2');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^New Zealand, 2 players: 3 games in .* s, none failed\n/);
    expect(out).toMatch(/\nPlayer 2 +-?\d/);
  });

  describe.each([
    ['nz', 'Sarah', 'sarah', '15', 'trading post 15'],
    ['second', 'Sam', 'sam', 'toledo', 'Toledo'],
  ])('solo, %s', (edition, name, option, place, placeName) => {
    const play = (...args: string[]) => drover('simulate', '--edition', edition, '--games', '4', ...args);
    const json = async (...args: string[]) => JSON.parse((await play('--json', ...args)).out) as Summary;

    test('--json says how it went against the opponent, who has the last seat', async () => {
      const summary = await json('--solo', 'hard');
      const { scores, solo } = summary;
      expect(summary.failures).toBe(0);
      expect(scores.map(({ seat }) => seat)).toEqual([1, 2]);
      expect(Object.keys(solo!)).toEqual(['difficulty', 'won', 'lost', 'shared', 'meanMargin']);
      expect(solo!.difficulty).toBe('hard');
      expect(solo!.won + solo!.lost + solo!.shared).toBe(4);
      expect(solo!.meanMargin).toBeCloseTo(scores[0].mean - scores[1].mean, 1);
    });

    test('--first-delivery changes where the opponent begins, at any level, and is told where it is not the usual one', async () => {
      const other = ['--solo', 'easy', '--first-delivery', place];
      const [usual, first, words] = [await json('--solo', 'easy'), await json(...other), await play(...other)];
      expect(usual.solo).not.toHaveProperty('firstDelivery');
      expect(first.solo).toMatchObject({ difficulty: 'easy', firstDelivery: place });
      expect(first.scores[1].mean).not.toBe(usual.scores[1].mean);
      expect(words.out).toContain(`, 1 person and ${name} (easy, first delivery: ${placeName}): 4 games in `);
      const recorded = await drover('record', '--edition', edition, ...other);
      expect(recorded.out).toContain(`"${option}":{"difficulty":"easy","firstDelivery":"${place}"}`);
    });

    test('among several people, by a house rule', async () => {
      const [three, words] = [
        await json('--solo', 'easy', '--players', '3'),
        await play('--solo', 'easy', '--players', '3'),
      ];
      expect(three.scores).toHaveLength(3);
      expect(three.solo!.difficulty).toBe('easy');
      expect(words.out).toMatch(
        new RegExp(`, 2 people and ${name} \\(easy, by a house rule\\): 4 games in .*, none failed\n`),
      );
      expect(words.out).toMatch(/\nWon \d, lost \d, shared \d; [\d.]+ points (behind|ahead of) \w+ on average\n/);
      expect(words.out).toMatch(new RegExp(`\n${name} +[\\d.]+ +\\d+ +\\d+\n$`));
    });

    test('only people are asked for their deliveries', async () => {
      const { deliveriesPerPlayer } = await json('--solo', 'medium');
      const setup = {
        edition: edition as EditionId,
        players: 2,
        seed: '',
        options: { [option]: { difficulty: 'medium' } },
      };
      const delivered = [1, 2, 3, 4].map((i) => {
        const { state } = randomGame({ ...setup, seed: `1-${i}` });
        return answers.deliveries(answers.reading(state), 0);
      });
      expect(deliveriesPerPlayer).toBeCloseTo(delivered.reduce((sum, n) => sum + n, 0) / 4, 2);
    });

    test('a custom opponent, as JSON', async () => {
      const custom = `${option}={"difficulty":"custom","cards":[1,2,3]}`;
      expect((await json('--option', custom, '--players', '2')).solo).toMatchObject({ difficulty: 'custom' });
    });

    test('with no game that ends, nothing is said of margins', async () => {
      expect((await json('--solo', 'hard', '--limit', '5')).solo).toEqual({
        difficulty: 'hard',
        won: 0,
        lost: 0,
        shared: 0,
        meanMargin: null,
      });
    });
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

  test('Ctrl-C stops it, and what was done so far is printed', async () => {
    // Games that fail at once say so at once: then it is running.
    const running = start('simulate', '--games', '100000000', '--limit', '3', '--json');
    await once(running.process.stderr, 'data');
    running.process.kill('SIGINT');
    const { out } = await running.ended;
    const { games, failures } = JSON.parse(out) as Summary;
    expect(games).toBe(failures);
    expect(games).toBeGreaterThan(0);
  });
});
