import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import { clearDisc, discRefusal } from '../trail/discs.ts';
import type { NzPlay } from './state.ts';

/** The first turn puts a disc with white corners on space 0 of the pathfinder track. */

export interface StartMove {
  do: 'start';
  disc: number;
}

const firstDiscRefusal = (p: NzPlay, seat: Seat, disc: number): Refusal | null =>
  p.c.discSpaces[disc]!.dark ? refuse('white-corners-only', 'NZ-S16') : discRefusal(p, seat, disc, false, 0, 'NZ-S16');

export const firstDiscChoice = {
  source: () => 'opening',
  moves(p: NzPlay, task: Task, out: StartMove[]) {
    for (let disc = 0; disc < p.c.discSpaces.length; disc++)
      if (firstDiscRefusal(p, task.seat, disc) === null) out.push({ do: 'start', disc });
  },
  take: (p: NzPlay, task: Task, move: StartMove) => clearDisc(p, task.seat, move.disc),
  refusal: (p: NzPlay, task: Task, move: StartMove) =>
    move.do === 'start' ? firstDiscRefusal(p, task.seat, move.disc) : null,
};
