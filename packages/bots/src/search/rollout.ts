import { advance, type CoreState } from '@drover/engine';
import { candidates } from '../candidates.ts';
import { bestMove } from '../greedy.ts';
import { opinion } from '../policy/policy.ts';
import { valueOf } from '../value/valuation.ts';
import type { Weights } from '../value/weights.ts';
import type { Dice } from './dice.ts';

/** Playing on by quick opinions up to a horizon. */

/** Points by which an opinion may be off: better moves are preferred, not always taken. */
const DOUBT = 0.25;

const scores: number[] = [];

/** One decision by the guide; the state moves on. */
export function guidedStep(state: CoreState, w: Weights, dice: Dice): void {
  const { seat } = state.agenda[state.agenda.length - 1];
  const moves = candidates(state, seat);
  let best = 0;
  if (moves.length > 1) {
    if (opinion(state, seat, moves, w, scores)) {
      let most = -Infinity;
      for (let i = 0; i < moves.length; i++) {
        const value = scores[i] + DOUBT * dice();
        if (value > most) {
          most = value;
          best = i;
        }
      }
    } else best = moves.indexOf(bestMove(state, seat, moves, (after, me) => valueOf(after, me, w)));
  }
  advance(state, seat, moves[best]);
}

/** Plays until the turn with this number begins. */
export function rollOut(state: CoreState, untilTurn: number, w: Weights, dice: Dice): void {
  while (!state.over && state.turn < untilTurn) guidedStep(state, w, dice);
}
