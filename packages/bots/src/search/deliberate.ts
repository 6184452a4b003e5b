import { advance, clone, determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief, Beliefs } from '../beliefs.ts';
import type { Bot, Budget, Thinking } from '../bot.ts';
import { candidates } from '../candidates.ts';
import { bestPlan, firstMove, planTurn, wayOf, type TurnPlan } from '../plan.ts';
import { diceFrom, type Dice } from './dice.ts';
import { guidedStep, judge } from './rollout.ts';
import type { Judgement, Thought } from './think.ts';
import { keyOf } from './tree.ts';

/**
 * Comparing whole turns by playing on. In every game made up from the view the turn is thought through, and for each first
 * move that is still in question the best turn that begins with it is played, and some more turns after it. All of them are
 * tried on the same games, so that luck is the same for all.
 */

export interface Deliberation {
  readonly belief: Belief;
  /** Own turns that are played, the present one among them. */
  readonly turns: number;
}

/** Positions that are followed at a time: in the present turn, and in turns to come, which are thought through in a hurry. */
const [CARE, HURRY] = [6, 2];
/** Games in which the turn is only thought through, before any is played on. */
const GLANCES = 4;
/** So many first moves are looked into at most, and none that seems so many points worse than another. */
const [MOST, REACH] = [5, 5];
/** Points by which a move must be behind to be given up after one game; after more games it is less. */
const DOUBT = 9;
const DEFAULT_ITERATIONS = 60;

/** A move that a good turn may begin with. */
interface Contender {
  readonly move: Move;
  /** What the best turn that begins with it seemed to leave behind, in each game. */
  readonly glances: number[];
  /** What came of it when it was played on. */
  readonly results: number[];
}

/** A game, and the best turn in it for each first move. */
interface Trial {
  readonly world: CoreState;
  readonly turns: ReadonlyMap<string, TurnPlan>;
}

export function deliberate(view: CoreState, seat: Seat, thinking: Thinking, style: Deliberation): Thought {
  const { below, budget = {}, cancelled, progress } = thinking;
  const limit = budget.iterations ?? (budget.milliseconds === undefined ? DEFAULT_ITERATIONS : Infinity);
  const begun = performance.now();
  const dice = diceFrom(below);
  const moves = new Map<string, Contender>();
  const trials: Trial[] = [];
  let iterations = 0;
  const isOver = (): boolean => {
    const time = budget.milliseconds === undefined ? 0 : (performance.now() - begun) / budget.milliseconds;
    const share = Math.min(1, Math.max(iterations / limit, time));
    progress?.(share);
    return share === 1 || cancelled?.() === true;
  };
  const nextTrial = (): Trial => {
    const world = determinize(view, seat, below);
    const turns = byFirstMove(planTurn(world, seat, style.belief.value, CARE).plans);
    for (const [key, plan] of turns) {
      if (!moves.has(key)) moves.set(key, { move: firstMove(plan), glances: [], results: [] });
      moves.get(key)!.glances.push(plan.worth);
    }
    iterations++;
    return { world, turns };
  };

  while (trials.length === 0 || (trials.length < GLANCES && !isOver())) trials.push(nextTrial());
  let open = worthALook([...moves.values()]);
  for (let i = 0; open.length > 1 && !isOver(); i++) {
    const { world, turns } = trials[i] ?? nextTrial();
    for (const { move, results } of open) {
      const plan = turns.get(keyOf(move));
      if (plan === undefined) continue;
      results.push(playOn(world, seat, plan, style, dice));
      iterations++;
    }
    open = stillOpen(open);
  }
  const others = [...moves.values()].filter((move) => !open.includes(move));
  const judgements = [open, others].flatMap((group) => group.map(judgementOf).sort((a, b) => b.value - a.value));
  return { judgements, iterations, decisions: iterations };
}

function byFirstMove(plans: readonly TurnPlan[]): Map<string, TurnPlan> {
  const best = new Map<string, TurnPlan>();
  for (const plan of plans) {
    const key = keyOf(firstMove(plan));
    const known = best.get(key);
    if (known === undefined || plan.worth > known.worth) best.set(key, plan);
  }
  return best;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/**
 * Those that seem best at first sight. One that seemed worth following only now and then is not among them, and of those that
 * begin the same turn in another order one is enough.
 */
function worthALook(all: readonly Contender[]): Contender[] {
  const games = Math.max(...all.map(({ glances }) => glances.length));
  const known = new Set<string>();
  const usual = all.filter(({ glances }) => {
    const turn = glances.join();
    if (2 * glances.length < games || known.has(turn)) return false;
    known.add(turn);
    return true;
  });
  const top = Math.max(...usual.map(({ glances }) => mean(glances)));
  return usual
    .filter(({ glances }) => mean(glances) > top - REACH)
    .sort((a, b) => mean(b.glances) - mean(a.glances))
    .slice(0, MOST);
}

/** Less those that have fallen behind. */
function stillOpen(open: readonly Contender[]): Contender[] {
  const top = Math.max(...open.map(({ results }) => (results.length === 0 ? -Infinity : mean(results))));
  return open.filter(({ results }) => results.length === 0 || mean(results) > top - DOUBT / Math.sqrt(results.length));
}

/** Makes the turn and plays on for some turns. */
function playOn(world: CoreState, seat: Seat, first: TurnPlan, style: Deliberation, dice: Dice): number {
  const { belief, turns } = style;
  const state = clone(world);
  let plan = first;
  for (let turn = 1; turn < turns; turn++) {
    for (const { moves } of wayOf(plan)) for (const move of moves) advance(state, seat, move);
    while (!state.over && state.active !== seat) guidedStep(state, belief.weights, dice);
    if (state.over) return judge(state, seat, belief.value);
    plan = bestPlan(planTurn(state, seat, belief.value, HURRY).plans);
  }
  return plan.worth;
}

const judgementOf = ({ move, glances, results }: Contender): Judgement => ({
  move,
  visits: results.length,
  value: mean(results.length === 0 ? glances : results),
});

/** A bot that compares whole turns; a budget given with the question comes before its own. */
export const deliberateWith = (name: string, beliefs: Beliefs, budget: Budget, turns: number): Bot => ({
  name,
  choose(view, seat, thinking) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    const style = { belief: beliefs[view.edition], turns };
    return deliberate(view, seat, { ...thinking, budget: thinking.budget ?? budget }, style).judgements[0].move;
  },
});
