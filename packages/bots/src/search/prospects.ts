import { score, type CoreState, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import { isSolo, outcomes } from '../outcomes.ts';
import { shareLeft } from '../value/valuation.ts';

/** What can be expected, and winning beyond the points. */

const VICTORY = 10;
/** A solo opponent is either beaten or not. */
const SOLO_VICTORY = 20;

/** What a game has come to that is over. */
function reached(state: CoreState, seat: Seat, victory: number): number {
  const sheet = score(state);
  return outcomes(sheet)[seat] + (sheet.leaders.includes(seat) ? victory : -victory);
}

/** What can be expected in points; in a game that is over, what has been reached. */
export const judge = (state: CoreState, seat: Seat, value: Belief['value']): number =>
  state.over ? reached(state, seat, VICTORY) : value(state, seat);

/** Against a solo opponent the points that are expected also say how likely the victory is. */
export function prospects(expected: number, state: CoreState, seat: Seat): number {
  const solo = isSolo(state);
  if (state.over) return reached(state, seat, solo ? SOLO_VICTORY : VICTORY);
  return expected + (solo ? SOLO_VICTORY * confidence(expected / doubt(state)) : 0);
}

/** By how many points games end otherwise than expected (a standard deviation, measured against Sarah). */
const doubt = (state: CoreState): number => 4 + 9 * Math.sqrt(shareLeft(state));

/** From -1 for a game that is lost to 1 for one that is won: nearly what a normal distribution says. */
const confidence = (deviations: number): number => Math.tanh(0.8 * deviations);
