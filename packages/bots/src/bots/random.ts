import { legalMoves } from '@drover/engine';
import type { Bot } from './bot.ts';

/** Chooses evenly among the legal moves. */
export const random: Bot = {
  name: 'random',
  choose(view, seat, { below }) {
    const moves = legalMoves(view, seat);
    return moves[below(moves.length)]!;
  },
};
