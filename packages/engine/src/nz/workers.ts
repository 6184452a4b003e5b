import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import type { EffectRule } from '../trail/types.ts';
import { placeWorker, rowFull } from '../trail/workers.ts';
import { refuse } from './refusal.ts';
import { playerOf, WORKERS, type NzContext } from './state.ts';
import type { NzTask } from './tasks.ts';

/** The job market, a column for each type, and joker workers. */

type JokerEffect = Extract<Effect, { do: 'joker' }>;

/** A joker joins a row. */
export interface JoinMove {
  do: 'join';
  worker: number;
}

/** New workers take the topmost, dearest free space of their column; false when there is none. */
export function addToJobMarket(p: NzContext, worker: number): boolean {
  const rows = p.c.jobCosts.length;
  for (let row = 0; row < rows; row++)
    if (p.s.jobs[worker * rows + row] === 0) {
      p.s.jobs[worker * rows + row] = worker + 1;
      return true;
    }
  return false;
}

export const joker: EffectRule<JokerEffect, NzContext> = {
  refusal: (p, seat) => (WORKERS.every((_, worker) => rowFull(p, seat, worker)) ? refuse('row-full', 'NZ-X2') : null),
  run: (p, task) => p.s.agenda.push({ ...task, task: 'join' }),
};

export const joinChoice = effectChoice<NzContext, NzTask<'join'>, JoinMove>({
  moves(p, task, out) {
    for (let worker = 0; worker < WORKERS.length; worker++)
      if (!rowFull(p, task.seat, worker)) out.push({ do: 'join', worker });
  },
  take(p, task, move) {
    playerOf(p, task.seat).jokers++;
    placeWorker(p, task.seat, move.worker);
  },
  refusal: (_p, _task, move) =>
    move.do === 'join' ? refuse('row-full', 'NZ-X2', { what: WORKERS[move.worker] }) : null,
});
