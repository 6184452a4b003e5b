import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import { addTerms, contextOf } from './evaluators/evaluate.ts';
import type { Evaluator } from './evaluators/evaluator.ts';
import { certain, countsOf, type Counts } from './position/counts.ts';
import { TERMS, noTerms, type Term, type Terms } from './position/terms.ts';
import { beamSearch, bestPlan, endPosition, endsTurn, isTurnOver, pathOf } from './search/beam.ts';

/** Why one move is better than another: how the turn goes on after each, and in what the turns differ when they are over. */

/** Points by which one turn leaves more than the other in one respect; always above 0. */
export interface Reason {
  readonly term: Term;
  readonly points: number;
  /** What can be counted on the table after this turn and after the other; null where there is nothing to count, or luck in it. */
  readonly counted: { readonly here: number; readonly there: number } | null;
}

/** What speaks for a move compared with another, the weightiest first. */
export interface Comparison {
  readonly against: Move;
  /** Points by which it is better in the end, as far as the search can tell; below 0, worse. */
  readonly by: number;
  readonly more: readonly Reason[];
  readonly less: readonly Reason[];
}

/** A turn that begins with a move. */
export interface Turn {
  readonly move: Move;
  /** The moves it goes on with, in the first of the games it was thought through in. */
  readonly plan: readonly Move[];
  /** What it leaves behind in each of these games. */
  readonly terms: readonly Readonly<Terms>[];
  /** What can be counted then, as far as it is sure. */
  readonly counts: Counts;
}

/** One that was thought through. */
export interface PlannedTurn extends Turn {
  /** What the evaluator makes of what it leaves behind, on average. */
  readonly worth: number;
}

const BEAM_WIDTH = 4;
/** Less than this is no reason. */
const SLIGHT = 0.3;
const MOST_TOLD = 3;

/** The best turn that begins with the move, in games that agree with what the seat may see. */
export function turnWith(
  worlds: readonly CoreState[],
  seat: Seat,
  move: Move,
  { value, weights }: Evaluator,
): PlannedTurn {
  const turns = worlds.map((world) => planTurn(world, seat, move, value));
  return {
    move,
    plan: turns[0].plan,
    worth: turns.reduce((sum, { left }) => sum + value(left, seat), 0) / turns.length,
    ...whatIsLeft(
      turns.map(({ left }) => left),
      seat,
      weights,
    ),
  };
}

/** What a turn leaves behind, in each of the games it was played in. */
export function whatIsLeft(
  positions: readonly CoreState[],
  seat: Seat,
  weights: Evaluator['weights'],
): Pick<Turn, 'terms' | 'counts'> {
  const left = positions.map((position) => contextOf(position, seat, weights));
  const terms = left.map((ctx) => {
    const sums = noTerms();
    addTerms(ctx, sums);
    return sums;
  });
  return { terms, counts: certain(left.map(countsOf)) };
}

function planTurn(
  world: CoreState,
  seat: Seat,
  move: Move,
  value: Evaluator['value'],
): { plan: readonly Move[]; left: CoreState } {
  if (endsTurn(world, move)) return { plan: [], left: endPosition(world) };
  const state = clone(world);
  advance(state, seat, move);
  if (isTurnOver(state, seat, world.turn)) return { plan: [], left: state };
  const best = pathOf(bestPlan(beamSearch(state, seat, value, BEAM_WIDTH).plans));
  const plan = best.flatMap(({ moves }) => moves);
  for (const next of plan) {
    if (endsTurn(state, next)) return { plan, left: endPosition(state) };
    advance(state, seat, next);
  }
  return { plan, left: state };
}

/**
 * In what a turn is better or worse than another. The search has found by how much, and looks further than one turn:
 * where the position after it does not bear that out, nothing is said of it. What is so in some of the games only is
 * luck, and no reason. And what speaks for the other side is told only as far as it does not outweigh what decided.
 */
export function comparisonOf(turn: Turn, other: Turn, by: number): Comparison {
  const differences = TERMS.map((term) => differenceIn(turn, other, term));
  const sum = differences.reduce((total, { points }) => total + points, 0);
  const side = (sign: number): Reason[] =>
    differences
      .filter(({ points, sure }) => sure && sign * points >= SLIGHT)
      .map(({ term, points }) => ({ term, points: sign * points, counted: countedOf(turn, other, term, sign) }))
      .sort((a, b) => b.points - a.points)
      .slice(0, MOST_TOLD);
  const decided = by > 0 ? side(1) : side(-1);
  if (by === 0 || by > 0 !== sum > 0 || decided.length === 0) return { against: other.move, by, more: [], less: [] };
  const weight = decided.reduce((total, { points }) => total + points, 0);
  let rest = weight;
  const opposed = (by > 0 ? side(-1) : side(1)).filter(({ points }) => (rest -= points) > 0);
  return {
    against: other.move,
    by,
    ...(by > 0 ? { more: decided, less: opposed } : { more: opposed, less: decided }),
  };
}

/** By how many points they differ in one respect, on average; and whether it is the same side in every game. */
function differenceIn(turn: Turn, other: Turn, term: Term): { term: Term; points: number; sure: boolean } {
  const each = turn.terms.map((terms, world) => terms[term] - other.terms[world][term]);
  const points = each.reduce((total, difference) => total + difference, 0) / each.length;
  return { term, points, sure: each.every((difference) => difference * points > 0) };
}

/** Told only where it bears the points out: four buildings may be worth less than three. */
function countedOf(turn: Turn, other: Turn, term: Term, sign: number): Reason['counted'] {
  const [here, there] = [turn.counts[term], other.counts[term]];
  if (here === undefined || there === undefined || sign * (here - there) <= 0) return null;
  return { here, there };
}
