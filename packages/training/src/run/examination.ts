import { soloOpponent, todaysGame } from '@drover/engine';
import type { Net } from '@drover/bots/inside';
import type { Match } from '../evaluation/match.ts';
import { playAll } from '../evaluation/match-pool.ts';
import { mean, wilson, type Interval } from '../evaluation/statistics.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** How a bot that plans its turns with the network does. */
export interface Examination {
  readonly against: 'greedy' | 'the solo opponent on hard';
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly points: number;
}

/** A network whose last stage was at solo tables is examined there. */
export async function examine(net: Net, recipe: Recipe, threads: number, signal: AbortSignal): Promise<Examination> {
  const { edition, seed, examination: games } = recipe;
  const solo = recipe.stages.at(-1)!.tables === 'solo';
  const setup = { edition, players: 2, options: {} };
  const { option } = soloOpponent(todaysGame({ ...setup, seed }));
  const matches = Array.from({ length: games }, (_, i): Match => {
    if (solo)
      return {
        setup: { ...setup, seed: `${seed}/examination/${i}`, options: { [option]: { difficulty: 'hard' } } },
        bots: ['learned'],
        learned: net,
      };
    return {
      setup: { ...setup, seed: `${seed}/examination/${i >> 1}` },
      bots: i % 2 === 0 ? ['learned', 'greedy'] : ['greedy', 'learned'],
      learned: net,
    };
  });
  let wins = 0;
  const scores: number[] = [];
  await playAll(matches, threads, signal, ({ shares, totals }, i) => {
    const seat = matches[i].bots.indexOf('learned');
    wins += shares[seat];
    scores.push(totals[seat]);
  });
  return {
    against: solo ? 'the solo opponent on hard' : 'greedy',
    games: scores.length,
    wins,
    winRate: wins / Math.max(1, scores.length),
    interval: wilson(wins, scores.length),
    points: mean(scores),
  };
}
