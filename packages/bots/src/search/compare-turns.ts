import { canonical, clone, determinize, view as viewOf, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import type { TurnPlan } from './beam.ts';
import { bestTurns } from './best-turns.ts';
import { diceFrom, DICE_SEEDS } from './dice.ts';
import { playLine, lineOf, lineKey, playout, type Horizon } from './playout.ts';
import { leadValue } from './leaf-value.ts';
import { lossAgainst, mean } from './paired.ts';
import type { Thinking } from './thinking.ts';

/**
 * Paired comparison of whole turns with common random numbers. In some games made up from the view the turn is planned by
 * beam search; then the best turns are played, and some more turns after them. All of them are tried on the same games and
 * with the same dice, so that luck is the same for all; a turn that is surely no better than the best one is dropped.
 */

export interface ComparisonOptions extends Horizon {
  readonly evaluator: Evaluator;
  /** What is left out, to measure what it is worth. */
  readonly without?: ComparisonPart | undefined;
}

/**
 * Counting the lead rather than points; the same luck for all turns; dropping those that are surely no better; weighing
 * what a turn seemed worth at first.
 */
export type ComparisonPart = 'lead' | 'luck' | 'dropping' | 'estimates';

/** A sequence of decisions, up to the end of the turn or until something comes to light. */
export interface Line {
  readonly moves: readonly Move[];
  /** What came of it on average; of one that was not played on, what it seemed worth. */
  readonly value: number;
  /** Games in which it was played on. */
  readonly visits: number;
}

export interface TurnComparison {
  /** The one that was decided for first, then those that were played most, by value. */
  readonly lines: readonly Line[];
  readonly iterations: number;
  /** What is to follow the first move of the best line, by what the table looks like then. */
  readonly followUps: ReadonlyMap<string, Move>;
}

/** Games in which the turn is only planned, before any is played on. */
const PLANNED_WORLDS = 4;
/** So many lines are compared at most, and none that seems so many points worse than another. */
const [MAX_LINES, MAX_GAP] = [6, 5];
/** What a line seemed worth when it was planned counts as much as what came of it in so many games. */
const ESTIMATE_WEIGHT = 4;
/** One is dropped if, after some games, it is surely not better than the best one by as much as this many points. */
const [INDIFFERENCE, MIN_GAMES, DEVIATIONS] = [0.3, 4, 2];
const DEFAULT_ITERATIONS = 100;

interface ComparedTurn extends Pick<Line, 'moves'> {
  /** What the best turn of this line seemed worth, in each game in which it was planned. */
  readonly estimates: number[];
  /** What came of it when it was played on, game by game. */
  readonly results: number[];
}

export function compareTurns(
  view: CoreState,
  seat: Seat,
  thinking: Thinking,
  options: ComparisonOptions,
): TurnComparison {
  const { below, budget = {}, cancelled, progress } = thinking;
  const limit = budget.iterations ?? (budget.milliseconds === undefined ? DEFAULT_ITERATIONS : Infinity);
  const begun = performance.now();
  const worlds: CoreState[] = [];
  let iterations = 0;
  const spent = (): number => {
    if (cancelled?.() === true) return 1;
    const time = budget.milliseconds === undefined ? 0 : (performance.now() - begun) / budget.milliseconds;
    const share = Math.min(1, Math.max(iterations / limit, time));
    progress?.(share);
    return share;
  };
  const nextWorld = (): CoreState => determinize(view, seat, below);

  const judge = (expected: number, state: CoreState): number =>
    options.without === 'lead' ? expected : leadValue(expected, state, seat, options.evaluator.value);
  const how = { ...options, judge };
  const weight = options.without === 'estimates' ? 0 : ESTIMATE_WEIGHT;

  const estimates: Map<string, TurnPlan>[] = [];
  while (estimates.length === 0 || (estimates.length < PLANNED_WORLDS && spent() < 1)) {
    const world = nextWorld();
    worlds.push(world);
    estimates.push(bestTurns(world, seat, options.evaluator.value, (plan) => lineKey(lineOf(plan, world))));
    iterations++;
  }
  const all = comparedTurns(estimates, worlds);
  let open: readonly ComparedTurn[] = shortlist(all);
  for (let game = 0; open.length > 1 && spent() < 1; game++) {
    let world = (worlds[game] ??= nextWorld());
    let seed = below(DICE_SEEDS);
    for (const { moves, results } of open) {
      const dice = diceFrom(() => seed);
      results.push(playout(world, seat, moves, how, dice));
      iterations++;
      if (options.without === 'luck') [world, seed] = [nextWorld(), below(DICE_SEEDS)];
    }
    if (options.without !== 'dropping') open = survivors(open, weight);
  }
  const best = leader(open, weight);
  const lines = all.map(summary).sort((a, b) => b.visits - a.visits || b.value - a.value);
  return {
    lines: [summary(best), ...lines.filter(({ moves }) => moves !== best.moves)],
    iterations,
    followUps: followUpsOf(best, worlds[0], seat),
  };
}

/** Lines that were found in at least half of the games; all of them, if there is none. */
function comparedTurns(estimates: readonly Map<string, TurnPlan>[], worlds: readonly CoreState[]): ComparedTurn[] {
  const all = new Map<string, ComparedTurn>();
  estimates.forEach((turns, game) => {
    for (const [key, plan] of turns) {
      if (!all.has(key)) all.set(key, { moves: lineOf(plan, worlds[game]), estimates: [], results: [] });
      all.get(key)!.estimates.push(plan.worth);
    }
  });
  const usual = [...all.values()].filter((line) => 2 * line.estimates.length >= estimates.length);
  return usual.length > 0 ? usual : [...all.values()];
}

function followUpsOf({ moves }: ComparedTurn, world: CoreState, seat: Seat): Map<string, Move> {
  const followUps = new Map<string, Move>();
  const state = clone(world);
  playLine(state, seat, moves, (move) => {
    // The first one is the answer to the question itself: asked again, it is searched again.
    if (moves.indexOf(move) > 0) followUps.set(canonical(viewOf(state, seat)), move);
  });
  return followUps;
}

/** Those with the best estimates, the best one first; of those that do the same in another order one is enough. */
function shortlist(all: readonly ComparedTurn[]): ComparedTurn[] {
  const sorted = all.toSorted((a, b) => mean(b.estimates) - mean(a.estimates));
  const seen = new Set<string>();
  return sorted
    .filter(({ estimates }) => {
      const turn = estimates.join();
      return !seen.has(turn) && seen.add(turn) && mean(estimates) >= mean(sorted[0].estimates) - MAX_GAP;
    })
    .slice(0, MAX_LINES);
}

/** What comes of it on average, where what it seemed worth before counts as much as so many games. */
const valueOf = ({ estimates, results }: ComparedTurn, weight: number): number =>
  (results.reduce((sum, n) => sum + n, 0) + weight * mean(estimates)) / (results.length + weight);

/** The best of those that have been played in the same games; of equals the one with the best estimate. */
const leader = (open: readonly ComparedTurn[], weight: number): ComparedTurn =>
  open.reduce((best, line) => (valueOf(line, weight) > valueOf(best, weight) ? line : best));

/** Less those that are behind the best one by a one-sided test on the paired differences. */
function survivors(open: readonly ComparedTurn[], weight: number): readonly ComparedTurn[] {
  const best = leader(open, weight);
  if (best.results.length < MIN_GAMES) return open;
  return open.filter((line) => {
    const behind = valueOf(best, weight) - valueOf(line, weight);
    return line === best || behind - DEVIATIONS * lossAgainst(best.results, line.results).error < -INDIFFERENCE;
  });
}

function summary({ moves, estimates, results }: ComparedTurn): Line {
  return { moves, visits: results.length, value: mean(results.length === 0 ? estimates : results) };
}
