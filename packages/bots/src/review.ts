import {
  advance,
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
import { advise, type Advice } from './advise.ts';
import type { Budget } from './bot.ts';
import { compare } from './search/compare.ts';
import { styleOf } from './search/search.ts';
import { TRAINED } from './trained.ts';

/** Looking back at a finished game: the decisions that cost most, and what would have been better. */

export interface Mistake {
  /** Which move of the record, counted from 0. */
  readonly index: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly played: Move;
  readonly better: Advice;
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

/** Null where the move was the best one, or nearly. */
function judgeMove(
  seen: CoreState,
  seat: Seat,
  played: Move,
  below: Below,
  budget: Budget,
): { better: Advice; cost: number } | null {
  const [better] = advise(seen, seat, { below, budget });
  if (JSON.stringify(better.move) === JSON.stringify(played)) return null;
  const [best, own] = compare(seen, seat, [better.move, played], below, styleOf(TRAINED, seen.edition));
  const cost = best - own;
  return cost < WORTH_TELLING ? null : { better, cost };
}
