import { answers, tiles, type NzComponents, type NzPlayer, type NzState } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { countTasks } from '../position/objectives.ts';
import type { FeatureWriter } from '../features/writer.ts';

/** Where exactly everything is in New Zealand, and what exactly has been reached. */

export function placeFeatures(ctx: EvaluationContext, out: FeatureWriter): void {
  const [c, me] = [ctx.c as NzComponents, ctx.me as NzPlayer];
  for (let space = 0; space < c.spaces.length; space++) out.flag(me.at === space, 'at', c.spaces, space);
  ship(c, me, out);
  for (let space = 0; space < c.pathfinderVp.length; space++) out.flag(me.pathfinder === space, 'pathfinder at', space);
  board(ctx, out);
  tasks(ctx, out);
  for (let step = 1; step < c.certificateTrack.length; step++)
    out.flag(me.certificates >= step, 'certificates from', step);
  for (let gold = 1; gold <= MOST_GOLD; gold++) out.flag(me.gold >= gold, 'gold from', gold);
  for (let tile = 0; tile < c.bonusTiles.length; tile++)
    out.flag(me.bonusTiles.includes(tile), 'own bonus tile', c.bonusTiles, tile);
}

const MOST_GOLD = 5;

/** Where it is, and how near each harbour is that is not had yet. */
function ship(c: NzComponents, me: NzPlayer, out: FeatureWriter): void {
  const away = c.seaDistance[me.ship];
  for (let space = 0; space < away.length; space++) out.flag(me.ship === space, 'ship at', space);
  for (let i = 0; i < c.houses.length; i++)
    out.put(me.houses[i] > 0 ? 0 : 1 / (1 + away[c.houses[i].at]), 'near harbour', c.houses, i);
  for (let i = 0; i < c.medium.length; i++)
    out.put(me.medium[i] > 0 ? 0 : 1 / (1 + away[c.medium[i].at]), 'near harbour', c.medium, i);
}

/** Whose buildings stand where, which hazards there are, and where workers are looking for a job. */
function board({ s, c, seat }: EvaluationContext, out: FeatureWriter): void {
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    const own = answers.isOwn(tile, seat);
    out.flag(own, 'own building at', c.spaces, space);
    out.flag(!own && tiles.isPrivate(tile), 'building of others at', c.spaces, space);
  }
  for (const section of c.hazardSections)
    for (const space of section) out.flag(s.trail[space] !== 0, 'hazard at', c.spaces, space);
  const { jobs } = s as NzState;
  for (let job = 0; job < jobs.length; job++) out.flag(jobs[job] !== 0, 'job', job + 1);
}

const have = new Int16Array(32);
const need = new Uint8Array(32);

/** Each task: how often it is done, how often objectives ask for it, and how much of that is done. */
function tasks(ctx: EvaluationContext, out: FeatureWriter): void {
  const { c, facts, flock } = ctx;
  countTasks(ctx, have);
  need.fill(0);
  for (let card = 0; card < c.cards.length; card++)
    if (facts.isObjective[card] && flock.copies[card] > 0) for (const task of c.cards[card].tasks) need[task]++;
  for (let task = 0; task < c.taskNames.length; task++) {
    const name = c.taskNames[task];
    out.put(Math.min(MOST_TASKS, have[task]) / 4, 'task done', name);
    out.put(need[task] / 2, 'task asked for', name);
    out.put(Math.min(need[task], have[task]) / 2, 'task done as asked', name);
  }
}

const MOST_TASKS = 6;
