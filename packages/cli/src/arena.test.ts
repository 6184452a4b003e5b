import { describe, expect, test } from 'vitest';
import { seatings } from './bots/schedule.ts';
import { meanInterval, ratings, wilson } from '@drover/training';
import { drover } from './testing/run.ts';

interface Answer {
  readonly results: readonly {
    bot: string;
    games: number;
    wins: number;
    winRate: number;
    interval: [number, number];
    meanScore: number;
  }[];
  readonly pairings: readonly { a: string; b: string; games: number; margin: number }[];
}

describe('arena', () => {
  test('everybody plays everybody, and the JSON says what came of it', async () => {
    const words = 'arena --bots greedy,random,trained --games 4 --threads 1 --json --edition second'.split(' ');
    const { code, out, err } = await drover(...words);
    expect([code, err]).toEqual([0, '']);
    const { results, pairings } = JSON.parse(out) as Answer;
    expect(results.map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 8],
      ['random', 8],
      ['trained', 8],
    ]);
    expect(pairings.map(({ a, b, games }) => [a, b, games])).toEqual([
      ['greedy', 'random', 4],
      ['greedy', 'trained', 4],
      ['random', 'trained', 4],
    ]);
    for (const { wins, winRate, games, interval } of results) {
      expect(winRate).toBeCloseTo(wins / games, 3);
      expect(interval[0]).toBeLessThanOrEqual(winRate);
      expect(interval[1]).toBeGreaterThanOrEqual(winRate);
    }
    expect(pairings[0].margin).toBeGreaterThan(10);
  });

  test('threads play the same games as one alone', async () => {
    const words = 'arena --bots search@6,greedy --games 4 --json --threads'.split(' ');
    const untimed = async (threads: string): Promise<unknown> => {
      const { out } = await drover(...words, threads);
      return { ...(JSON.parse(out) as object), seconds: 0 };
    };
    expect(await untimed('2')).toEqual(await untimed('1'));
  });

  test('against the solo opponent, for people', async () => {
    const { code, out } = await drover('arena', '--bots', 'greedy', '--solo', 'hard', '--games', '2', '--threads', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/New Zealand, 1 person and Sarah \(hard\): 2 games/);
    expect(out).toMatch(/\ngreedy +sarah +2 /);
  });

  test('what cannot be played is refused with a reason', async () => {
    const wrong = [
      ['arena'],
      ['arena', '--bots', 'greedy'],
      ['arena', '--bots', 'greedy,greedy'],
      ['arena', '--bots', 'greedy,nobody'],
      ['arena', '--bots', 'greedy,random', '--ms', '5', '--iterations', '5'],
    ];
    for (const words of wrong) expect((await drover(...words)).code).toBe(2);
  });
});

test('of a table each bot has half the seats, and every seating has its mirror', () => {
  for (const players of [2, 3, 4]) {
    const all = seatings(players);
    expect(all.flat().filter(Boolean).length).toBe(all.flat().length / 2);
    for (const [i, seats] of all.entries()) if (i % 2 === 0) expect(all[i + 1]).toEqual(seats.map((isA) => !isA));
    expect(new Set(all.map(String)).size).toBe(all.length);
  }
});

test('intervals and ratings', () => {
  const [low, high] = wilson(99, 100);
  expect(low).toBeCloseTo(0.9455, 3);
  expect(high).toBeLessThan(1);
  expect(meanInterval([1, 2, 3])).toEqual([expect.closeTo(0.868, 2), expect.closeTo(3.132, 2)]);
  const elo = ratings(['a', 'b'], [{ a: 'a', b: 'b', games: 1100, wins: 1000 }]);
  expect(elo.get('a')! - elo.get('b')!).toBeCloseTo(400, -1);
});
