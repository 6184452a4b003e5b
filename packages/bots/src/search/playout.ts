import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { candidates } from './candidates.ts';
import { bestPlan, endsTurn, beamSearch, endPosition, pathOf, type TurnPlan } from './beam.ts';
import type { Dice } from './dice.ts';
import { rolloutStep } from './rollout.ts';
import { moveKey } from './tree.ts';

/** Playouts that are cut short: a turn is played in a game made up from a view, and some turns after it. */

/** How far ahead it goes, in own turns. */
export interface Horizon {
  /** Those that are played, the present one among them. */
  readonly turns: number;
  /**
   * Those, the last of them, after which the position is judged: the mean counts. The later ones know more, the earlier
   * ones owe less to luck.
   */
  readonly judged: number;
}

export interface PlayoutOptions extends Horizon {
  readonly evaluator: Evaluator;
  /** What comes of it, when the best turn is expected to lead to this, or the game is over. */
  judge(expected: number, state: CoreState): number;
  /** Is shown what each turn but the last leaves behind. */
  onTurnEnd?(position: CoreState): void;
}

/** In the present turn, and in turns to come, which are planned in a hurry. */
const [BEAM_WIDTH, FUTURE_BEAM_WIDTH] = [6, 2];

/** The decisions of a turn before anything comes to light that nobody could know. */
export function lineOf(plan: TurnPlan, { reveals }: CoreState): Move[] {
  return pathOf(plan)
    .filter(({ from }) => from.state.reveals === reveals)
    .map(({ moves }) => moves[0]);
}

export const lineKey = (line: readonly Move[]): string => line.map(moveKey).join();

/**
 * Makes the moves, and those between them that there is no choice about; tells of each before it is made. A line was
 * planned in another game that agrees with the view: where this one does not know such a move, it ends.
 */
export function playLine(state: CoreState, seat: Seat, moves: readonly Move[], tell?: (move: Move) => void): void {
  const make = (move: Move): void => {
    tell?.(move);
    advance(state, seat, move);
  };
  for (const move of moves) {
    const key = moveKey(move);
    let open = candidates(state, seat);
    while (open.length === 1 && moveKey(open[0]) !== key) {
      make(open[0]);
      open = candidates(state, seat);
    }
    if (!open.some((other) => moveKey(other) === key)) return;
    make(move);
  }
}

/** Plays this line and goes on. */
export function playout(world: CoreState, seat: Seat, line: readonly Move[], how: PlayoutOptions, dice: Dice): number {
  const state = clone(world);
  playLine(state, seat, line, tellerOf(state, how));
  return playOn(state, seat, world.turn, how, dice);
}

const tellerOf =
  (state: CoreState, { onTurnEnd }: PlayoutOptions) =>
  (move: Move): void => {
    if (onTurnEnd !== undefined && endsTurn(state, move)) onTurnEnd(endPosition(state));
  };

/**
 * Goes on from a turn that was begun, and perhaps finished, where it stands: own turns are planned by beam search, others
 * decide by the rollout policy. A turn of the solo opponent's, in which it was asked, is none of its own. The state is
 * changed.
 */
export function playOn(state: CoreState, seat: Seat, begun: number, how: PlayoutOptions, dice: Dice): number {
  const { evaluator, turns, judged } = how;
  const tell = tellerOf(state, how);
  let sum = 0;
  for (let turn = state.turn === begun && state.active === seat ? 0 : 1; ; turn++) {
    while (!state.over && state.active !== seat) rolloutStep(state, evaluator.weights, dice);
    const open = Math.min(judged, turns - turn);
    if (state.over) return (sum + open * how.judge(evaluator.value(state, seat), state)) / judged;
    const plan = bestPlan(beamSearch(state, seat, evaluator.value, turn === 0 ? BEAM_WIDTH : FUTURE_BEAM_WIDTH).plans);
    if (turn >= turns - judged) sum += how.judge(plan.worth, state);
    if (turn === turns - 1) return sum / judged;
    for (const { moves } of pathOf(plan))
      for (const move of moves) {
        tell(move);
        advance(state, seat, move);
      }
  }
}
