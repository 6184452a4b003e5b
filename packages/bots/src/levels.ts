import type { Bot } from './bots/bot.ts';
import { comparerWith } from './bots/comparer.ts';
import { oneByOne } from './bots/greedy.ts';
import { plannerWith } from './bots/planner.ts';
import { BY_HAND } from './evaluators/by-hand.ts';
import type { Evaluators } from './evaluators/evaluator.ts';
import { experienced, type LevelJudgement } from './evaluators/judgement.ts';
import { KITS } from './evaluators/kits.ts';
import { TRAINED } from './evaluators/trained.ts';
import type { Level } from './level-names.ts';
import type { Horizon } from './search/playout.ts';
import type { Budget } from './search/thinking.ts';

/**
 * The levels differ in how far they plan and how well they judge, never in blunders: the lowest take one decision after the
 * other, the next plan whole turns, each with more experience beside its rules of thumb, and the highest compare turns and
 * play on in their minds.
 */

/** Those that compare turns: a turn takes them some tenths of a second or more. All others answer at once. */
export const COMPARING_LEVELS: readonly Level[] = ['strong', 'expert'];

/** How far Strong looks, and how often: it plans in four games, and plays its best turns on in one or two. */
const NEAR: Horizon = { turns: 2, judged: 1 };
const STRONG_BUDGET: Budget = { iterations: 8 };
/** How far Expert looks: the mean of several turns, since later ones know more and earlier ones owe less to luck. */
const FAR: Horizon = { turns: 4, judged: 3 };
const EXPERT_BUDGET: Budget = { milliseconds: 1000 };

const takingMoves = (level: keyof LevelJudgement['misjudgement']): Bot =>
  oneByOne(level, (edition) => KITS[edition].judgement.misjudgement[level]);

const judgementOf = (level: keyof LevelJudgement['experience']): Evaluators =>
  experienced((edition) => KITS[edition].judgement.experience[level]);

const planningTurns = (level: keyof LevelJudgement['experience']): Bot => plannerWith(level, judgementOf(level));

const bots: Readonly<Record<Level, Bot>> = {
  beginner: takingMoves('beginner'),
  easy: takingMoves('easy'),
  casual: planningTurns('casual'),
  keen: planningTurns('keen'),
  steady: planningTurns('steady'),
  skilled: planningTurns('skilled'),
  seasoned: planningTurns('seasoned'),
  sharp: planningTurns('sharp'),
  strong: comparerWith('strong', judgementOf('strong'), STRONG_BUDGET, NEAR),
  expert: comparerWith('expert', TRAINED, EXPERT_BUDGET, FAR),
};

/**
 * Expert without one of its parts, to measure what that is worth: the learned evaluator, turns beyond the next one, and
 * what a comparison consists of.
 */
export const EXPERT_PARTS = ['network', 'foresight', 'lead', 'luck', 'estimates', 'dropping'] as const;
export type ExpertPart = (typeof EXPERT_PARTS)[number];

export function expertWithout(part: ExpertPart): Bot {
  const name = `expert-without-${part}`;
  if (part === 'network') return comparerWith(name, BY_HAND, EXPERT_BUDGET, FAR);
  if (part === 'foresight') return comparerWith(name, TRAINED, EXPERT_BUDGET, NEAR);
  return comparerWith(name, TRAINED, EXPERT_BUDGET, FAR, part);
}

/** The bot that plays a level; its budget is part of it. */
export const botOf = (level: Level): Bot => bots[level];
