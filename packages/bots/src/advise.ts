import { determinize, type CoreState, type Move, type Seat } from '@drover/engine';
import { TRAINED } from './evaluators/trained.ts';
import { isSolo } from './position/outcomes.ts';
import { comparisonOf, turnWith, type Comparison } from './reasons.ts';
import { searchOptions, treeSearch, type MoveStats } from './search/mcts.ts';
import type { Thinking } from './search/thinking.ts';

/** Advice for people: the best moves, what they are worth, what they lead to and what speaks for them. */

export interface Advice {
  readonly move: Move;
  /** What it is expected to lead to in the end: points, or against a solo opponent points ahead of it. */
  readonly value: number;
  readonly counts: 'points' | 'lead';
  /** Points it gives away against the best move. */
  readonly loss: number;
  /** How the turn goes on, as far as nothing unknown comes to light. */
  readonly plan: readonly Move[];
  /** The best move with one of those after it, any other with the best; null where there is no other. */
  readonly compared: Comparison | null;
}

const BEST = 3;
/** The best move is compared with the first of so many others that ends in something else. */
const OTHERS = 3;
const WORLDS = 4;

/** The three best moves of the seat that is asked, from what it may see. */
export function advise(view: CoreState, seat: Seat, thinking: Thinking): Advice[] {
  const options = searchOptions(TRAINED[view.edition]);
  const moves = inOrder(treeSearch(view, seat, thinking, options).moves.slice(0, 1 + OTHERS));
  const worlds = Array.from({ length: WORLDS }, () => determinize(view, seat, thinking.below));
  const turns = moves.map(({ move }) => turnWith(worlds, seat, move, options.evaluator));
  const compare = (i: number, other: number): Comparison =>
    comparisonOf(turns[i], turns[other], moves[i].value - moves[other].value);
  const others = moves.slice(1).map((_, i) => compare(0, i + 1));
  const ofTheBest = others.find(({ more }) => more.length > 0) ?? others.at(0) ?? null;
  return moves.slice(0, BEST).map(({ move, value }, i) => ({
    move,
    value,
    counts: isSolo(view) ? 'lead' : 'points',
    loss: moves[0].value - value,
    plan: turns[i].plan,
    compared: i === 0 ? ofTheBest : compare(i, 0),
  }));
}

/** A move that was looked at less may seem better than one it is ranked behind: then it is expected to be as good. */
function inOrder(moves: readonly MoveStats[]): { move: Move; value: number }[] {
  let most = Infinity;
  return moves.map(({ move, value }) => ({ move, value: (most = Math.min(most, value)) }));
}
