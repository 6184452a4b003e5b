import type { EvaluationContext } from './context.ts';
import { TERMS, type Term } from './terms.ts';
import { eachBuilding } from './worth.ts';

/** What a person can count on the table of what a term weighs: coins, workers, buildings. Not every term has such a number. */
export type Counts = Readonly<Partial<Record<Term, number>>>;
export type Counting = Readonly<Partial<Record<Term, (ctx: EvaluationContext) => number>>>;

const SHARED: Counting = {
  money: ({ me }) => me.money,
  workers: ({ me }) => me.workers.reduce((sum, row) => sum + row, 0),
  certificates: ({ c, me }) => c.certificateTrack[me.certificates],
  tokens: ({ me }) => me.tokens,
  buildings(ctx) {
    let count = 0;
    eachBuilding(ctx, () => count++);
    return count;
  },
};

export function countsOf(ctx: EvaluationContext): Counts {
  const counting: Counting = { ...SHARED, ...ctx.edition.counting };
  return Object.fromEntries(
    TERMS.flatMap((term) => {
      const count = counting[term];
      return count === undefined ? [] : [[term, count(ctx)]];
    }),
  );
}

/** Those that are the same in all of these games: the others are luck. */
export const certain = ([first, ...others]: readonly Counts[]): Counts =>
  Object.fromEntries(
    Object.entries(first).filter(([term, count]) => others.every((counts) => counts[term as Term] === count)),
  );
