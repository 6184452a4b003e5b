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
import { beamSearch, bestPlan, firstMove } from './search/beam.ts';
import { rankMoves } from './search/rank-moves.ts';
import { moveKey } from './search/tree.ts';
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
  /** How many mistakes are told. */
  readonly most?: number;
  readonly seed?: string;
  readonly cancelled?: () => boolean;
  readonly progress?: (share: number) => void;
}

const MOST = 5;
const BEAM_WIDTH = 4;
/** Less than this is a matter of taste. */
const WORTH_TELLING = 1;

/** The worst mistakes first; what was found so far when it was cancelled. */
export function review(record: GameRecord, reviewing: Reviewing = {}): Mistake[] {
  const { seat: only, most = MOST, seed = 'review', cancelled, progress } = reviewing;
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
      const found = judgeMove(view(state, seat), seat, played, below);
      if (found !== null) mistakes.push({ index, turn: state.turn, seat, played, ...found });
    }
    advance(state, seat, played);
  }
  progress?.(1);
  return mistakes.sort((a, b) => b.cost - a.cost).slice(0, most);
}

/** How many games the two turns are thought through in. */
const WORLDS = 4;

/** Null where the move was the best one, or nearly. */
function judgeMove(
  seen: CoreState,
  seat: Seat,
  played: Move,
  below: Below,
): Pick<Mistake, 'better' | 'compared' | 'cost'> | null {
  const evaluator = TRAINED[seen.edition];
  const nextWorld = (): CoreState => determinize(seen, seat, below);
  const first = nextWorld();
  // Most moves are as good as any: one game is enough to see that.
  const plan = bestPlan(beamSearch(first, seat, evaluator.value, BEAM_WIDTH).plans);
  if (moveKey(firstMove(plan)) === moveKey(played)) return null;
  if (plan.worth - turnWith([first], seat, played, evaluator).worth < WORTH_TELLING) return null;
  const worlds = [first, ...Array.from({ length: WORLDS - 1 }, nextWorld)];
  const [better] = rankMoves(worlds, seat, evaluator);
  if (moveKey(better) === moveKey(played)) return null;
  const [best, own] = [better, played].map((move) => turnWith(worlds, seat, move, evaluator));
  const cost = best.worth - own.worth;
  return cost < WORTH_TELLING ? null : { better, compared: comparisonOf(best, own, cost), cost };
}
