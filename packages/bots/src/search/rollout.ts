import { advance, type CoreState } from '@drover/engine';
import { candidates } from './candidates.ts';
import { bestMove } from './one-ply.ts';
import { policyScores } from './policy.ts';
import { evaluateByHand } from '../evaluators/evaluate.ts';
import type { Weights } from '../position/weights.ts';
import type { Dice } from './dice.ts';

/** Rollouts: playing on by the policy. */

/** Exploration noise in points: better moves are preferred, not always taken. */
const NOISE = 0.25;

const scores: number[] = [];

/** One decision by the policy, and by a search one move deep where that has nothing to say; the state moves on. */
export function rolloutStep(state: CoreState, w: Weights, dice: Dice): void {
  const { seat } = state.agenda[state.agenda.length - 1];
  const moves = candidates(state, seat);
  let best = 0;
  if (moves.length > 1) {
    if (policyScores(state, seat, moves, w, scores)) {
      let most = -Infinity;
      for (let i = 0; i < moves.length; i++) {
        const value = scores[i] + NOISE * dice();
        if (value > most) {
          most = value;
          best = i;
        }
      }
    } else best = moves.indexOf(bestMove(state, seat, moves, (after, me) => evaluateByHand(after, me, w)));
  }
  advance(state, seat, moves[best]);
}
