import { determinize } from '@drover/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { BY_HAND, type Beliefs } from './beliefs.ts';
import { bestMove } from './greedy.ts';
import { opinion } from './policy/policy.ts';

/** Points that do not matter: moves so close to each other are chosen by chance. */
const CLOSE = 0.05;

const scores: number[] = [];

/** Plays by the quick opinions that guide the search, and greedily where there is none. */
export const guideWith = (name: string, beliefs: Beliefs): Bot => ({
  name,
  choose(view, seat, { below }) {
    const { weights, value } = beliefs[view.edition];
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    if (!opinion(view, seat, moves, weights, scores))
      return bestMove(determinize(view, seat, below), seat, moves, value);
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < moves.length; i++) {
      const value = scores[i] + (CLOSE * below(1000)) / 1000;
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return moves[best];
  },
});

export const guide: Bot = guideWith('guide', BY_HAND);
