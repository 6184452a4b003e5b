import { score, type CoreState, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import { isSolo, outcomes } from '../outcomes.ts';
import { shareLeft } from '../value/valuation.ts';

/** What can be expected, and winning beyond the points. */

const VICTORY = 10;
/** A solo opponent is either beaten or not. */
const SOLO_VICTORY = 20;

/** What can be expected in points; in a game that is over, what has been reached. */
export function judge(state: CoreState, seat: Seat, value: Belief['value']): number {
  if (!state.over) return value(state, seat);
  const sheet = score(state);
  return outcomes(sheet)[seat] + (sheet.leaders.includes(seat) ? VICTORY : -VICTORY);
}

/**
 * The lead, and what it says about the victory. To be ahead is what counts: what makes the game shorter or takes something
 * away costs the others points as well.
 */
export function prospects(expected: number, state: CoreState, seat: Seat, value: Belief['value']): number {
  const victory = isSolo(state) ? SOLO_VICTORY : VICTORY;
  if (state.over) {
    const sheet = score(state);
    const points = outcomes(sheet);
    const lead = points[seat] - rivals(state, seat, (other) => points[other]);
    return lead + (sheet.leaders.includes(seat) ? victory : -victory);
  }
  const lead = expected - rivals(state, seat, (other) => value(state, other));
  return lead + victory * confidence(lead / doubt(state));
}

/** What the best of the others has. Against a solo opponent points are a lead already. */
const rivals = (state: CoreState, seat: Seat, points: (other: Seat) => number): number =>
  isSolo(state) ? 0 : Math.max(...state.order.filter((other) => other !== seat).map(points));

/** By how many points leads turn out otherwise than expected (a standard deviation, measured; against Sarah it is half). */
const doubt = (state: CoreState): number => 4 + (isSolo(state) ? 9 : 18) * Math.sqrt(shareLeft(state));

/** From -1 for a game that is lost to 1 for one that is won: nearly what a normal distribution says. */
const confidence = (deviations: number): number => Math.tanh(0.8 * deviations);
