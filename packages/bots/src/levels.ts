import { legalMoves } from '@drover/engine';
import type { Bot, Budget } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Level } from './level-names.ts';
import { random } from './random.ts';
import { deliberateWith } from './search/deliberate.ts';
import { TRAINED, trained } from './trained.ts';

/** Of this many decisions Easy plays one without a thought. */
const CARELESS = 7;

/** Greedy, but often careless: a beginner who has understood the rules beats it. */
const easy: Bot = {
  name: 'easy',
  choose: (view, seat, thinking) => (thinking.below(CARELESS) === 0 ? random : greedy).choose(view, seat, thinking),
};

/** The most a level thinks about one decision. */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  easy: { milliseconds: 10 },
  steady: { milliseconds: 10 },
  strong: { milliseconds: 10 },
  expert: { milliseconds: 3000 },
};

/** Forced decisions are answered at once. */
const atOnce = (name: Level, bot: Bot): Bot => ({
  name,
  choose(view, seat, thinking) {
    const moves = legalMoves(view, seat);
    return moves.length === 1 ? moves[0] : bot.choose(view, seat, thinking);
  },
});

const bots: Readonly<Record<Level, Bot>> = {
  easy: atOnce('easy', easy),
  steady: atOnce('steady', greedy),
  strong: atOnce('strong', trained),
  expert: atOnce('expert', deliberateWith('expert', TRAINED, BUDGETS.expert, 3)),
};

/** The bot that plays a level; its budget is part of it. */
export const botOf = (level: Level): Bot => bots[level];
