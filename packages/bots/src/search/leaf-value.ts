import { score, type CoreState, type Seat } from '@drover/engine';
import type { Evaluate } from '../evaluators/evaluator.ts';
import { isSolo, outcomes } from '../position/outcomes.ts';
import { shareLeft } from '../evaluators/evaluate.ts';

/** The value of the positions at which a search stops: points, and winning beyond the points. */

const WIN_BONUS = 10;
/** A solo opponent is either beaten or not. */
const SOLO_WIN_BONUS = 20;

/** What can be expected in points; in a game that is over, what has been reached. */
export function leafValue(state: CoreState, seat: Seat, value: Evaluate): number {
  if (!state.over) return value(state, seat);
  const sheet = score(state);
  return outcomes(sheet)[seat] + (sheet.leaders.includes(seat) ? WIN_BONUS : -WIN_BONUS);
}

/** Points ahead of the best of the others; in a game that is over, as it ended. */
export function leadOf(expected: number, state: CoreState, seat: Seat, value: Evaluate): number {
  if (!state.over) return expected - bestRival(state, seat, (other) => value(state, other));
  const points = outcomes(score(state));
  return points[seat] - bestRival(state, seat, (other) => points[other]);
}

/**
 * The expected lead, and the bonus for winning as far as the lead makes it likely. To be ahead is what counts: what makes
 * the game shorter or takes something away costs the others points as well.
 */
export function leadValue(expected: number, state: CoreState, seat: Seat, value: Evaluate): number {
  const bonus = isSolo(state) ? SOLO_WIN_BONUS : WIN_BONUS;
  const lead = leadOf(expected, state, seat, value);
  if (!state.over) return lead + bonus * confidence(lead / leadDeviation(state));
  return lead + (score(state).leaders.includes(seat) ? bonus : -bonus);
}

/** What the best of the others has. Against a solo opponent points are a lead already. */
const bestRival = (state: CoreState, seat: Seat, points: (other: Seat) => number): number =>
  isSolo(state) ? 0 : Math.max(...state.order.filter((other) => other !== seat).map(points));

/** By how many points leads turn out otherwise than expected (a standard deviation, measured; against Sarah it is half). */
const leadDeviation = (state: CoreState): number => 4 + (isSolo(state) ? 9 : 18) * Math.sqrt(shareLeft(state));

/** From -1 for a game that is lost to 1 for one that is won: nearly what a normal distribution says. */
const confidence = (deviations: number): number => Math.tanh(0.8 * deviations);
