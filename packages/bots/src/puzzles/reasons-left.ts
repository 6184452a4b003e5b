import { advance, clone, determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { comparisonOf, whatIsLeft, type Comparison, type Turn } from '../reasons.ts';
import { beamSearch, bestPlan, endPosition, endsTurn, pathOf } from '../search/beam.ts';
import { playTurn } from './left-behind.ts';

/** In what a turn leaves more and less than others, as hints tell it. */

const WORLDS = 4;
const BEAM_WIDTH = 3;

export interface Compared {
  readonly moves: readonly Move[];
  /** Points it loses against the best. */
  readonly loss: number;
}

export function reasonsAgainst(
  best: readonly Move[],
  others: readonly Compared[],
  seen: CoreState,
  seat: Seat,
  evaluator: Evaluator,
  below: Below,
): Comparison[] {
  const worlds = Array.from({ length: WORLDS }, () => determinize(seen, seat, below));
  const turn = turnLeft(worlds, seat, best, evaluator);
  return others.map(({ moves, loss }) => comparisonOf(turn, turnLeft(worlds, seat, moves, evaluator), loss));
}

function turnLeft(worlds: readonly CoreState[], seat: Seat, moves: readonly Move[], evaluator: Evaluator): Turn {
  const positions = worlds.map((world) => endOf(world, seat, moves, evaluator));
  return { move: moves[0], plan: moves.slice(1), ...whatIsLeft(positions, seat, evaluator.weights) };
}

/** What comes to light is made the best of. */
function endOf(world: CoreState, seat: Seat, moves: readonly Move[], { value }: Evaluator): CoreState {
  const { left, state: begun, position } = playTurn(world, seat, moves);
  if (left !== null || begun.turn !== world.turn || begun.over) return position;
  const state = clone(begun);
  for (const step of pathOf(bestPlan(beamSearch(state, seat, value, BEAM_WIDTH).plans)))
    for (const move of step.moves) {
      if (endsTurn(state, move)) return endPosition(state);
      advance(state, seat, move);
    }
  return state;
}
