import { TRAINED } from '../evaluators/trained.ts';
import { candidates } from '../search/candidates.ts';
import { treeSearch } from '../search/mcts.ts';
import type { Budget } from '../search/thinking.ts';
import type { Bot } from './bot.ts';

const BUDGET: Budget = { milliseconds: 100 };

/** Tree search, one move at a time; a budget given with the question comes before its own. */
export const search: Bot = {
  name: 'search',
  choose(view, seat, thinking) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    const limits = { ...thinking, budget: thinking.budget ?? BUDGET };
    return treeSearch(view, seat, limits, TRAINED[view.edition]).moves[0].move;
  },
};
