import { generator, newGame } from '@drover/engine';
import {
  NETS,
  allLessons,
  grown,
  inputCount,
  isTrying,
  newLearner,
  newNet,
  study,
  type Learner,
  type Lessons,
  type Net,
  type Tables,
} from '@drover/bots';
import { tellers } from '../teller.ts';
import type { Match } from './match.ts';
import { playAll } from './pool.ts';
import { openSchool } from './school.ts';
import { mean } from './statistics.ts';

/**
 * Learning the network by self-play. In each generation it plays games against itself, the solo opponent and with some
 * daring; what came of every position is then taught to it. While it is taught, the next games are played already, by
 * the network as it was before.
 */

export interface Plan {
  readonly edition: string;
  readonly tables: Tables;
  readonly seed: string;
  readonly hidden: number;
  /** Games in a generation. */
  readonly games: number;
}

/** Everything that is needed to go on. */
export interface Training extends Plan {
  generation: number;
  readonly learner: Learner;
  /** A running mean of the weights, up to the last lessons but one: it plays the next generation. */
  readonly steady: Float64Array;
  /** Mean points and, against the solo opponent, mean lead of each generation. */
  readonly history: { points: number; lead: number; error: number }[];
}

/** A network for solo games goes on from the one that has learned at all tables; it may have more hidden units. */
export function beginTraining(plan: Plan): Training {
  const probe = newGame({ edition: plan.edition, players: 2, seed: plan.seed, options: {} });
  const inputs = inputCount(probe);
  const below = generator(plan.seed, 'net');
  const net =
    plan.tables === 'solo' ? grown(NETS[plan.edition], inputs, plan.hidden, below) : newNet(inputs, plan.hidden, below);
  return {
    ...plan,
    hidden: net.hidden,
    generation: 0,
    learner: newLearner(net),
    steady: net.weights.slice(),
    history: [],
  };
}

/** A training that goes on where more is shown of a position than when it began. */
export function shownMore(training: Training): Training {
  const { edition, seed, learner, steady } = training;
  const inputs = inputCount(newGame({ edition, players: 2, seed, options: {} }));
  const more = (weights: Float64Array): Net => grown({ ...learner.net, weights }, inputs, 0, generator(seed, 'net'));
  return {
    ...training,
    steady: more(steady).weights,
    learner: {
      ...learner,
      net: more(learner.net.weights),
      mean: more(learner.mean).weights,
      square: more(learner.square).weights,
    },
  };
}

/** How fast it learns, slower and slower; and how often it goes through the lessons of a generation. */
const rateAt = (generation: number): number => Math.max(1e-4, 1e-3 * Math.pow(0.98, generation));
const PASSES = 2;

/** The results of trials depend little on luck: more can be made of them. */
const trialRateAt = (generation: number): number => Math.max(2e-5, Math.min(3e-4, 7.3e-3 * Math.pow(0.98, generation)));
const TRIAL_PASSES = 3;

/** Where turns are tried, one game of so many is enough: more is learned from it, and it takes longer. */
const FEWER = 4;

/** Generations whose weights the running mean is made of: single ones still shake with the luck of their games. */
const CALM = 8;

/** What has been learned: the running mean with the weights after the last lessons. */
export function learned({ generation, learner: { net }, steady }: Training): Net {
  const share = 1 / Math.min(CALM, generation + 1);
  return { ...net, weights: steady.map((weight, i) => weight + share * (net.weights[i] - weight)) };
}

/** Goes on until there have been so many generations. Each depends on nothing but the plan and those before. */
export async function train(
  training: Training,
  generations: number,
  threads: number,
  signal: AbortSignal,
  taught: () => void | Promise<void>,
): Promise<void> {
  const { edition, tables, seed, games, learner, steady, history } = training;
  const { net } = learner;
  if (training.generation >= generations) return;
  const school = openSchool(threads);
  const leave = (): void => school.close();
  signal.addEventListener('abort', leave);
  try {
    const play = (generation: number, weights: Float64Array) => {
      const share = isTrying(tables, generation) ? FEWER : 1;
      return school.play({
        ...{ edition, tables, seed, generation },
        games: Math.ceil(games / share),
        net: { ...net, weights: weights.slice() },
      });
    };
    let next = play(training.generation, steady);
    while (training.generation < generations && !signal.aborted) {
      const played = await next;
      if (played === null || signal.aborted) return;
      const { generation } = training;
      steady.set(learned(training).weights);
      if (generation + 1 < generations) next = play(generation + 1, steady);
      const error = teach(training, allLessons(played, net.inputs));
      const leads = played.flatMap(({ final, solo }) => (solo ? [final[0] - final[1]] : []));
      history.push({ points: mean(played.map(({ final }) => final[0])), lead: mean(leads), error });
      training.generation++;
      await taught();
    }
  } finally {
    signal.removeEventListener('abort', leave);
    school.close();
  }
}

function teach({ learner, tables, generation, seed }: Training, lessons: Lessons): number {
  const below = generator(`${seed}/${generation}`, 'study');
  const [rate, passes] = isTrying(tables, generation)
    ? [trialRateAt(generation), TRIAL_PASSES]
    : [rateAt(generation), PASSES];
  let first = 0;
  for (let pass = 0; pass < passes; pass++) {
    const error = study(learner, lessons, rate, below);
    if (pass === 0) first = error;
  }
  return first;
}

export interface Examination {
  readonly games: number;
  readonly wins: number;
  readonly meanScore: number;
}

/** How often turns thought through with the network beat the greedy bot, or the solo opponent on hard. */
export async function examine(
  net: Net,
  { edition, tables, seed }: Plan,
  games: number,
  threads: number,
  signal: AbortSignal,
): Promise<Examination> {
  const setup = { edition, players: 2 };
  const matches = Array.from({ length: games }, (_, i): Match => {
    if (tables === 'solo') {
      const options = { [tellers[edition]!.opponent.option]: { difficulty: 'hard' } };
      return { setup: { ...setup, seed: `${seed}/examination/${i}`, options }, bots: ['learned'], learned: net };
    }
    return {
      setup: { ...setup, seed: `${seed}/examination/${i >> 1}`, options: {} },
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
  return { games: scores.length, wins, meanScore: mean(scores) };
}
