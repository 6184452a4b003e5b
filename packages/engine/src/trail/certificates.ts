import type { Seat } from '../core/state.ts';
import { playerAt, type TrailContext } from './types.ts';

/** The certificate track: places with a number of temporary certificates each, up to a limit. */

/** So many places forward, within the limit. */
export function placesLeft(p: TrailContext, seat: Seat): number {
  return Math.max(0, p.c.rules.certificateLimit(p, seat) - playerAt(p, seat).certificates);
}

export const temporaryCertificates = (p: TrailContext, seat: Seat): number =>
  p.c.certificateTrack[playerAt(p, seat).certificates]!;

export function gainCertificates(p: TrailContext, seat: Seat, places: number): void {
  move(p, seat, playerAt(p, seat).certificates + places);
}

/** The marker goes back as far as it must; between two places, the odd certificate is lost. */
export function spendCertificates(p: TrailContext, seat: Seat, count: number): void {
  const left = temporaryCertificates(p, seat) - count;
  let to = playerAt(p, seat).certificates;
  while (p.c.certificateTrack[to]! > left) to--;
  move(p, seat, to);
}

function move(p: TrailContext, seat: Seat, to: number): void {
  const player = playerAt(p, seat);
  const from = player.certificates;
  if (to === from) return;
  player.certificates = to;
  const change = p.c.certificateTrack[to]! - p.c.certificateTrack[from]!;
  p.log?.push({ type: 'certificates', seat, change, now: p.c.certificateTrack[to]! });
  p.c.rules.certificatesMoved(p, seat, from, to);
}
