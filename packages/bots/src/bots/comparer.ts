import { canonical, type Move } from '@drover/engine';
import type { Evaluators } from '../evaluators/evaluator.ts';
import { candidates } from '../search/candidates.ts';
import { compareTurns, type ComparisonPart } from '../search/compare-turns.ts';
import type { Horizon } from '../search/playout.ts';
import type { Budget } from '../search/thinking.ts';
import type { Bot } from './bot.ts';

/** Decisions that are remembered: enough for many tables at a time. */
const MAX_REMEMBERED = 100;

/**
 * A bot that compares whole turns; a budget given with the question comes before its own. The line it has decided for it
 * plays without thinking again, as long as everything is as expected.
 */
export function comparerWith(
  name: string,
  evaluators: Evaluators,
  budget: Budget,
  horizon: Horizon,
  without?: ComparisonPart,
): Bot {
  const remembered = new Map<string, Move>();
  return {
    name,
    choose(view, seat, thinking) {
      const moves = candidates(view, seat);
      if (moves.length === 1) return moves[0];
      const limits = { ...thinking, budget: thinking.budget ?? budget };
      // What was decided in more time, or less, is somebody else's plan.
      const key = (table: string): string => JSON.stringify(limits.budget) + table;
      const decided = remembered.get(key(canonical(view)));
      if (decided !== undefined) return decided;
      const options = { evaluator: evaluators[view.edition], ...horizon, without };
      const { lines, followUps } = compareTurns(view, seat, limits, options);
      for (const [table, move] of followUps) remembered.set(key(table), move);
      for (const table of remembered.keys()) {
        if (remembered.size <= MAX_REMEMBERED) break;
        remembered.delete(table);
      }
      return lines[0].moves[0];
    },
  };
}
