import { legalMoves, type EditionId } from '@drover/engine';
import type { Bot } from './bots/bot.ts';
import { expertWith } from './bots/expert.ts';
import { oneByOne } from './bots/greedy.ts';
import { planner } from './bots/planner.ts';
import { BY_HAND } from './evaluators/by-hand.ts';
import { KITS } from './evaluators/kits.ts';
import { TRAINED } from './evaluators/trained.ts';
import type { Level } from './level-names.ts';
import type { Horizon } from './search/playout.ts';
import type { Budget } from './search/thinking.ts';

/**
 * The levels differ in how far they plan and how well they judge, never in blunders: the lowest take one decision after the
 * other, the next plan whole turns by rules of thumb, then with an evaluator that has learned, and the highest compare turns
 * and play on in their minds. In between, judgement is coarser.
 */

/** Those that compare turns: a turn takes them some tenths of a second or more. All others answer at once. */
export const COMPARING_LEVELS: readonly Level[] = ['strong', 'expert'];

/** Forced decisions are answered at once. */
const atOnce = (name: Level, bot: Bot): Bot => ({
  name,
  choose(view, seat, thinking) {
    const moves = legalMoves(view, seat);
    return moves.length === 1 ? moves[0] : bot.choose(view, seat, thinking);
  },
});

/** How far Strong looks, and how often: it plans in four games, and plays its best turns on in one. */
const NEAR: Horizon = { turns: 2, judged: 1 };
const STRONG_BUDGET: Budget = { iterations: 8 };
/** How far Expert looks: the mean of several turns, since later ones know more and earlier ones owe less to luck. */
const FAR: Horizon = { turns: 4, judged: 3 };
const EXPERT_BUDGET: Budget = { milliseconds: 1000 };

const misjudgementOf = (level: Level) => (edition: EditionId) => KITS[edition].misjudgement[level] ?? 0;

const learned = (level: Level): Bot =>
  atOnce(level, planner(level, { evaluators: TRAINED, misjudgement: misjudgementOf(level) }));

const bots: Readonly<Record<Level, Bot>> = {
  beginner: atOnce('beginner', oneByOne('beginner', misjudgementOf('beginner'))),
  easy: atOnce('easy', oneByOne('easy', misjudgementOf('easy'))),
  casual: atOnce('casual', planner('casual', { evaluators: BY_HAND, misjudgement: misjudgementOf('casual') })),
  steady: learned('steady'),
  skilled: learned('skilled'),
  seasoned: learned('seasoned'),
  sharp: learned('sharp'),
  strong: atOnce('strong', expertWith('strong', TRAINED, STRONG_BUDGET, NEAR)),
  expert: atOnce('expert', expertWith('expert', TRAINED, EXPERT_BUDGET, FAR)),
};

/**
 * Expert without one of its parts, to measure what that is worth: the learned evaluator, turns beyond the next one, and
 * what a comparison consists of.
 */
export const EXPERT_PARTS = ['network', 'foresight', 'lead', 'luck', 'estimates', 'dropping'] as const;
export type ExpertPart = (typeof EXPERT_PARTS)[number];

export function expertWithout(part: ExpertPart): Bot {
  const name = `expert-without-${part}`;
  if (part === 'network') return expertWith(name, BY_HAND, EXPERT_BUDGET, FAR);
  if (part === 'foresight') return expertWith(name, TRAINED, EXPERT_BUDGET, NEAR);
  return expertWith(name, TRAINED, EXPERT_BUDGET, FAR, part);
}

/** The bot that plays a level; its budget is part of it. */
export const botOf = (level: Level): Bot => bots[level];
