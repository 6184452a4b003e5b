import type { Seat } from '../core/state.ts';
import { payTo, spend } from './money.ts';
import { EMPTY, hazardOf, isHazard, isOutlaw, isPrivate, numberOf, outlawOf, ownerOf } from './tiles.ts';
import type { BuildingInfo, ReadOnlyContext, TrailContext } from './types.ts';

/** Moving along the trail: only tiles and the end of the trail are locations, empty spaces are just road. */

/** The locations one step ahead. Two empty branches to the same tile are one way. */
export function oneStepAhead(p: TrailContext, from: number, out: number[]): number[] {
  const { spaces, end } = p.c;
  for (const next of spaces[from]!.next) {
    if (next !== end && p.s.trail[next] === EMPTY) oneStepAhead(p, next, out);
    else if (!out.includes(next)) out.push(next);
  }
  return out;
}

/** Calls `visit` with every path of 1 to `limit` locations; the array it gets is reused. */
export function eachPath(p: TrailContext, from: number, limit: number, visit: (path: number[]) => void): void {
  const path: number[] = [];
  const walk = (at: number, left: number): void => {
    for (const next of oneStepAhead(p, at, [])) {
      path.push(next);
      visit(path);
      if (left > 1 && next !== p.c.end) walk(next, left - 1);
      path.pop();
    }
  };
  walk(from, limit);
}

/** The side of a building number that this seat uses. */
export function buildingOf(p: TrailContext, seat: Seat, number: number): BuildingInfo {
  const side = p.c.automaSide >= 0 && p.s.players[seat]!.automa ? p.c.automaSide : p.s.sides[number]!;
  return p.c.buildings[number * 2 + side]!;
}

export const buildingAt = (p: TrailContext, tile: number): BuildingInfo => buildingOf(p, ownerOf(tile), numberOf(tile));

/** What the hand on a tile asks of this seat. */
export function feeOf(p: TrailContext, seat: Seat, tile: number): number {
  if (isHazard(tile)) return p.c.hazards[hazardOf(tile)]!.fee;
  if (isOutlaw(tile)) return p.c.outlawFees[outlawOf(tile)]!;
  if (isPrivate(tile) && ownerOf(tile) !== seat) return buildingAt(p, tile).fee;
  return 0;
}

/** Who receives it: a seat, or -1 for the bank. */
export const feeGoesTo = (tile: number): Seat => (isPrivate(tile) ? ownerOf(tile) : -1);

/** Pays the fees of a path in its order; who runs out of money pays what is left and walks on. */
export function payFees(p: TrailContext, seat: Seat, path: readonly number[]): void {
  const player = p.s.players[seat]!;
  for (const space of path) {
    const tile = p.s.trail[space]!;
    const fee = Math.min(feeOf(p, seat, tile), player.money);
    if (fee === 0) continue;
    const to = feeGoesTo(tile);
    if (to < 0 || p.s.players[to]!.automa) spend(p, seat, fee, 'fee');
    else payTo(p, seat, to, fee, 'fee');
  }
}

/** The spaces on which this seat's buildings stand. */
export const ownBuildings = (p: ReadOnlyContext, seat: Seat): number[] =>
  p.c.buildingSpaces.filter((space) => isPrivate(p.s.trail[space]!) && ownerOf(p.s.trail[space]!) === seat);
