import type { Eye } from './eye.ts';

const have = new Int16Array(32);

/**
 * Objectives that are fulfilled count in full and use up what fulfils them; the others count by the hope of fulfilling
 * what is missing. Those in the deck may be dropped at the end, so they threaten nothing.
 */
export function objectives(eye: Eye): number {
  const { me, flock } = eye;
  if (me.area.length === 0 && flock.objectives.length === 0) return 0;
  have.fill(0);
  eye.own.taskCounts(eye, have);
  let worth = 0;
  for (const card of me.area) worth += judge(eye, card, true);
  for (const card of flock.objectives) worth += judge(eye, card, false);
  return worth;
}

function judge(eye: Eye, card: number, mustScore: boolean): number {
  const { tasks, vp, penalty } = eye.c.cards[card];
  let missing = 0;
  for (const task of tasks) if (--have[task] < 0) missing++;
  if (missing === 0) return vp;
  for (const task of tasks) have[task]++;
  const hope = Math.pow(eye.w.hope * Math.sqrt(eye.left), missing);
  return hope * vp - (mustScore ? (1 - hope) * penalty : 0);
}
