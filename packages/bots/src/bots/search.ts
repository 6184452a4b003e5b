import { TRAINED } from '../evaluators/trained.ts';
import { searchOptions, treeSearch } from '../search/mcts.ts';
import type { Budget } from '../search/thinking.ts';
import type { Bot } from './bot.ts';

const BUDGET: Budget = { milliseconds: 100 };

/** Tree search, one move at a time; a budget given with the question comes before its own. */
export const search: Bot = {
  name: 'search',
  choose(view, seat, thinking) {
    const options = searchOptions(TRAINED[view.edition]);
    return treeSearch(view, seat, { ...thinking, budget: thinking.budget ?? BUDGET }, options).moves[0].move;
  },
};
