import { determinize } from '@drover/engine';
import { BY_HAND } from '../evaluators/by-hand.ts';
import { candidates } from '../search/candidates.ts';
import { bestMove } from '../search/one-ply.ts';
import { policyScores } from '../search/policy.ts';
import type { Bot } from './bot.ts';

/** Points that do not matter: moves so close to each other are chosen by chance. */
const TIE = 0.05;

const scores: number[] = [];

/** Plays by the rollout policy of the search, and greedily where that has nothing to say. */
export const policy: Bot = {
  name: 'policy',
  choose(view, seat, { below }) {
    const { weights, value } = BY_HAND[view.edition];
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    if (!policyScores(view, seat, moves, weights, scores))
      return bestMove(determinize(view, seat, below), seat, moves, value);
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < moves.length; i++) {
      const value = scores[i] + (TIE * below(1000)) / 1000;
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return moves[best];
  },
};
