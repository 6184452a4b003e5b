import type { CoreState, Move, Seat } from '@drover/engine';
import type { PendingTask } from '../value/eye.ts';
import { eyeOf } from '../value/valuation.ts';
import type { Weights } from '../value/weights.ts';
import { ofNz } from './nz.ts';
import type { Known, Opinions } from './opinion.ts';
import { ofSecond } from './second.ts';
import { shared } from './shared.ts';

/**
 * A quick opinion on the moves of the common questions, from the appraisal of what each begins, without trying any of
 * them. It guides the playing out of games inside the search.
 */

const byEdition: Readonly<Record<string, Opinions>> = {
  nz: { ...shared, ...ofNz },
  second: { ...shared, ...ofSecond },
};

/** Fills `out` with a score for every move; false where there is no quick opinion on this question. */
export function opinion(state: CoreState, seat: Seat, moves: readonly Move[], w: Weights, out: number[]): boolean {
  const task = state.agenda[state.agenda.length - 1] as PendingTask;
  const judge = byEdition[state.edition][task.task];
  if (judge === undefined) return false;
  out.length = moves.length;
  judge(eyeOf(state, seat, w), moves as Known[], task, out);
  return true;
}
