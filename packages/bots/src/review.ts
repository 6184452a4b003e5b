import {
  advance,
  determinize,
  generator,
  legalMoves,
  newGame,
  readMove,
  view,
  type Below,
  type CoreState,
  type GameRecord,
  type Move,
  type Seat,
} from '@drover/engine';
import { comparisonOf, turnWith, type Comparison } from './reasons.ts';
import type { Budget } from './search/thinking.ts';
import { compareMoves } from './search/compare-moves.ts';
import { searchOptions, treeSearch } from './search/mcts.ts';
import { TRAINED } from './evaluators/trained.ts';

/** Looking back at a finished game: the decisions that cost most, and what would have been better. */

export interface Mistake {
  /** Which move of the record, counted from 0. */
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly played: Move;
  readonly better: Move;
  /** The better move with the one that was played. */
  readonly compared: Comparison;
  /** Points given away, as far as the search can tell. */
  readonly cost: number;
}

export interface Reviewing {
  /** Only the decisions of this seat. */
  readonly seat?: Seat;
  /** How long each decision is looked at. */
  readonly budget?: Budget;
  /** How many mistakes are told. */
  readonly most?: number;
  readonly seed?: string;
  readonly cancelled?: () => boolean;
  readonly progress?: (share: number) => void;
}

const BUDGET: Budget = { iterations: 100 };
const MOST = 5;
/** Less than this is a matter of taste. */
const WORTH_TELLING = 1;

/** The worst mistakes first; what was found so far when it was cancelled. */
export function review(record: GameRecord, reviewing: Reviewing = {}): Mistake[] {
  const { seat: only, budget = BUDGET, most = MOST, seed = 'review', cancelled, progress } = reviewing;
  const below = generator(seed, 'review');
  const state = newGame(record.setup, record.rules);
  const mistakes: Mistake[] = [];
  for (const [index, line] of record.moves.entries()) {
    if (cancelled?.() === true) break;
    progress?.(index / record.moves.length);
    const [, who, text] = /^(\d+): (.*)$/.exec(line)!;
    const seat = Number(who);
    const played = readMove(state, text);
    // A token used in somebody else's decision is no answer to it.
    const asked = state.agenda[state.agenda.length - 1].seat === seat;
    if (asked && (only === undefined || only === seat) && legalMoves(state, seat).length > 1) {
      const found = judgeMove(view(state, seat), seat, played, below, budget);
      if (found !== null) mistakes.push({ index, turn: state.turn, seat, played, ...found });
    }
    advance(state, seat, played);
  }
  progress?.(1);
  return mistakes.sort((a, b) => b.cost - a.cost).slice(0, most);
}

/** How many games the two turns are thought through in. */
const WORLDS = 3;

/** Null where the move was the best one, or nearly. */
function judgeMove(
  seen: CoreState,
  seat: Seat,
  played: Move,
  below: Below,
  budget: Budget,
): Pick<Mistake, 'better' | 'compared' | 'cost'> | null {
  const options = searchOptions(TRAINED[seen.edition]);
  const [{ move: better }] = treeSearch(seen, seat, { below, budget }, options).moves;
  if (JSON.stringify(better) === JSON.stringify(played)) return null;
  const [best, own] = compareMoves(seen, seat, [better, played], below, options);
  const cost = best - own;
  if (cost < WORTH_TELLING) return null;
  const worlds = Array.from({ length: WORLDS }, () => determinize(seen, seat, below));
  const [one, other] = [better, played].map((move) => turnWith(worlds, seat, move, options.evaluator));
  return { better, compared: comparisonOf(one, other, cost), cost };
}
