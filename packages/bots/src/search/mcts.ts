import { advance, clone, determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { candidates } from './candidates.ts';
import { endPosition, endsTurn } from './beam.ts';
import type { State } from '../position/editions.ts';
import { diceFrom, type Dice } from './dice.ts';
import { leafValue } from './leaf-value.ts';
import { rolloutStep } from './rollout.ts';
import type { Thinking } from './thinking.ts';
import { meanValue, newNode, select, type Edge, type TreeNode } from './tree.ts';

/**
 * Information-set Monte Carlo tree search (PUCT). Each iteration takes a game that agrees with what the seat knows and
 * plays it on to the end of the seat's turn: its own decisions by the tree, where new moves are weighed by what the
 * position after them seems worth, everybody else's by the rollout policy. What the turn leaves behind is judged by the
 * evaluator.
 */

/** What was found out about one of the moves. */
export interface MoveStats {
  readonly move: Move;
  readonly visits: number;
  /** Points that it leads to in the end, on average; against a solo opponent, points ahead. */
  readonly value: number;
}

export interface SearchResult {
  /** The most visited first. */
  readonly moves: readonly MoveStats[];
  readonly iterations: number;
  /** Decisions made inside the games that were tried. */
  readonly decisions: number;
}

/** Games made up from the view; they are used again and again, so that moves are compared on the same ones. */
const WORLDS = 32;
const DEFAULT_ITERATIONS = 400;
const CHECK_EVERY = 8;

/** Asked where there is a choice. */
export function treeSearch(view: CoreState, seat: Seat, thinking: Thinking, evaluator: Evaluator): SearchResult {
  const { below, budget = {}, cancelled, progress } = thinking;
  const limit = budget.iterations ?? (budget.milliseconds === undefined ? DEFAULT_ITERATIONS : Infinity);
  const begun = performance.now();
  const deadline = begun + (budget.milliseconds ?? Infinity);
  const turn = { seat, last: ownTurn(view, seat), evaluator, dice: diceFrom(below) };
  const root = newNode();
  const worlds: CoreState[] = [];
  let iterations = 0;
  let decisions = 0;

  while (iterations < limit) {
    if (worlds.length < WORLDS) worlds.push(determinize(view, seat, below));
    decisions += iterate(root, clone(worlds[iterations % worlds.length]), turn);
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
  return { moves: statsOf(root), iterations, decisions };
}

interface SearchedTurn {
  readonly seat: Seat;
  /** The turn at whose end an iteration stops. */
  readonly last: number;
  readonly evaluator: Evaluator;
  readonly dice: Dice;
}

/** Plays a game on to the end of the turn and counts what came of it along its path; how many decisions that were. */
function iterate(root: TreeNode, world: CoreState, { seat, last, evaluator, dice }: SearchedTurn): number {
  const path: { node: TreeNode; edge: Edge }[] = [];
  let [state, node, decisions] = [world, root, 0];
  const count = (value: number): number => {
    for (const step of path) {
      step.node.visits++;
      step.edge.visits++;
      step.edge.total += value;
    }
    return decisions;
  };
  while (!state.over && state.turn <= last) {
    decisions++;
    if (state.agenda[state.agenda.length - 1].seat !== seat) {
      rolloutStep(state, evaluator.weights, dice);
      continue;
    }
    const open = candidates(state, seat);
    let move = open[0];
    let after: CoreState | null = null;
    if (open.length > 1) {
      const selected = select(node, state, seat, open, evaluator.value);
      ({ move, after } = selected);
      decisions += selected.seen;
      path.push({ node, edge: selected.edge });
      node = selected.edge.child ??= newNode();
    }
    if (state.turn === last && endsTurn(state, move)) return count(evaluator.value(endPosition(state), seat));
    if (after === null) advance(state, seat, move);
    else state = after;
  }
  return count(leafValue(state, seat, evaluator.value));
}

/** The number of the seat's present or next turn. */
function ownTurn(view: CoreState, seat: Seat): number {
  const { order, active, turn } = view as State;
  return turn + ((order.indexOf(seat) - order.indexOf(active) + order.length) % order.length);
}

/** The iterations that are left cannot make another move the most visited one. */
function decided({ edges }: TreeNode, iterations: number, limit: number): boolean {
  let [first, second] = [0, 0];
  for (const { visits } of edges.values())
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  return first - second > limit - iterations;
}

const statsOf = ({ edges }: TreeNode): MoveStats[] =>
  [...edges.values()]
    .map((edge) => ({ move: edge.move, visits: edge.visits, value: meanValue(edge) }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
