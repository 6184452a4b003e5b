import type { Setup } from '@drover/engine';
import type { Budget } from '@drover/bots';
import {
  mean,
  meanInterval,
  playAll,
  ratings,
  wilson,
  type Interval,
  type Match,
  type MatchResult,
} from '@drover/training';
import { round } from '../text.ts';
import { matchesOf, roundRobin } from './schedule.ts';

/** A tournament: every pairing its games, and what came of it. */

export interface Terms {
  readonly setup: Omit<Setup, 'seed'>;
  readonly bots: readonly string[];
  /** For each pairing; against a solo opponent for each bot. */
  readonly games: number;
  readonly seed: string;
  readonly budget?: Budget | undefined;
  readonly threads: number;
}

export interface BotResult {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly meanScore: number;
  readonly scoreInterval: Interval;
  readonly rating: number;
}

export interface PairingResult {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Of `a`. A victory of several seats is shared among them. */
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  /** Of all pairs of a seat of `a` and one of `b`, the share in which the first has more points; equal ones count half. */
  readonly ahead: number;
  /** Points of `a` minus those of `b`, seats of each averaged. */
  readonly margin: number;
  readonly marginInterval: Interval;
  /** Mean points of `a` and of `b`. */
  readonly points: Both;
  /** The same by category. */
  readonly categories: Readonly<Record<string, Both>>;
}

/** Of `a` and of `b`. */
export type Both = readonly [a: number, b: number];

export interface Outcome {
  readonly results: readonly BotResult[];
  readonly pairings: readonly PairingResult[];
  readonly played: number;
  readonly seconds: number;
}

/** What each game says about `a`, or about a bot against a solo opponent. */
interface Note {
  readonly share: number;
  readonly ahead: number;
  readonly points: Both;
  readonly categories: Readonly<Record<string, Both>>;
}

const both = ([low, high]: Both, digits: number): Both => [round(low, digits), round(high, digits)];

interface Planned {
  readonly a: string;
  readonly b: string;
  readonly match: Match;
  readonly isA: readonly boolean[];
}

function plan({ setup, bots, games, seed, budget }: Terms, opponent: string | null): Planned[] {
  if (opponent === null)
    return roundRobin(bots).flatMap((duel) =>
      matchesOf(duel, setup, games, seed, budget).map((one) => ({ ...duel, ...one })),
    );
  return bots.flatMap((bot) =>
    Array.from({ length: games }, (_, i) => ({
      a: bot,
      b: opponent,
      isA: Array.from({ length: setup.players }, (_, seat) => seat < setup.players - 1),
      match: {
        setup: { ...setup, seed: `${seed}-${i}` },
        bots: Array.from({ length: setup.players - 1 }, () => bot),
        ...(budget === undefined ? {} : { budget }),
      },
    })),
  );
}

/** `opponent` names the solo opponent, where one sits in the last seat. */
export async function playTournament(
  terms: Terms,
  opponent: string | null,
  signal: AbortSignal,
  show: (done: number, total: number) => void | Promise<void>,
): Promise<Outcome> {
  const begun = performance.now();
  const planned = plan(terms, opponent);
  const notes = new Map<string, Note[]>();
  const scores = new Map<string, number[]>(terms.bots.map((bot) => [bot, []]));
  let played = 0;
  const note = ({ a, b, isA }: Planned, { totals, shares, categories }: MatchResult): void => {
    const ofA = <T>(seats: readonly T[]): T[] => seats.filter((_, seat) => isA[seat]);
    const ofB = <T>(seats: readonly T[]): T[] => seats.filter((_, seat) => !isA[seat]);
    const means = (points: readonly number[]): Both => [mean(ofA(points)), mean(ofB(points))];
    const byCategory = Object.keys(categories[0]).map(
      (category) => [category, means(categories.map((points) => points[category]))] as const,
    );
    const key = `${a} ${b}`;
    const share = ofA(shares).reduce((sum, part) => sum + part, 0);
    notes.set(key, [
      ...(notes.get(key) ?? []),
      {
        share,
        ahead: aheadOf(ofA(totals), ofB(totals)),
        points: means(totals),
        categories: Object.fromEntries(byCategory),
      },
    ]);
    scores.get(a)!.push(...ofA(totals));
    scores.get(b)?.push(...ofB(totals));
  };
  await playAll(
    planned.map(({ match }) => match),
    terms.threads,
    signal,
    async (result, i) => {
      note(planned[i], result);
      await show(++played, planned.length);
    },
  );
  const pairings = [...notes].map(([key, games]) => pairingOf(key, games));
  const rated = ratings(opponent === null ? terms.bots : [...terms.bots, opponent], pairings);
  return {
    results: terms.bots.map((bot) => resultOf(bot, pairings, scores.get(bot)!, rated.get(bot)!)),
    pairings,
    played,
    seconds: round((performance.now() - begun) / 1000, 1),
  };
}

const aheadOf = (mine: readonly number[], others: readonly number[]): number =>
  mean(mine.flatMap((a) => others.map((b) => (1 + Math.sign(a - b)) / 2)));

function pairingOf(key: string, notes: readonly Note[]): PairingResult {
  const [a, b] = key.split(' ');
  const wins = notes.reduce((sum, { share }) => sum + share, 0);
  const margins = notes.map(({ points: [mine, others] }) => mine - others);
  const means = (of: (note: Note) => Both): Both =>
    both([mean(notes.map((note) => of(note)[0])), mean(notes.map((note) => of(note)[1]))], 2);
  return {
    a,
    b,
    games: notes.length,
    wins: round(wins, 2),
    winRate: round(wins / notes.length, 4),
    interval: both(wilson(wins, notes.length), 4),
    ahead: round(mean(notes.map(({ ahead }) => ahead)), 4),
    margin: round(mean(margins), 2),
    marginInterval: both(meanInterval(margins), 2),
    points: means(({ points }) => points),
    categories: Object.fromEntries(
      Object.keys(notes[0].categories).map((category) => [category, means(({ categories }) => categories[category])]),
    ),
  };
}

function resultOf(
  bot: string,
  pairings: readonly PairingResult[],
  scores: readonly number[],
  rating: number,
): BotResult {
  const mine = pairings.filter(({ a, b }) => a === bot || b === bot);
  const games = mine.reduce((sum, pairing) => sum + pairing.games, 0);
  const wins = mine.reduce((sum, { a, games, wins }) => sum + (a === bot ? wins : games - wins), 0);
  return {
    bot,
    games,
    wins: round(wins, 2),
    winRate: games === 0 ? 0 : round(wins / games, 4),
    interval: both(wilson(wins, games), 4),
    meanScore: round(mean(scores), 2),
    scoreInterval: both(meanInterval(scores), 2),
    rating: Math.round(rating),
  };
}
