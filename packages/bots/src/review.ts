import {
  advance,
  clone,
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
import { beamSearch, bestPlan, endPosition, endsTurn, isTurnOver, pathOf } from './search/beam.ts';
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
const BEAM_WIDTH = 3;
/** Less than this is a matter of taste. */
const WORTH_TELLING = 1;
/** How many games the moves are ranked in, and how many the two turns are thought through in. */
const [RANKED_WORLDS, WORLDS] = [2, 4];
/** In several games a decision may cost so much more than it seemed to in one; not often. */
const LUCK = 1;
/** How much of the work it is to find the decisions that are in doubt. */
const SUSPECTING = 0.7;

/** A decision after which, in one game made up from what was seen, less was left behind than might have been. */
interface Suspect extends Pick<Mistake, 'index' | 'turn' | 'seat' | 'played'> {
  readonly seen: CoreState;
  readonly world: CoreState;
  readonly cost: number;
}

/** The worst mistakes first; those that were proved by then when it was cancelled. */
export function review(record: GameRecord, reviewing: Reviewing = {}): Mistake[] {
  const { most = MOST, seed = 'review', cancelled, progress } = reviewing;
  const below = generator(seed, 'review');
  const suspects = suspectsOf(record, reviewing, below);
  const mistakes: Mistake[] = [];
  for (const [done, suspect] of suspects.entries()) {
    if (cancelled?.() === true || suspect.cost + LUCK < (mistakes.at(most - 1)?.cost ?? 0)) break;
    progress?.(SUSPECTING + ((1 - SUSPECTING) * done) / suspects.length);
    const mistake = judge(suspect, below);
    if (mistake !== null) mistakes.push(mistake);
    mistakes.sort((a, b) => b.cost - a.cost);
  }
  progress?.(1);
  return mistakes.slice(0, most);
}

/** Decisions after which less was left behind than might have been, the most doubtful ones first. */
function suspectsOf(record: GameRecord, { seat: only, cancelled, progress }: Reviewing, below: Below): Suspect[] {
  const state = newGame(record.setup, record.rules);
  const suspects: Suspect[] = [];
  let plan: Plan | null = null;
  for (const [index, line] of record.moves.entries()) {
    if (cancelled?.() === true) break;
    progress?.((SUSPECTING * index) / record.moves.length);
    const [, who, text] = /^(\d+): (.*)$/.exec(line)!;
    const seat = Number(who);
    const played = readMove(state, text);
    // A token used in somebody else's decision is no answer to it.
    if (state.agenda[state.agenda.length - 1].seat !== seat) plan = null;
    else if (only === undefined || only === seat) {
      if (plan !== null && !holds(plan, state, seat)) plan = null;
      if (plan !== null || legalMoves(state, seat).length > 1) {
        const best: Plan = plan ?? planFrom(determinize(view(state, seat), seat, below), seat, state.reveals);
        plan = after(best, seat, played);
        const cost = best.worth - plan.worth;
        const { turn } = state;
        if (cost >= WORTH_TELLING)
          suspects.push({ index, turn, seat, played, seen: view(state, seat), world: best.world, cost });
      }
    }
    advance(state, seat, played);
  }
  return suspects.sort((a, b) => b.cost - a.cost || a.index - b.index);
}

/** The best turn that was found in a game made up from what was seen. */
interface Plan {
  readonly seat: Seat;
  /** The made-up game, where the moves begin. */
  readonly world: CoreState;
  readonly moves: readonly Move[];
  readonly worth: number;
  /** What had come to light when the game was made up. */
  readonly reveals: number;
}

/** It is not over yet, and nothing has come to light since it was made. */
const holds = ({ seat, world, moves, reveals }: Plan, state: CoreState, asked: Seat): boolean =>
  moves.length > 0 && seat === asked && world.turn === state.turn && reveals === state.reveals;

function planFrom(world: CoreState, seat: Seat, reveals: number): Plan {
  const best = bestPlan(beamSearch(world, seat, TRAINED[world.edition].value, BEAM_WIDTH).plans);
  return { seat, world, moves: pathOf(best).flatMap(({ moves }) => moves), worth: best.worth, reveals };
}

/** The best turn that was found after a move: what is left of the plan, if it is followed. */
function after(plan: Plan, seat: Seat, played: Move): Plan {
  const { world, moves, reveals } = plan;
  const { value } = TRAINED[world.edition];
  const [first, ...rest] = moves;
  const over = (left: CoreState): Plan => ({ ...plan, world: left, moves: [], worth: value(left, seat) });
  if (endsTurn(world, played)) return over(endPosition(world));
  const next = clone(world);
  advance(next, seat, played);
  if (first !== undefined && moveKey(first) === moveKey(played)) return { ...plan, world: next, moves: rest };
  return isTurnOver(next, seat, world.turn) ? over(next) : planFrom(next, seat, reveals);
}

/** Null where the move was the best one, or nearly, in several games. */
function judge({ index, turn, seat, played, seen, world }: Suspect, below: Below): Mistake | null {
  const evaluator = TRAINED[seen.edition];
  const worlds = [world, ...Array.from({ length: WORLDS - 1 }, () => determinize(seen, seat, below))];
  const [better] = rankMoves(worlds.slice(0, RANKED_WORLDS), seat, evaluator);
  if (moveKey(better) === moveKey(played)) return null;
  const [best, own] = [better, played].map((move) => turnWith(worlds, seat, move, evaluator));
  const cost = best.worth - own.worth;
  if (cost < WORTH_TELLING) return null;
  return { index, turn, seat, played, better, compared: comparisonOf(best, own, cost), cost };
}
