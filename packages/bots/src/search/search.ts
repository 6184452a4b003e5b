import type { Bot, Budget } from '../bot.ts';
import type { Beliefs } from '../beliefs.ts';
import { TRAINED } from '../trained.ts';
import { think, type SearchStyle } from './think.ts';

/** How the search looks at a game, unless told otherwise. */
export const styleOf = (beliefs: Beliefs, edition: string): SearchStyle => ({
  belief: beliefs[edition],
  turns: 1,
  worlds: 32,
});

/** A bot that searches; a budget given with the question comes before its own. */
export const searchWith = (name: string, beliefs: Beliefs, budget: Budget, style: Partial<SearchStyle> = {}): Bot => ({
  name,
  choose(view, seat, thinking) {
    const asked = { ...thinking, budget: thinking.budget ?? budget };
    return think(view, seat, asked, { ...styleOf(beliefs, view.edition), ...style }).judgements[0].move;
  },
});

export const search: Bot = searchWith('search', TRAINED, { milliseconds: 100 });
