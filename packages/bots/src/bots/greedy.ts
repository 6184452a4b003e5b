import { determinize } from '@drover/engine';
import { BY_HAND } from '../evaluators/by-hand.ts';
import { candidates } from '../search/candidates.ts';
import { bestMove } from '../search/one-ply.ts';
import type { Bot } from './bot.ts';

/** Tries every move on one game that agrees with the view and takes the one with the best position. */
export const greedy: Bot = {
  name: 'greedy',
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    return bestMove(determinize(view, seat, below), seat, moves, BY_HAND[view.edition].value);
  },
};
