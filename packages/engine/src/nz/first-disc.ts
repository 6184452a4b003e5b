import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { clearDisc, discRefusal } from '../trail/discs.ts';
import { refuse } from './refusal.ts';
import type { NzContext } from './state.ts';
import type { NzTask } from './tasks.ts';

/** The first turn puts a disc with white corners on space 0 of the pathfinder track. */

export interface StartMove {
  do: 'start';
  disc: number;
}

const firstDiscRefusal = (p: NzContext, seat: Seat, disc: number): Refusal | null =>
  p.c.discSpaces[disc]!.dark ? refuse('white-corners-only', 'NZ-S16') : discRefusal(p, seat, disc, false, 0, 'NZ-S16');

export const firstDiscChoice = {
  source: () => 'opening',
  moves(p: NzContext, task: NzTask<'first-disc'>, out: StartMove[]) {
    for (let disc = 0; disc < p.c.discSpaces.length; disc++)
      if (firstDiscRefusal(p, task.seat, disc) === null) out.push({ do: 'start', disc });
  },
  take: (p: NzContext, task: NzTask<'first-disc'>, move: StartMove) => clearDisc(p, task.seat, move.disc),
  refusal: (p: NzContext, task: NzTask<'first-disc'>, move: StartMove) =>
    move.do === 'start' ? firstDiscRefusal(p, task.seat, move.disc) : null,
};
