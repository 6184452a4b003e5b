import { refuse } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import { playerAt, type TrailPlay } from '../trail/types.ts';
import { FORGO } from './rule.ts';

/** Harbourmasters and station masters: the rightmost worker of a row for the tile, now or never. */

export interface AppointMove {
  do: 'appoint';
  worker: number;
}

interface AppointTask extends Task {
  /** The harbour or station. */
  readonly place: number;
}

/** Printed first workers stay. */
const canAppoint = (p: TrailPlay, seat: Seat): boolean => playerAt(p, seat).workers.some((count) => count > 1);

/** Asks, if there is a tile left at the place, a worker to give, and the chance was not passed up before. */
export function offerAppointment(p: TrailPlay, seat: Seat, place: number): void {
  const again = playerAt(p, seat).passedUp?.includes(place) ?? false;
  if (p.c.rules.masters.at(p, place) >= 0 && canAppoint(p, seat) && !again)
    p.s.agenda.push({ task: 'appoint', seat, place } as AppointTask);
}

export const appointChoice = {
  source: (p: TrailPlay, task: AppointTask) => p.c.rules.masters.placeName(p, task.place),
  moves(p: TrailPlay, task: AppointTask, out: (AppointMove | typeof FORGO)[]) {
    playerAt(p, task.seat).workers.forEach((count, worker) => {
      if (count > 1) out.push({ do: 'appoint', worker });
    });
    out.push(FORGO);
  },
  take(p: TrailPlay, task: AppointTask, move: AppointMove | typeof FORGO) {
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
  refusal: (p: TrailPlay, _task: AppointTask, move: AppointMove | typeof FORGO) =>
    move.do === 'appoint' ? refuse('no-worker', 'NZ-X9', undefined, undefined, p.c.workers[move.worker]) : null,
};
