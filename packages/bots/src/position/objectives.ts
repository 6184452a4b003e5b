import type { EvaluationContext } from './context.ts';

const MOST_TASKS = 32;

/** How often each task of an objective can be fulfilled. */
export function countTasks(ctx: EvaluationContext, have: Int16Array): void {
  const { cardsFor } = ctx.facts;
  const { copies } = ctx.flock;
  for (let task = 0; task < cardsFor.length; task++) {
    have[task] = 0;
    for (const card of cardsFor[task]) have[task] += copies[card];
  }
  ctx.edition.taskCounts(ctx, have);
}

const have = new Int16Array(MOST_TASKS);

/**
 * Objectives that are fulfilled count in full and use up what fulfils them; the others count by the hope of fulfilling
 * what is missing. Those in the deck may be dropped at the end, so they threaten nothing.
 */
export function objectives(ctx: EvaluationContext): number {
  const { me, flock } = ctx;
  if (me.area.length === 0 && flock.objectives.length === 0) return 0;
  countTasks(ctx, have);
  let worth = 0;
  for (const card of me.area) worth += judge(ctx, card, true, true);
  for (const card of flock.objectives) worth += judge(ctx, card, false, true);
  return worth;
}

/** With `keep`, what fulfils the card is used up. */
function judge(ctx: EvaluationContext, card: number, mustScore: boolean, keep: boolean): number {
  const { tasks, vp, penalty } = ctx.c.cards[card];
  let missing = 0;
  for (const task of tasks) if (--have[task] < 0) missing++;
  if (missing === 0 && keep) return vp;
  for (const task of tasks) have[task]++;
  if (missing === 0) return vp;
  const hope = Math.pow(ctx.w.hope * Math.sqrt(ctx.left), missing);
  return hope * vp - (mustScore ? (1 - hope) * penalty : 0);
}

/** Counts what is free to fulfil another objective. */
function countFree(ctx: EvaluationContext): void {
  objectives(ctx);
  if (ctx.me.area.length > 0 || ctx.flock.objectives.length > 0) return;
  countTasks(ctx, have);
}

/** What taking each of these cards promises beside the objectives that are owned already; -1 is the top of the stack. */
export function objectivePromise(ctx: EvaluationContext, cards: readonly number[], out: number[]): void {
  countFree(ctx);
  for (let i = 0; i < cards.length; i++)
    out[i] = cards[i] < 0 ? 0.5 * ctx.w.objective : judge(ctx, cards[i], false, false);
}

const promises: number[] = [];

/** The best card that lies open. */
export function bestObjective(ctx: EvaluationContext): number {
  objectivePromise(ctx, ctx.s.objectives, promises);
  let most = 0.5 * ctx.w.objective * ctx.left;
  for (let i = 0; i < ctx.s.objectives.length; i++) if (promises[i] > most) most = promises[i];
  return most;
}

/** How likely a card that is owned will be fulfilled, if nothing else needed the same things. */
export function chanceOf(ctx: EvaluationContext, card: number): number {
  countTasks(ctx, have);
  return Math.max(0, judge(ctx, card, false, false)) / ctx.c.cards[card].vp;
}
