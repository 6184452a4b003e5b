import type { Seat } from '../core/state.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { playerAt, type TrailContext } from '../trail/types.ts';
import { FORGO } from './rule.ts';

/** Harbourmasters and station masters: the rightmost worker of a row for the tile, now or never. */

export interface AppointMove {
  do: 'appoint';
  worker: number;
}

type AppointTask = SharedTask<'appoint'>;

/** Printed first workers stay. */
const canAppoint = (p: TrailContext, seat: Seat): boolean => playerAt(p, seat).workers.some((count) => count > 1);

/** Asks, if there is a tile left at the place, a worker to give, and the chance was not passed up before. */
export function offerAppointment(p: TrailContext, seat: Seat, place: number): void {
  const again = playerAt(p, seat).passedUp?.includes(place) ?? false;
  if (p.c.rules.masters.at(p, place) >= 0 && canAppoint(p, seat) && !again)
    p.s.agenda.push({ task: 'appoint', seat, place });
}

export const appointChoice = {
  source: (p: TrailContext, task: AppointTask) => p.c.rules.masters.placeName(p, task.place),
  moves(p: TrailContext, task: AppointTask, out: (AppointMove | typeof FORGO)[]) {
    playerAt(p, task.seat).workers.forEach((count, worker) => {
      if (count > 1) out.push({ do: 'appoint', worker });
    });
    out.push(FORGO);
  },
  take(p: TrailContext, task: AppointTask, move: AppointMove | typeof FORGO) {
    const { masters } = p.c.rules;
    if (move.do === 'forgo') {
      p.log?.push({ type: 'forgone', seat: task.seat, source: masters.placeName(p, task.place) });
      const player = playerAt(p, task.seat);
      if (!p.c.readings.masterOfferedAgain) player.passedUp = [...(player.passedUp ?? []), task.place];
      return;
    }
    playerAt(p, task.seat).workers[move.worker]!--;
    masters.take(p, task.seat, task.place, p.c.workers[move.worker]!);
  },
  refusal: (p: TrailContext, _task: AppointTask, move: AppointMove | typeof FORGO) =>
    move.do === 'appoint' ? refuse('no-worker', 'appoint', { what: p.c.workers[move.worker] }) : null,
};
