import { legalMoves, type CoreState } from '@drover/engine';
import type { Bot } from './bots/bot.ts';
import { expertWith } from './bots/expert.ts';
import { greedy } from './bots/greedy.ts';
import type { Level } from './level-names.ts';
import { isSolo } from './position/outcomes.ts';
import { random } from './bots/random.ts';
import type { Budget } from './search/thinking.ts';
import type { Horizon } from './search/playout.ts';
import { TRAINED } from './evaluators/trained.ts';
import { trained } from './bots/planner.ts';

/** Of this many decisions Easy plays one without a thought. */
const RANDOM_ONE_OF = 7;

/** Greedy, but often careless: a beginner who has understood the rules beats it. */
const easy: Bot = {
  name: 'easy',
  choose: (view, seat, thinking) =>
    (thinking.below(RANDOM_ONE_OF) === 0 ? random : greedy).choose(view, seat, thinking),
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

/**
 * Against a solo opponent it pays to look far ahead: it does not think. What people will do the rollout policy foresees less and
 * less.
 */
const horizonAt = (table: CoreState): Horizon => (isSolo(table) ? { turns: 7, judged: 4 } : { turns: 3, judged: 1 });

const bots: Readonly<Record<Level, Bot>> = {
  easy: atOnce('easy', easy),
  steady: atOnce('steady', greedy),
  strong: atOnce('strong', trained),
  expert: atOnce('expert', expertWith('expert', TRAINED, BUDGETS.expert, horizonAt)),
};

/** The bot that plays a level; its budget is part of it. */
export const botOf = (level: Level): Bot => bots[level];
