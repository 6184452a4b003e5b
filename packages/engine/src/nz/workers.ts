import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { ask, effectChoice } from '../effects/rule.ts';
import { spend } from '../trail/money.ts';
import { pushEffect, type EffectRule, type EffectTask } from '../trail/types.ts';
import { playerOf, WORKERS, type NzPlay } from './state.ts';

/** The job market and the worker rows. */

type HireEffect = Extract<Effect, { do: 'hire' }>;
type JokerEffect = Extract<Effect, { do: 'joker' }>;

const ROW_LENGTH = 5;

export interface HireMove {
  do: 'hire';
  worker: number;
  row: number;
}

/** A joker joins a row. */
export interface JoinMove {
  do: 'join';
  worker: number;
}

export const rowFull = (p: NzPlay, seat: Seat, worker: number): boolean =>
  playerOf(p, seat).workers[worker]! >= ROW_LENGTH;

/** To the leftmost free space of the row, whose immediate action may be used now. */
export function placeWorker(p: NzPlay, seat: Seat, worker: number): void {
  const space = playerOf(p, seat).workers[worker]!++;
  p.log?.push({ type: 'worker', seat, worker: WORKERS[worker]!, space: space + 1 });
  const immediate = p.c.workerRows[worker]![space];
  if (immediate) pushEffect(p, seat, immediate, 'free', `${WORKERS[worker]}-${space + 1}`);
}

function hireRefusal(p: NzPlay, seat: Seat, worker: number, row: number, modifier: number): Refusal | null {
  const rows = p.c.jobCosts.length;
  if (p.s.jobs[worker * rows + row] === 0)
    return refuse('no-such-worker', 'NZ-X1', undefined, undefined, WORKERS[worker]);
  if (rowFull(p, seat, worker)) return refuse('row-full', 'NZ-X1', undefined, undefined, WORKERS[worker]);
  const cost = Math.max(0, p.c.jobCosts[row]! + modifier);
  const { pounds } = playerOf(p, seat);
  return cost > pounds ? refuse('too-dear', 'NZ-X1', cost, pounds, WORKERS[worker]) : null;
}

/** New workers take the topmost, dearest free space of their column; false when there is none. */
export function addToJobMarket(p: NzPlay, worker: number): boolean {
  const rows = p.c.jobCosts.length;
  for (let row = 0; row < rows; row++)
    if (p.s.jobs[worker * rows + row] === 0) {
      p.s.jobs[worker * rows + row] = worker + 1;
      return true;
    }
  return false;
}

export const hire: EffectRule<HireEffect, NzPlay> = {
  refusal(p, seat, effect) {
    let reason: Refusal | null = null;
    for (let worker = 0; worker < WORKERS.length; worker++)
      for (let row = p.c.jobCosts.length - 1; row >= 0; row--) {
        if (p.s.jobs[worker * p.c.jobCosts.length + row] === 0) continue;
        const refusal = hireRefusal(p, seat, worker, row, effect.modifier);
        if (refusal === null) return null;
        reason ??= refusal;
      }
    return reason ?? refuse('no-such-worker', 'NZ-X1');
  },
  run: (p, task) => ask(p, 'hire', task),
};

export const hireChoice = effectChoice<NzPlay, EffectTask & { effect: HireEffect }, HireMove>({
  moves(p, task, out) {
    const rows = p.c.jobCosts.length;
    for (let worker = 0; worker < WORKERS.length; worker++)
      for (let row = 0; row < rows; row++)
        if (
          p.s.jobs[worker * rows + row] !== 0 &&
          hireRefusal(p, task.seat, worker, row, task.effect.modifier) === null
        )
          out.push({ do: 'hire', worker, row });
  },
  take(p, task, { worker, row }) {
    const cost = Math.max(0, p.c.jobCosts[row]! + task.effect.modifier);
    p.s.jobs[worker * p.c.jobCosts.length + row] = 0;
    p.log?.push({ type: 'hired', seat: task.seat, worker: WORKERS[worker]!, cost });
    spend(p, task.seat, cost, 'hire');
    placeWorker(p, task.seat, worker);
  },
  refusal: (p, task, move) =>
    move.do === 'hire' ? hireRefusal(p, task.seat, move.worker, move.row, task.effect.modifier) : null,
});

export const joker: EffectRule<JokerEffect, NzPlay> = {
  refusal: (p, seat) => (WORKERS.every((_, worker) => rowFull(p, seat, worker)) ? refuse('row-full', 'NZ-X2') : null),
  run: (p, task) => ask(p, 'join', task),
};

export const joinChoice = effectChoice<NzPlay, EffectTask, JoinMove>({
  moves(p, task, out) {
    for (let worker = 0; worker < WORKERS.length; worker++)
      if (!rowFull(p, task.seat, worker)) out.push({ do: 'join', worker });
  },
  take(p, task, move) {
    playerOf(p, task.seat).jokers++;
    placeWorker(p, task.seat, move.worker);
  },
  refusal: (_p, _task, move) =>
    move.do === 'join' ? refuse('row-full', 'NZ-X2', undefined, undefined, WORKERS[move.worker]) : null,
});
