import type { Seat } from '../core/state.ts';
import { playerAt, pushEffect, type TrailContext } from './types.ts';

/** The worker rows of the player board. */

export const rowFull = (p: TrailContext, seat: Seat, worker: number): boolean =>
  playerAt(p, seat).workers[worker]! >= p.c.workerRows[worker]!.length;

/** To the leftmost free space of the row, whose immediate action may be used now. */
export function placeWorker(p: TrailContext, seat: Seat, worker: number): void {
  const space = playerAt(p, seat).workers[worker]!++;
  const name = p.c.workers[worker]!;
  p.log?.push({ type: 'worker', seat, worker: name, space: space + 1 });
  const immediate = p.c.workerRows[worker]![space];
  if (immediate) pushEffect(p, seat, immediate, 'free', `${name}-${space + 1}`);
}
