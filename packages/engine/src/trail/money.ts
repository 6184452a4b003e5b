import type { Seat } from '../core/state.ts';
import type { TrailContext } from './types.ts';

/** Money changes hands only here, and every change is told. */
export function earn(p: TrailContext, seat: Seat, money: number, why: string): void {
  if (money === 0) return;
  p.s.players[seat]!.money += money;
  p.log?.push({ type: 'earned', seat, money, why });
}

export function spend(p: TrailContext, seat: Seat, money: number, why: string): void {
  if (money === 0) return;
  p.s.players[seat]!.money -= money;
  p.log?.push({ type: 'spent', seat, money, why });
}

/** A fee that goes to another player. */
export function payTo(p: TrailContext, seat: Seat, to: Seat, money: number, why: string): void {
  spend(p, seat, money, why);
  earn(p, to, money, why);
}
