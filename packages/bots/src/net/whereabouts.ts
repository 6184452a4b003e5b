import { tiles, type NzComponents, type NzPlayer, type NzState } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { countTasks } from '../value/objectives.ts';
import { isOwn } from '../value/printed.ts';
import type { Inputs } from './writer.ts';

/** Where exactly everything is in New Zealand, and what exactly has been reached. */

export function whereabouts(eye: Eye, out: Inputs): void {
  const [c, me] = [eye.c as NzComponents, eye.me as NzPlayer];
  for (let space = 0; space < c.spaces.length; space++) out.flag(me.at === space);
  ship(c, me, out);
  for (let space = 0; space < c.pathfinderVp.length; space++) out.flag(me.pathfinder === space);
  board(eye, out);
  tasks(eye, out);
  for (let step = 1; step < c.certificateTrack.length; step++) out.flag(me.certificates >= step);
  for (let gold = 1; gold <= MOST_GOLD; gold++) out.flag(me.gold >= gold);
  for (let tile = 0; tile < c.bonusTiles.length; tile++) out.flag(me.bonusTiles.includes(tile));
}

const MOST_GOLD = 5;

/** Where it is, and how near each harbour is that is not had yet. */
function ship(c: NzComponents, me: NzPlayer, out: Inputs): void {
  const away = c.seaDistance[me.ship];
  for (let space = 0; space < away.length; space++) out.flag(me.ship === space);
  for (let i = 0; i < c.houses.length; i++) out.put(me.houses[i] > 0 ? 0 : 1 / (1 + away[c.houses[i].at]));
  for (let i = 0; i < c.medium.length; i++) out.put(me.medium[i] > 0 ? 0 : 1 / (1 + away[c.medium[i].at]));
}

/** Whose buildings stand where, which hazards there are, and where workers are looking for a job. */
function board({ s, c, seat }: Eye, out: Inputs): void {
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    const own = isOwn(tile, seat);
    out.flag(own);
    out.flag(!own && tiles.isPrivate(tile));
  }
  for (const section of c.hazardSections) for (const space of section) out.flag(s.trail[space] !== 0);
  for (const job of (s as NzState).jobs) out.flag(job !== 0);
}

const have = new Int16Array(32);
const need = new Uint8Array(32);

/** Each task: how often it is done, how often objectives ask for it, and how much of that is done. */
function tasks(eye: Eye, out: Inputs): void {
  const { c, printed, flock } = eye;
  countTasks(eye, have);
  need.fill(0);
  for (let card = 0; card < c.cards.length; card++)
    if (printed.isObjective[card] && flock.copies[card] > 0) for (const task of c.cards[card].tasks) need[task]++;
  for (let task = 0; task < c.taskNames.length; task++) {
    out.put(Math.min(MOST_TASKS, have[task]) / 4);
    out.put(need[task] / 2);
    out.put(Math.min(need[task], have[task]) / 2);
  }
}

const MOST_TASKS = 6;
