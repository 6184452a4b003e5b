import type { Seat } from '../core/state.ts';
import type { TrailPlay } from './types.ts';

/** Money changes hands only here, and every change is told. */
export function earn(p: TrailPlay, seat: Seat, pounds: number, why: string): void {
  if (pounds === 0) return;
  p.s.players[seat]!.pounds += pounds;
  p.log?.push({ type: 'earned', seat, pounds, why });
}

export function spend(p: TrailPlay, seat: Seat, pounds: number, why: string): void {
  if (pounds === 0) return;
  p.s.players[seat]!.pounds -= pounds;
  p.log?.push({ type: 'spent', seat, pounds, why });
}

/** A fee that goes to another player. */
export function payTo(p: TrailPlay, seat: Seat, to: Seat, pounds: number, why: string): void {
  spend(p, seat, pounds, why);
  earn(p, to, pounds, why);
}
