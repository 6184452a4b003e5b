import { determinize, type EditionId } from '@drover/engine';
import { BY_HAND } from '../evaluators/by-hand.ts';
import { candidates } from '../search/candidates.ts';
import { misjudged } from '../search/misjudge.ts';
import { bestMove } from '../search/one-ply.ts';
import type { Bot } from './bot.ts';

/** Tries every move on one game that agrees with the view and takes the one with the best position, as far as it can judge. */
export const oneByOne = (name: string, misjudgement: (edition: EditionId) => number): Bot => ({
  name,
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    const { value } = BY_HAND[view.edition];
    const points = misjudgement(view.edition);
    return bestMove(determinize(view, seat, below), seat, moves, (state, own) => misjudged(value(state, own), points));
  },
});

export const greedy = oneByOne('greedy', () => 0);
