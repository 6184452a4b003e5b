import { determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import { candidates } from '../candidates.ts';
import type { TurnPlan } from '../plan.ts';
import { diceFrom, LUCK } from '../search/dice.ts';
import { courseOf, keyOfCourse, playOn } from '../search/play-on.ts';
import { evaluate, type Net } from './net.ts';

/**
 * Trying turns that are nearly chosen. All are played in one and the same game made up from the view, and some turns after
 * them: luck makes the results of all of them better or worse, but hardly the difference between them.
 */

export interface Trial {
  readonly plan: TurnPlan;
  /** What it and the turns after it left behind, as it is shown to a network; fewer if the game was over first. */
  readonly left: readonly Float32Array[];
  /** What the seat could expect after some more turns. */
  readonly result: number;
}

/** Turns that are tried: the best ones, and one of the others that seem worse by fewer points than this. */
const [TRIED, REACH] = [5, 6];
/** Own turns that are played, the one that is tried among them. */
const TURNS = 3;

/** Where the turn is: what the seat sees, and the game made up from it in which the turn was thought through. */
export interface Scene {
  readonly seen: CoreState;
  readonly world: CoreState;
  readonly seat: Seat;
}

/** Nothing if there is no choice. */
export function tryTurns(
  { seen, world, seat }: Scene,
  plans: readonly TurnPlan[],
  belief: Belief,
  read: (position: CoreState) => Float32Array,
  below: Below,
): Trial[] {
  const nearby = nearlyChosen(plans, world, seat);
  if (nearby.length > TRIED) nearby.splice(TRIED - 1, Infinity, nearby[TRIED - 1 + below(nearby.length - TRIED + 1)]);
  if (nearby.length === 1) return [];
  const other = determinize(seen, seat, below);
  const luck = below(LUCK);
  return nearby.map(({ plan, course }) => {
    const left: Float32Array[] = [];
    const how = {
      ...{ belief, turns: TURNS, judged: 1, judge: (expected: number) => expected },
      left: (end: CoreState) => void left.push(read(end)),
    };
    const result = playOn(
      other,
      seat,
      course,
      how,
      diceFrom(() => luck),
    );
    return { plan, left, result };
  });
}

/** The best turn of each course that is not much worse than the best of all, the best first. */
function nearlyChosen(plans: readonly TurnPlan[], world: CoreState, seat: Seat): { plan: TurnPlan; course: Move[] }[] {
  // A move there is no choice about is made before any course is gone.
  const forced = candidates(world, seat).length === 1 ? 1 : 0;
  const sorted = plans.toSorted((a, b) => b.worth - a.worth);
  const [seen, courses] = [new Set<number>(), new Map<string, { plan: TurnPlan; course: Move[] }>()];
  for (const plan of sorted) {
    if (plan.worth < sorted[0].worth - REACH) break;
    // What is worth exactly the same is the same, done in another order.
    if (seen.has(plan.worth)) continue;
    seen.add(plan.worth);
    const course = courseOf(plan, world).slice(forced);
    const key = keyOfCourse(course);
    if (!courses.has(key)) courses.set(key, { plan, course });
  }
  return [...courses.values()];
}

/** How much the result of a trial counts beside what the turn seemed worth: it is one game only. */
const TRUST = 0.3;

export function mostTrusted(trials: readonly Trial[]): TurnPlan | null {
  const trusted = ({ plan, result }: Trial): number => (1 - TRUST) * plan.worth + TRUST * result;
  return trials.reduce<Trial | null>((a, b) => (a === null || trusted(b) > trusted(a) ? b : a), null)?.plan ?? null;
}

/** How much is learned from the luck that all of them had. */
const COMMON = 0.03;

/**
 * What is to be learned of the positions that turns left behind: the differences between them. Those after as many turns are
 * compared with each other.
 */
export function differences(trials: readonly Trial[], net: Net): { left: Float32Array; target: number }[] {
  return Array.from({ length: TURNS - 1 }, (_, turn) => {
    const ended = trials
      .filter(({ left }) => left.length > turn)
      .map(({ left, result }) => ({ left: left[turn], result }));
    let luck = 0;
    for (const { left, result } of ended) luck += (result - evaluate(net, left)) / ended.length;
    return ended.map(({ left, result }) => ({ left, target: result - (1 - COMMON) * luck }));
  }).flat();
}
