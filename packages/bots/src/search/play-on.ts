import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import { candidates } from '../candidates.ts';
import { bestPlan, endsTurn, planTurn, settled, wayOf, type TurnPlan } from '../plan.ts';
import type { Dice } from './dice.ts';
import { guidedStep } from './rollout.ts';
import { keyOf } from './tree.ts';

/** Seeing what comes of a turn: it is played in a game made up from a view, and some turns after it. */

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

export interface PlayingOn extends Horizon {
  readonly belief: Belief;
  /** What comes of it, when a turn is thought through and this is expected, or the game is over. */
  judge(expected: number, state: CoreState): number;
  /** Is shown what each turn but the last leaves behind. */
  left?(position: CoreState): void;
}

/** Positions that are followed at a time: in the present turn, and in turns to come, which are thought through in a hurry. */
const [CARE, HURRY] = [6, 2];

/** What is decided in a turn before anything comes to light that nobody could know. */
export function courseOf(plan: TurnPlan, { reveals }: CoreState): Move[] {
  return wayOf(plan)
    .filter(({ from }) => from.state.reveals === reveals)
    .map(({ moves }) => moves[0]);
}

export const keyOfCourse = (course: readonly Move[]): string => course.map(keyOf).join();

/**
 * Makes the moves, and those between them that there is no choice about; tells of each before it is made. A course was
 * thought of in another game that agrees with the view: where this one does not know such a move, it ends.
 */
export function carryOut(state: CoreState, seat: Seat, moves: readonly Move[], tell?: (move: Move) => void): void {
  const make = (move: Move): void => {
    tell?.(move);
    advance(state, seat, move);
  };
  for (const move of moves) {
    const key = keyOf(move);
    let open = candidates(state, seat);
    while (open.length === 1 && keyOf(open[0]) !== key) {
      make(open[0]);
      open = candidates(state, seat);
    }
    if (!open.some((other) => keyOf(other) === key)) return;
    make(move);
  }
}

/** Goes this course and plays on; own turns are thought through, others decide by the guide. */
export function playOn(world: CoreState, seat: Seat, course: readonly Move[], how: PlayingOn, dice: Dice): number {
  const { belief, turns, judged } = how;
  const state = clone(world);
  const tell = (move: Move): void => {
    if (endsTurn(state, move)) how.left?.(settled(state));
  };
  carryOut(state, seat, course, tell);
  let sum = 0;
  for (let turn = state.turn === world.turn ? 0 : 1; ; turn++) {
    while (!state.over && state.active !== seat) guidedStep(state, belief.weights, dice);
    const open = Math.min(judged, turns - turn);
    if (state.over) return (sum + open * how.judge(belief.value(state, seat), state)) / judged;
    const plan = bestPlan(planTurn(state, seat, belief.value, turn === 0 ? CARE : HURRY).plans);
    if (turn >= turns - judged) sum += how.judge(plan.worth, state);
    if (turn === turns - 1) return sum / judged;
    for (const { moves } of wayOf(plan))
      for (const move of moves) {
        tell(move);
        advance(state, seat, move);
      }
  }
}
