import { advance, type CoreState, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import { bestPlan, planTurn, wayOf } from '../plan.ts';
import type { Dice } from './dice.ts';
import { guidedStep } from './rollout.ts';

/** Positions that are followed at a time in turns to come: they are thought through in a hurry. */
const HURRY = 2;

/**
 * Plays on until a seat has thought through so many more of its turns, and says what the last one would leave behind; null if
 * the game is over before. The state moves on. Others play by the guide.
 */
export function playOn(
  state: CoreState,
  seat: Seat,
  turns: number,
  { value, weights }: Belief,
  dice: Dice,
  width = HURRY,
): number | null {
  for (let left = turns; ; left--) {
    while (!state.over && state.active !== seat) guidedStep(state, weights, dice);
    if (state.over) return null;
    const plan = bestPlan(planTurn(state, seat, value, left === turns ? width : HURRY).plans);
    if (left === 1) return plan.worth;
    for (const { moves } of wayOf(plan)) for (const move of moves) advance(state, seat, move);
  }
}
