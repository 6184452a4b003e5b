import { canonical, clone, determinize, view as viewOf, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief, Beliefs } from '../beliefs.ts';
import type { Bot, Budget, Thinking } from '../bot.ts';
import { candidates } from '../candidates.ts';
import { planTurn, type TurnPlan } from '../plan.ts';
import { diceFrom, LUCK } from './dice.ts';
import { carryOut, courseOf, keyOfCourse, playOn, type Horizon } from './play-on.ts';
import { prospects } from './prospects.ts';

/**
 * Comparing whole turns by playing on. In some games made up from the view the turn is thought through; then the best turns are
 * played, and some more turns after them. All of them are tried on the same games and with the same dice, so that luck is the
 * same for all.
 */

export interface Deliberation extends Horizon {
  readonly belief: Belief;
}

/** What to decide one after the other, up to the end of the turn or until something comes to light. */
export interface Course {
  readonly moves: readonly Move[];
  /** What comes of it, on average. */
  readonly value: number;
  /** Games in which it was played on. */
  readonly visits: number;
}

export interface Deliberated {
  /** The one that was decided for first, the others by value. */
  readonly courses: readonly Course[];
  readonly iterations: number;
  /** What is to follow the first move of the best course, by what the table looks like then. */
  readonly intentions: ReadonlyMap<string, Move>;
}

/** Positions that are followed at a time. */
const CARE = 6;
/** In the present turn so many are followed for each move to begin with. */
const APART = 2;
/** Games in which the turn is only thought through, before any is played on. */
const GLANCES = 4;
/** So many courses are compared at most, and none that seems so many points worse than another. */
const [MOST, REACH] = [5, 5];
/** One is given up if, after some games, it is surely not better than the best one by as much as this many points. */
const [TRIFLE, SOME, SURE] = [0.3, 6, 2];
const DEFAULT_ITERATIONS = 100;

interface Contender extends Pick<Course, 'moves'> {
  /** What the best turn of this course seemed to leave behind, in each game that was glanced at. */
  readonly glances: number[];
  /** What came of it when it was played on, game by game. */
  readonly results: number[];
}

export function deliberate(view: CoreState, seat: Seat, thinking: Thinking, style: Deliberation): Deliberated {
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

  const judge = (expected: number, state: CoreState): number => prospects(expected, state, seat, style.belief.value);
  const how = { ...style, judge };

  const glances: Map<string, TurnPlan>[] = [];
  while (glances.length === 0 || (glances.length < GLANCES && spent() < 1)) {
    worlds.push(nextWorld());
    glances.push(glance(worlds.at(-1)!, seat, style.belief));
    iterations++;
  }
  const all = contenders(glances, worlds);
  let open = favourites(all);
  for (let game = 0; open.length > 1 && spent() < 1; game++) {
    const world = (worlds[game] ??= nextWorld());
    const luck = below(LUCK);
    for (const { moves, results } of open) {
      const dice = diceFrom(() => luck);
      results.push(playOn(world, seat, moves, how, dice));
      iterations++;
    }
    open = stillOpen(open);
  }
  const best = leader(open);
  const courses = all.map(asCourse).sort((a, b) => b.value - a.value);
  return {
    courses: [asCourse(best), ...courses.filter(({ moves }) => moves !== best.moves)],
    iterations,
    intentions: intentionsOf(best, worlds[0], seat),
  };
}

/** The best turn of each course in one game. */
function glance(world: CoreState, seat: Seat, { value }: Belief): Map<string, TurnPlan> {
  const turns = new Map<string, TurnPlan>();
  for (const plan of planTurn(world, seat, value, CARE, APART).plans) {
    const key = keyOfCourse(courseOf(plan, world));
    if (plan.worth > (turns.get(key)?.worth ?? -Infinity)) turns.set(key, plan);
  }
  return turns;
}

/** Courses that were thought of in at least half of the games; all of them, if there is none. */
function contenders(glances: readonly Map<string, TurnPlan>[], worlds: readonly CoreState[]): Contender[] {
  const all = new Map<string, Contender>();
  glances.forEach((turns, game) => {
    for (const [key, plan] of turns) {
      if (!all.has(key)) all.set(key, { moves: courseOf(plan, worlds[game]), glances: [], results: [] });
      all.get(key)!.glances.push(plan.worth);
    }
  });
  const usual = [...all.values()].filter((course) => 2 * course.glances.length >= glances.length);
  return usual.length > 0 ? usual : [...all.values()];
}

function intentionsOf({ moves }: Contender, world: CoreState, seat: Seat): Map<string, Move> {
  const intentions = new Map<string, Move>();
  const state = clone(world);
  carryOut(state, seat, moves, (move) => {
    // The first one is the answer to the question itself: asked again, it is thought about again.
    if (moves.indexOf(move) > 0) intentions.set(canonical(viewOf(state, seat)), move);
  });
  return intentions;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Those that seem best at a glance, the best one first; of those that do the same in another order one is enough. */
function favourites(all: readonly Contender[]): Contender[] {
  const sorted = all.toSorted((a, b) => mean(b.glances) - mean(a.glances));
  const seen = new Set<string>();
  return sorted
    .filter(({ glances }) => {
      const turn = glances.join();
      return !seen.has(turn) && seen.add(turn) && mean(glances) >= mean(sorted[0].glances) - REACH;
    })
    .slice(0, MOST);
}

/** How far it is behind another one, game by game. */
const behind = (course: Contender, other: Contender): number[] =>
  course.results.map((result, game) => other.results[game] - result);

/** The first one, unless another is better in enough games. */
const leader = (open: readonly Contender[]): Contender =>
  open.reduce((best, course) => {
    const gaps = behind(course, best);
    return gaps.length >= SOME && mean(gaps) < 0 ? course : best;
  });

/** Less those that the best one leaves behind. */
function stillOpen(open: readonly Contender[]): Contender[] {
  const best = leader(open);
  return open.filter((course) => {
    const gaps = behind(course, best);
    if (course === best || gaps.length < SOME) return true;
    const gap = mean(gaps);
    const variance = mean(gaps.map((points) => (points - gap) ** 2));
    return gap - SURE * Math.sqrt(variance / gaps.length) < -TRIFLE;
  });
}

function asCourse({ moves, glances, results }: Contender): Course {
  return { moves, visits: results.length, value: mean(results.length === 0 ? glances : results) };
}

/** Decisions that are remembered: enough for many tables at a time. */
const REMEMBERED = 100;

/**
 * A bot that compares whole turns; a budget given with the question comes before its own. What it has decided it carries
 * out without thinking again, as long as everything is as expected.
 */
export function deliberateWith(
  name: string,
  beliefs: Beliefs,
  budget: Budget,
  horizonAt: (table: CoreState) => Horizon,
): Bot {
  const remembered = new Map<string, Move>();
  return {
    name,
    choose(view, seat, thinking) {
      const moves = candidates(view, seat);
      if (moves.length === 1) return moves[0];
      const intention = remembered.get(canonical(view));
      if (intention !== undefined) return intention;
      const style = { belief: beliefs[view.edition], ...horizonAt(view) };
      const { courses, intentions } = deliberate(view, seat, { ...thinking, budget: thinking.budget ?? budget }, style);
      for (const [table, move] of intentions) remembered.set(table, move);
      for (const table of remembered.keys()) {
        if (remembered.size <= REMEMBERED) break;
        remembered.delete(table);
      }
      return courses[0].moves[0];
    },
  };
}
