import { advance, clone, determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Thinking } from '../bot.ts';
import { candidates } from '../candidates.ts';
import type { Weights } from '../value/weights.ts';
import { diceFrom } from './dice.ts';
import { guidedStep, judge, rollOut } from './rollout.ts';
import { newTree, select, type Branch, type Range, type Tree } from './tree.ts';

/**
 * Information-set Monte Carlo tree search. Each iteration takes a game that agrees with what the seat knows, follows the
 * tree through the seat's own decisions while everybody else plays by the guide, plays on to a horizon and judges the
 * position there by the valuation.
 */

/** What was found out about one of the moves. */
export interface Judgement {
  readonly move: Move;
  readonly visits: number;
  /** Points ahead that it leads to, on average. */
  readonly value: number;
}

export interface Thought {
  readonly judgements: readonly Judgement[];
  readonly iterations: number;
  /** Decisions made inside the games that were tried. */
  readonly decisions: number;
}

export interface SearchStyle {
  readonly weights: Weights;
  /** Turns of everybody that are played out before the position is judged. */
  readonly rounds: number;
  /** Games made up from the view; they are used again and again, so that moves are compared on the same ones. */
  readonly worlds: number;
}

const DEFAULT_ITERATIONS = 400;
const CHECK_EVERY = 8;

export function think(view: CoreState, seat: Seat, thinking: Thinking, style: SearchStyle): Thought {
  const moves = candidates(view, seat);
  if (moves.length === 1) return { judgements: [{ move: moves[0], visits: 1, value: 0 }], iterations: 0, decisions: 0 };
  const { below, budget = {}, cancelled, progress } = thinking;
  const { weights, rounds, worlds: most } = style;
  const limit = budget.iterations ?? (budget.milliseconds === undefined ? DEFAULT_ITERATIONS : Infinity);
  const begun = performance.now();
  const deadline = begun + (budget.milliseconds ?? Infinity);
  const players = (view as CoreState & { readonly players: readonly unknown[] }).players.length;
  const untilTurn = view.turn + rounds * players;
  const dice = diceFrom(below);
  const root = newTree();
  const range: Range = { low: Infinity, high: -Infinity };
  const worlds: CoreState[] = [];
  let iterations = 0;
  let decisions = 0;

  while (iterations < limit) {
    if (worlds.length < most) worlds.push(determinize(view, seat, below));
    const state = clone(worlds[iterations % worlds.length]);
    const path: { tree: Tree; branch: Branch }[] = [];
    let tree: Tree | null = root;
    while (tree !== null && !state.over && state.turn < untilTurn) {
      decisions++;
      const decider = state.agenda[state.agenda.length - 1].seat;
      if (decider !== seat) {
        guidedStep(state, weights, dice);
        continue;
      }
      const open: Move[] = candidates(state, seat);
      if (open.length === 1) {
        advance(state, seat, open[0]);
        continue;
      }
      const { branch, move } = select(tree, state, seat, open, weights, range);
      path.push({ tree, branch });
      advance(state, seat, move);
      tree = branch.visits === 0 ? null : (branch.below ??= newTree());
    }
    decisions += rollOut(state, untilTurn, weights, dice);
    const value = judge(state, seat, players, weights);
    range.low = Math.min(range.low, value);
    range.high = Math.max(range.high, value);
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
      if (now >= deadline || cancelled?.() === true || decided(root, iterations, limit)) break;
    }
  }
  return { judgements: judgementsOf(root), iterations, decisions };
}

/** The iterations that are left cannot make another move the most visited one. */
function decided({ branches }: Tree, iterations: number, limit: number): boolean {
  if (limit === Infinity) return false;
  let [first, second] = [0, 0];
  for (const { visits } of branches.values())
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  return first - second > limit - iterations;
}

const judgementsOf = ({ branches }: Tree): Judgement[] =>
  [...branches.values()]
    .filter(({ visits }) => visits > 0)
    .map(({ move, visits, total }) => ({ move, visits, value: total / visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);

/** What several searches of the same position found out together. */
export function combine(thoughts: readonly Thought[]): Thought {
  const sums = new Map<string, { move: Move; visits: number; total: number }>();
  for (const { judgements } of thoughts)
    for (const { move, visits, value } of judgements) {
      const key = JSON.stringify(move);
      const sum = sums.get(key) ?? { move, visits: 0, total: 0 };
      sum.visits += visits;
      sum.total += visits * value;
      sums.set(key, sum);
    }
  return {
    judgements: [...sums.values()]
      .map(({ move, visits, total }) => ({ move, visits, value: total / visits }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value),
    iterations: thoughts.reduce((sum, { iterations }) => sum + iterations, 0),
    decisions: thoughts.reduce((sum, { decisions }) => sum + decisions, 0),
  };
}
