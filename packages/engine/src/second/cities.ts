import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { clearDisc, discRefusal, eachDisc } from '../trail/discs.ts';
import { earn, spend } from '../trail/money.ts';
import { pushEffect } from '../trail/types.ts';
import type { SecondComponents } from './compile.ts';
import { refuse } from './refusal.ts';
import { eachStationDisc, FROM_STATION, stationDiscRefusal } from './stations.ts';
import { playerOf, type SecondContext, type SecondPlayer } from './state.ts';

/** Delivering to a city: a disc, the arrows between cities, transport. */

/** `disc` is a disc space of the board, FROM_STATION + a station, or NO_DISC. */
export interface DeliverMove {
  do: 'deliver';
  city: number;
  disc: number;
}

export const NO_DISC = 99;

/** A dollar for each cross between the engine's nose and the city. */
export const fareTo = (c: SecondComponents, player: SecondPlayer, city: number): number =>
  Math.max(0, c.cities[city]!.crosses - c.rail[player.engine]!.crosses);

export const transport = (p: SecondContext, seat: Seat, city: number): number => fareTo(p.c, playerOf(p, seat), city);

/** May this player deliver there with a total that is high enough? */
export const isCityOpen = (c: SecondComponents, player: SecondPlayer, city: number): boolean =>
  player.cities[city] === 0 || c.cities[city]!.repeatable;

export function cityRefusal(p: SecondContext, seat: Seat, city: number, total: number): Refusal | null {
  const info = p.c.cities[city]!;
  if (info.value > total) return refuse('out-of-reach', 'SE-K4', { need: info.value, have: total, what: info.id });
  if (!isCityOpen(p.c, playerOf(p, seat), city)) return refuse('already-delivered', 'SE-K4', { what: info.id });
  return null;
}

/** Every city and disc that go together; `fare` says what transport costs. */
export function listDeliveries(
  p: SecondContext,
  seat: Seat,
  total: number,
  fare: (city: number) => number,
  out: DeliverMove[],
): void {
  for (let city = 0; city < p.c.cities.length; city++)
    if (cityRefusal(p, seat, city, total) === null)
      eachDisc(p, seat, p.c.cities[city]!.dark, fare(city), (disc) => out.push({ do: 'deliver', city, disc }));
  if (out.length > 0) return;
  for (let city = 0; city < p.c.cities.length; city++)
    if (cityRefusal(p, seat, city, total) === null && fare(city) <= playerOf(p, seat).money)
      eachStationDisc(p, seat, -1, (disc) => out.push({ do: 'deliver', city, disc }));
  if (out.length === 0) out.push({ do: 'deliver', city: 0, disc: NO_DISC });
}

export function deliveryRefusal(
  p: SecondContext,
  seat: Seat,
  move: DeliverMove,
  total: number,
  fare: (city: number) => number,
): Refusal | null {
  const closed = cityRefusal(p, seat, move.city, total);
  if (closed !== null) return closed;
  const { dark, id } = p.c.cities[move.city]!;
  const cost = fare(move.city);
  if (move.disc < NO_DISC) return discRefusal(p, seat, move.disc, dark, cost, 'SE-K4');
  const possible: DeliverMove[] = [];
  listDeliveries(p, seat, total, fare, possible);
  const { disc } = possible[0]!;
  if (disc < NO_DISC) return refuse('discs-left', 'SE-K4');
  if (move.disc === NO_DISC) return disc === NO_DISC ? null : refuse('must-take', 'SE-K4');
  const { money } = playerOf(p, seat);
  return (
    stationDiscRefusal(p, seat, move.disc, 'SE-K4') ??
    refuse('too-dear', 'SE-K4', { need: cost, have: money, what: id })
  );
}

/** The actions of arrows that the new disc completes must be carried out. */
export function arrowsOf(p: SecondContext, seat: Seat, city: number): void {
  const { cities } = playerOf(p, seat);
  if (cities[city] !== 1) return;
  for (let i = p.c.cityArrows.length - 1; i >= 0; i--) {
    const { a, b, action } = p.c.cityArrows[i]!;
    if (action !== null && (a === city || b === city) && cities[a]! > 0 && cities[b]! > 0)
      pushEffect(p, seat, action, 'must', `${p.c.cities[a]!.id}-${p.c.cities[b]!.id}`);
  }
}

/** Places the disc; what it clears costs or brings something, and so do the city and its arrows. */
export function deliver(p: SecondContext, seat: Seat, move: DeliverMove, fare: number): void {
  const player = playerOf(p, seat);
  if (move.disc === NO_DISC) {
    p.log?.push({ type: 'no-disc', seat });
    return;
  }
  const info = p.c.cities[move.city]!;
  const moved = move.disc >= FROM_STATION;
  if (moved) player.stations[move.disc - FROM_STATION] = 0;
  player.cities[move.city]!++;
  p.log?.push({
    type: 'delivered',
    seat,
    city: info.id,
    disc: moved ? p.c.stations[move.disc - FROM_STATION]!.id : p.c.discSpaces[move.disc]!.id,
  });
  spend(p, seat, fare, 'transport');
  if (!moved) clearDisc(p, seat, move.disc);
  earn(p, seat, info.money, info.id);
  arrowsOf(p, seat, move.city);
}
