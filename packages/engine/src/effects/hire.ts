import type { Seat } from '../core/state.ts';
import { spend } from '../trail/money.ts';
import { refuse, type TrailRefusal } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { playerAt, type EffectRule, type TrailContext } from '../trail/types.ts';
import { placeWorker, rowFull } from '../trail/workers.ts';
import type { Effect } from './effect.ts';
import { effectChoice } from './rule.ts';

/** Hire one worker from the job market; how the market is laid out is the edition's matter. */

type HireEffect = Extract<Effect, { do: 'hire' }>;

export interface HireMove {
  do: 'hire';
  worker: number;
  row: number;
}

const costOf = (p: TrailContext, row: number, effect: HireEffect): number =>
  Math.max(0, p.c.jobCosts[row]! + effect.modifier);

function hireRefusal(
  p: TrailContext,
  seat: Seat,
  worker: number,
  row: number,
  effect: HireEffect,
): TrailRefusal | null {
  const name = p.c.workers[worker]!;
  if (!p.c.rules.hasJob(p, worker, row)) return refuse('no-such-worker', 'hire', { what: name });
  if (p.c.rules.jobRowClosed(p, row)) return refuse('row-closed', 'hire');
  if (rowFull(p, seat, worker)) return refuse('row-full', 'hire', { what: name });
  const cost = costOf(p, row, effect);
  const { money } = playerAt(p, seat);
  return cost > money ? refuse('too-dear', 'hire', { need: cost, have: money, what: name }) : null;
}

export const hire: EffectRule<HireEffect, TrailContext> = {
  refusal(p, seat, effect) {
    let reason: TrailRefusal | null = null;
    for (let worker = 0; worker < p.c.workers.length; worker++)
      for (let row = p.c.jobCosts.length - 1; row >= 0; row--) {
        if (!p.c.rules.hasJob(p, worker, row)) continue;
        const refusal = hireRefusal(p, seat, worker, row, effect);
        if (refusal === null) return null;
        if (reason === null || reason.code === 'row-closed') reason = refusal;
      }
    return reason ?? refuse('no-such-worker', 'hire');
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'hire' }),
};

export const hireChoice = effectChoice<TrailContext, SharedTask<'hire'>, HireMove>({
  moves(p, task, out) {
    for (let worker = 0; worker < p.c.workers.length; worker++)
      for (let row = 0; row < p.c.jobCosts.length; row++)
        if (p.c.rules.hasJob(p, worker, row) && hireRefusal(p, task.seat, worker, row, task.effect) === null)
          out.push({ do: 'hire', worker, row });
  },
  take(p, task, { worker, row }) {
    const cost = costOf(p, row, task.effect);
    p.c.rules.takeJob(p, worker, row);
    p.log?.push({ type: 'hired', seat: task.seat, worker: p.c.workers[worker]!, cost });
    spend(p, task.seat, cost, 'hire');
    placeWorker(p, task.seat, worker);
  },
  refusal: (p, task, move) =>
    move.do === 'hire' ? hireRefusal(p, task.seat, move.worker, move.row, task.effect) : null,
});
