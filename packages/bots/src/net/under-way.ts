import { tiles, type Effect } from '@drover/engine';
import { appraise } from '../appraise/effects.ts';
import { actionsAt } from '../appraise/pending.ts';
import type { Eye, PendingTask } from '../value/eye.ts';
import { isOwn } from '../value/printed.ts';
import type { Inputs } from './writer.ts';

/** Icons by what they do; those of both editions. */
const DEEDS = [
  ...['gain', 'certificates', 'pathfinder', 'draw', 'take', 'objective', 'pick', 'hire', 'invest', 'buy', 'build'],
  ...['ship', 'shear', 'auxiliary', 'remove-hazard', 'move-on', 'engine', 'bounty', 'cull', 'storehouse', 'post'],
  ...['special-delivery', 'station-behind', 'adjacent', 'joker', 'retire', 'stack-acquired', 'permanent', 'stroll'],
] as const;
const deedNumber: ReadonlyMap<string, number> = new Map(DEEDS.map((deed, i) => [deed, i]));

const TASKS: ReadonlyMap<string, number> = new Map(
  ['phase-a', 'phase-b', 'income', 'delivery', 'free-delivery', 'wool-post', 'discard', 'site', 'appoint'].map(
    (t, i) => [t, i],
  ),
);

const offered = new Float64Array(DEEDS.length);
const promised = new Float64Array(DEEDS.length);
const asked = new Float64Array(16);

/** What can still be done in this turn, by kind of icon: how often, and what it seems to be worth. */
export function underWay(eye: Eye, out: Inputs): void {
  offered.fill(0);
  promised.fill(0);
  asked.fill(0);
  const { agenda } = eye.s;
  let mine = 0;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const task = agenda[i] as PendingTask;
    if (task.seat !== eye.seat || task.task === 'phase-c' || task.task === 'end-turn') break;
    mine++;
    const number = TASKS.get(task.task);
    if (number !== undefined) asked[number] = 1;
    if (task.task === 'phase-b') {
      if (task.closed !== true) openPlace(eye, eye.me.at, task.used!);
    } else if (task.task === 'borrowed') openPlace(eye, task.at!, task.used!);
    else if (task.effect !== undefined) offer(eye, task.effect);
    else if (task.task === 'buy') offer(eye, BUY);
  }
  out.flag(mine > 0);
  for (let i = 0; i < TASKS.size; i++) out.put(asked[i]);
  for (let i = 0; i < DEEDS.length; i++) {
    out.put(offered[i] / 2);
    out.put(promised[i] / 8);
  }
}

const BUY: Effect = { do: 'buy' };

function openPlace(eye: Eye, at: number, used: number): void {
  const tile = eye.s.trail[at];
  if (!tiles.isNeutral(tile) && !isOwn(tile, eye.seat)) {
    if (used === 0) offer(eye, SINGLE);
    return;
  }
  const actions = actionsAt(eye, at);
  for (let i = 0; i < actions.length; i++) if (!(used & (1 << i))) offer(eye, actions[i]);
}

const SINGLE: Effect = { do: 'auxiliary', double: false };

function offer(eye: Eye, effect: Effect): void {
  const worth = appraise(eye, effect);
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
      const number = deedNumber.get(effect.do)!;
      offered[number]++;
      promised[number] += worth;
    }
  }
}
