import { determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import { TRAINED } from './evaluators/trained.ts';
import { isSolo } from './position/outcomes.ts';
import { comparisonOf, turnWith, type Comparison } from './reasons.ts';
import { rankMoves } from './search/rank-moves.ts';

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
/** How many games the moves are ranked in, and how many the best turns are thought through in. */
const [RANKED_WORLDS, WORLDS] = [2, 4];

/** The three best moves of the seat that is asked, from what it may see. */
export function advise(view: CoreState, seat: Seat, below: Below): Advice[] {
  const evaluator = TRAINED[view.edition];
  const worlds = Array.from({ length: WORLDS }, () => determinize(view, seat, below));
  const turns = rankMoves(worlds.slice(0, RANKED_WORLDS), seat, evaluator)
    .slice(0, 1 + OTHERS)
    .map((move) => turnWith(worlds, seat, move, evaluator))
    .sort((a, b) => b.worth - a.worth);
  const compare = (i: number, other: number): Comparison =>
    comparisonOf(turns[i], turns[other], turns[i].worth - turns[other].worth);
  const others = turns.slice(1).map((_, i) => compare(0, i + 1));
  const ofTheBest = others.find(({ more }) => more.length > 0) ?? others.at(0) ?? null;
  return turns.slice(0, BEST).map(({ move, worth, plan }, i) => ({
    move,
    value: worth,
    counts: isSolo(view) ? 'lead' : 'points',
    loss: turns[0].worth - worth,
    plan,
    compared: i === 0 ? ofTheBest : compare(i, 0),
  }));
}
