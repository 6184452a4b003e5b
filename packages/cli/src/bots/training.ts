import { generator } from '@drover/engine';
import { ask, beginEvolution, BY_HAND, tell, weightsAt, type Evolution, type Weights } from '@drover/bots';
import type { Match, MatchResult } from './match.ts';
import { playAll } from './pool.ts';
import { mean } from './statistics.ts';

/**
 * Learning weights by self-play: in each generation a number of mutants play the present champion, as greedy bots and as
 * guides of the search, and the champion moves towards those that did best.
 */

export interface Plan {
  readonly edition: string;
  readonly seed: string;
  readonly mutants: number;
  /** Games each mutant plays in a generation, half of them in either role. */
  readonly games: number;
}

/** Everything that is needed to go on. */
export interface Training extends Plan {
  readonly evolution: Evolution;
  /** Mean fitness of each generation. */
  readonly history: number[];
}

const SIGMA = 0.25;
/** A rival's points count less than one's own: games are to be won by playing well, not by playing badly together. */
const RIVALRY = 0.7;
const KINDS = ['greedy', 'guide'];

/** What only matters to a search: it tells positions at different times apart, never moves. */
const GIVEN: readonly string[] = ['lap', 'automaLap'];

/** Weights that are zero do not exist in the edition. */
const learnable = (edition: string): string[] =>
  Object.entries(BY_HAND[edition]).flatMap(([name, value]) => (value > 0 && !GIVEN.includes(name) ? [name] : []));

export const beginTraining = (plan: Plan): Training => ({
  ...plan,
  evolution: beginEvolution(learnable(plan.edition), SIGMA),
  history: [],
});

export const champion = ({ edition, evolution }: Training): Weights =>
  weightsAt(BY_HAND[edition] as Weights & Record<string, number>, evolution.names, evolution.mean);

/** One generation. It depends on nothing but the plan and what has been learned so far. */
export async function trainOnce(training: Training, threads: number, signal: AbortSignal): Promise<void> {
  const { edition, seed, mutants, games, evolution } = training;
  const points = ask(evolution, mutants, generator(`${seed}/${evolution.generation}`, 'train'));
  const present = champion(training);
  const matches = points.flatMap((point): Match[] => {
    const inTraining = {
      mutant: weightsAt(BY_HAND[edition] as Weights & Record<string, number>, evolution.names, point),
      champion: present,
    };
    return Array.from({ length: games }, (_, i) => ({
      setup: { edition, players: 2, seed: `${seed}/${evolution.generation}/${i >> 2}`, options: {} },
      bots: seats(KINDS[i % 2], (i >> 1) % 2),
      inTraining,
    }));
  });
  const fitness: number[][] = points.map(() => []);
  await playAll(matches, threads, signal, (result, i) => {
    fitness[Math.floor(i / games)].push(fitnessOf(result, (i >> 1) % 2));
  });
  if (signal.aborted) return;
  const means = fitness.map(mean);
  tell(evolution, points, means);
  training.history.push(mean(means));
}

const seats = (kind: string, mine: number): string[] =>
  [0, 1].map((seat) => `${kind}:${seat === mine ? 'mutant' : 'champion'}`);

const fitnessOf = ({ totals }: MatchResult, mine: number): number => totals[mine] - RIVALRY * totals[1 - mine];

/** How often the champion beats the weights written by hand, as greedy bots. */
export async function examine(training: Training, games: number, threads: number, signal: AbortSignal) {
  const { edition, seed } = training;
  const inTraining = { mutant: champion(training), champion: BY_HAND[edition] };
  const matches = Array.from({ length: games }, (_, i): Match => ({
    setup: { edition, players: 2, seed: `${seed}/examination/${i >> 1}`, options: {} },
    bots: seats('greedy', i % 2),
    inTraining,
  }));
  let wins = 0;
  let played = 0;
  const scores: number[] = [];
  await playAll(matches, threads, signal, ({ shares, totals }, i) => {
    played++;
    wins += shares[i % 2];
    scores.push(totals[i % 2]);
  });
  return { games: played, wins, meanScore: mean(scores) };
}
