import { advance, clone, determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import type { Thinking } from '../bot.ts';
import { candidates } from '../candidates.ts';
import { endsTurn, settled } from '../plan.ts';
import type { State } from '../value/printed.ts';
import { compare } from './compare.ts';
import { diceFrom } from './dice.ts';
import { judge } from './prospects.ts';
import { guidedStep } from './rollout.ts';
import { newTree, select, worthOf, type Branch, type Tree } from './tree.ts';

/**
 * Information-set Monte Carlo tree search. Each iteration takes a game that agrees with what the seat knows and plays it on
 * to a horizon: the seat's own decisions by the tree, where new moves are weighed by what the position after them seems
 * worth, everybody else's by the guide. The position at the horizon is judged by the valuation.
 */

/** What was found out about one of the moves. */
export interface Judgement {
  readonly move: Move;
  readonly visits: number;
  /** Points that it leads to in the end, on average; against a solo opponent, points ahead. */
  readonly value: number;
}

export interface Thought {
  readonly judgements: readonly Judgement[];
  readonly iterations: number;
  /** Decisions made inside the games that were tried. */
  readonly decisions: number;
}

export interface SearchStyle {
  readonly belief: Belief;
  /** Own turns that are played before the position is judged, the present one among them. */
  readonly turns: number;
  /** Games made up from the view; they are used again and again, so that moves are compared on the same ones. */
  readonly worlds: number;
}

const DEFAULT_ITERATIONS = 400;
const CHECK_EVERY = 8;

export function think(view: CoreState, seat: Seat, thinking: Thinking, style: SearchStyle): Thought {
  const moves = candidates(view, seat);
  const { below, budget = {}, cancelled, progress } = thinking;
  if (moves.length === 1) {
    const [value] = compare(view, seat, moves, below, { ...style, worlds: 1 });
    return { judgements: [{ move: moves[0], visits: 1, value }], iterations: 0, decisions: 0 };
  }
  const { belief, turns, worlds: most } = style;
  const { weights } = belief;
  const limit = budget.iterations ?? (budget.milliseconds === undefined ? DEFAULT_ITERATIONS : Infinity);
  const begun = performance.now();
  const deadline = begun + (budget.milliseconds ?? Infinity);
  const last = ownTurn(view, seat) + (turns - 1) * (view as State).players.length;
  const dice = diceFrom(below);
  const root = newTree();
  const worlds: CoreState[] = [];
  let iterations = 0;
  let decisions = 0;

  while (iterations < limit) {
    if (worlds.length < most) worlds.push(determinize(view, seat, below));
    let state = clone(worlds[iterations % worlds.length]);
    const path: { tree: Tree; branch: Branch }[] = [];
    let tree = root;
    let value: number | null = null;
    while (value === null && !state.over && state.turn <= last) {
      decisions++;
      const decider = state.agenda[state.agenda.length - 1].seat;
      if (decider !== seat) {
        guidedStep(state, weights, dice);
        continue;
      }
      const open: Move[] = candidates(state, seat);
      if (open.length === 1) {
        if (state.turn === last && endsTurn(state, open[0])) value = belief.value(settled(state), seat);
        else advance(state, seat, open[0]);
        continue;
      }
      const { branch, move, after, seen } = select(tree, state, seat, open, belief.value);
      decisions += seen;
      path.push({ tree, branch });
      if (state.turn === last && endsTurn(state, move)) value = belief.value(settled(state), seat);
      else if (after === null) advance(state, seat, move);
      else state = after;
      tree = branch.below ??= newTree();
    }
    value ??= judge(state, seat, belief.value);
    for (const step of path) {
      step.tree.visits++;
      step.branch.visits++;
      step.branch.total += value;
    }
    iterations++;
    if (iterations % CHECK_EVERY === 0) {
      const now = performance.now();
      const share = Math.max(iterations / limit, (now - begun) / (deadline - begun));
      progress?.(Math.min(1, share));
      // At this pace there will be so many in all.
      const all = Math.min(limit, (iterations * (deadline - begun)) / (now - begun));
      if (now >= deadline || cancelled?.() === true || decided(root, iterations, all)) break;
    }
  }
  return { judgements: judgementsOf(root), iterations, decisions };
}

/** The number of the seat's present or next turn. */
function ownTurn(view: CoreState, seat: Seat): number {
  const { order, active, turn } = view as State;
  return turn + ((order.indexOf(seat) - order.indexOf(active) + order.length) % order.length);
}

/** The iterations that are left cannot make another move the most visited one. */
function decided({ branches }: Tree, iterations: number, limit: number): boolean {
  let [first, second] = [0, 0];
  for (const { visits } of branches.values())
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  return first - second > limit - iterations;
}

const judgementsOf = ({ branches }: Tree): Judgement[] =>
  [...branches.values()]
    .map((branch) => ({ move: branch.move, visits: branch.visits, value: worthOf(branch) }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);

/** What several searches of the same position found out together. */
export function combine(thoughts: readonly Thought[]): Thought {
  const sums = new Map<string, { move: Move; visits: number; weight: number; total: number }>();
  for (const { judgements } of thoughts)
    for (const { move, visits, value } of judgements) {
      const key = JSON.stringify(move);
      const sum = sums.get(key) ?? { move, visits: 0, weight: 0, total: 0 };
      sum.visits += visits;
      sum.total += (visits + 1) * value;
      sum.weight += visits + 1;
      sums.set(key, sum);
    }
  return {
    judgements: [...sums.values()]
      .map(({ move, visits, weight, total }) => ({ move, visits, value: total / weight }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value),
    iterations: thoughts.reduce((sum, { iterations }) => sum + iterations, 0),
    decisions: thoughts.reduce((sum, { decisions }) => sum + decisions, 0),
  };
}
