import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { earn, spend } from './money.ts';
import { refuse, type RuleId, type RuleKey } from './refusal.ts';
import type { TrailContext, TrailPlayer } from './types.ts';

/** Discs leave the player board and clear what they covered. */

export function whiteDiscsLeft(p: TrailContext, player: TrailPlayer): boolean {
  const { discSpaces } = p.c;
  for (let i = 0; i < discSpaces.length; i++) if (!discSpaces[i]!.dark && player.discs[i]! > 0) return true;
  return false;
}

export const anyDiscLeft = (player: TrailPlayer): boolean => player.discs.some((count) => count > 0);

/**
 * May the disc of this space go to a place with these corners, with a `fare` to pay there as well? Dark corners
 * go to white places only when nothing else is left.
 */
export function discRefusal(
  p: TrailContext,
  seat: Seat,
  disc: number,
  toDark: boolean,
  fare: number,
  rule: RuleKey | RuleId = 'disc',
): Refusal | null {
  const player = p.s.players[seat]!;
  const space = p.c.discSpaces[disc]!;
  if (player.discs[disc] === 0) return refuse('disc-gone', rule, { what: space.id });
  if (space.dark && !toDark && whiteDiscsLeft(p, player)) return refuse('dark-corners', rule);
  const cost = fare + space.cost;
  return cost > player.money ? refuse('too-dear', rule, { need: cost, have: player.money, what: space.id }) : null;
}

/** Calls `visit` for every disc that may go to such a place. */
export function eachDisc(
  p: TrailContext,
  seat: Seat,
  toDark: boolean,
  fare: number,
  visit: (disc: number) => void,
): void {
  for (let disc = 0; disc < p.c.discSpaces.length; disc++)
    if (discRefusal(p, seat, disc, toDark, fare) === null) visit(disc);
}

/** Is there a disc of the board that may go to such a place? */
export const anyDiscFits = (p: TrailContext, seat: Seat, toDark: boolean, fare: number): boolean =>
  p.c.discSpaces.some((_, disc) => discRefusal(p, seat, disc, toDark, fare) === null);

/** Takes the disc off the board; its own cost or gain applies at once. */
export function clearDisc(p: TrailContext, seat: Seat, disc: number): void {
  const space = p.c.discSpaces[disc]!;
  p.s.players[seat]!.discs[disc]!--;
  p.log?.push({ type: 'cleared', seat, disc: space.id });
  spend(p, seat, space.cost, 'disc');
  earn(p, seat, space.gain, 'disc');
}

/** How many of an auxiliary action's two spaces are clear. */
export function clearAuxiliary(p: TrailContext, player: TrailPlayer, which: number): number {
  return 2 - player.discs[p.c.auxiliaries[which]!.discSpace]!;
}
