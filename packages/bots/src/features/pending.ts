import { answers, tiles, type Effect } from '@drover/engine';
import { appraise } from '../appraise/appraise.ts';
import type { EvaluationContext } from '../position/context.ts';
import type { FeatureWriter } from './writer.ts';

/** What is still to be done in this turn. */

/** Where each icon stands among the features; one that holds others counts as those, one that is seldom met not at all. */
const PLACES: Readonly<Record<Exclude<Effect['do'], Holding>, number>> = {
  gain: 0,
  certificates: 1,
  pathfinder: 2,
  draw: 3,
  take: 4,
  objective: 5,
  pick: 6,
  hire: 7,
  invest: 8,
  buy: 9,
  build: 10,
  ship: 11,
  shear: 12,
  auxiliary: 13,
  'remove-hazard': 14,
  'move-on': 15,
  engine: 16,
  bounty: 17,
  cull: 18,
  storehouse: 19,
  post: 20,
  'special-delivery': 21,
  'station-behind': 22,
  adjacent: 23,
  joker: 24,
  retire: 25,
  'stack-acquired': 26,
  permanent: 27,
  stroll: 28,
  'upgrade-building': -1,
};
type Holding = 'all' | 'either' | 'pay' | 'per' | 'discard' | 'engine-back';
const ICONS = Object.entries(PLACES)
  .filter(([, place]) => place >= 0)
  .sort(([, a], [, b]) => a - b)
  .map(([icon]) => icon);
const KINDS = ICONS.length;

const TASK_NAMES = [
  'phase-a',
  'phase-b',
  'income',
  'delivery',
  'free-delivery',
  'wool-post',
  'discard',
  'site',
  'appoint',
] as const;
const TASKS: ReadonlyMap<string, number> = new Map(TASK_NAMES.map((task, i) => [task, i]));

const offered = new Float64Array(KINDS);
const promised = new Float64Array(KINDS);
const asked = new Float64Array(16);

/** By kind of icon: how often it can still be done, and what it seems to be worth. */
export function pendingFeatures(ctx: EvaluationContext, out: FeatureWriter): void {
  offered.fill(0);
  promised.fill(0);
  asked.fill(0);
  const { agenda } = ctx.s;
  let mine = 0;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const task = agenda[i];
    if (task.seat !== ctx.seat || task.task === 'phase-c' || task.task === 'end-turn') break;
    mine++;
    const number = TASKS.get(task.task);
    if (number !== undefined) asked[number] = 1;
    if (task.task === 'phase-b') {
      if (!task.closed) openPlace(ctx, ctx.me.at, task.used);
    } else if (task.task === 'borrowed') openPlace(ctx, task.at, task.used);
    else if ('effect' in task) offer(ctx, task.effect);
  }
  out.flag(mine > 0, 'deciding');
  for (let i = 0; i < TASK_NAMES.length; i++) out.put(asked[i], 'asked', TASK_NAMES[i]);
  for (let i = 0; i < KINDS; i++) {
    out.put(offered[i] / 2, 'can be done', ICONS[i]);
    out.put(promised[i] / 8, 'worth of what can be done', ICONS[i]);
  }
}

function openPlace(ctx: EvaluationContext, at: number, used: number): void {
  const tile = ctx.s.trail[at];
  if (!tiles.isNeutral(tile) && !answers.isOwn(tile, ctx.seat)) {
    if (used === 0) offer(ctx, SINGLE);
    return;
  }
  const actions = answers.actionsAt(ctx, at);
  for (let i = 0; i < actions.length; i++) if (!(used & (1 << i))) offer(ctx, actions[i]);
}

const SINGLE: Effect = { do: 'auxiliary', double: false };

function offer(ctx: EvaluationContext, effect: Effect): void {
  const worth = appraise(ctx, effect);
  if (worth > 0) count(effect, worth);
}

function count(effect: Effect, worth: number): void {
  switch (effect.do) {
    case 'all':
    case 'either':
      for (const part of effect.of) count(part, worth / effect.of.length);
      return;
    case 'pay':
    case 'per':
    case 'discard':
    case 'engine-back':
      count(effect.then, worth);
      return;
    default: {
      const place = PLACES[effect.do];
      if (place < 0) return;
      offered[place]++;
      promised[place] += worth;
    }
  }
}
