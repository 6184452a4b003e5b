import type { Eye } from './eye.ts';

const MOST_TASKS = 32;

/** How often each task of an objective can be fulfilled. */
export function countTasks(eye: Eye, have: Int16Array): void {
  const { cardsFor } = eye.printed;
  const { copies } = eye.flock;
  for (let task = 0; task < cardsFor.length; task++) {
    have[task] = 0;
    for (const card of cardsFor[task]) have[task] += copies[card];
  }
  eye.own.taskCounts(eye, have);
}

const have = new Int16Array(MOST_TASKS);

/**
 * Objectives that are fulfilled count in full and use up what fulfils them; the others count by the hope of fulfilling
 * what is missing. Those in the deck may be dropped at the end, so they threaten nothing.
 */
export function objectives(eye: Eye): number {
  const { me, flock } = eye;
  if (me.area.length === 0 && flock.objectives.length === 0) return 0;
  countTasks(eye, have);
  let worth = 0;
  for (const card of me.area) worth += judge(eye, card, true, true);
  for (const card of flock.objectives) worth += judge(eye, card, false, true);
  return worth;
}

/** With `keep`, what fulfils the card is used up. */
function judge(eye: Eye, card: number, mustScore: boolean, keep: boolean): number {
  const { tasks, vp, penalty } = eye.c.cards[card];
  let missing = 0;
  for (const task of tasks) if (--have[task] < 0) missing++;
  if (missing === 0 && keep) return vp;
  for (const task of tasks) have[task]++;
  if (missing === 0) return vp;
  const hope = Math.pow(eye.w.hope * Math.sqrt(eye.left), missing);
  return hope * vp - (mustScore ? (1 - hope) * penalty : 0);
}

/** Counts what is free to fulfil another objective. */
function countFree(eye: Eye): void {
  objectives(eye);
  if (eye.me.area.length > 0 || eye.flock.objectives.length > 0) return;
  countTasks(eye, have);
}

/** What taking each of these cards promises beside the objectives that are owned already; -1 is the top of the stack. */
export function objectivePromise(eye: Eye, cards: readonly number[], out: number[]): void {
  countFree(eye);
  for (let i = 0; i < cards.length; i++)
    out[i] = cards[i] < 0 ? 0.5 * eye.w.objective : judge(eye, cards[i], false, false);
}

const promises: number[] = [];

/** The best card that lies open. */
export function bestObjective(eye: Eye): number {
  objectivePromise(eye, eye.s.objectives, promises);
  let most = 0.5 * eye.w.objective * eye.left;
  for (let i = 0; i < eye.s.objectives.length; i++) if (promises[i] > most) most = promises[i];
  return most;
}

/** How likely a card that is owned will be fulfilled, if nothing else needed the same things. */
export function chanceOf(eye: Eye, card: number): number {
  countTasks(eye, have);
  return Math.max(0, judge(eye, card, false, false)) / eye.c.cards[card].vp;
}
