import { tiles, type Seat } from '@drover/engine';
import type { TableContext } from '../context/context.ts';
import { money } from '../context/format.ts';
import { buildingAt } from '../names/tiles.ts';

/** What a walk costs, and who receives it. */

/** The fee of what lies on a space, for this seat. */
export function feeOn(at: TableContext, seat: Seat, space: number): number {
  const { s, c } = at;
  const tile = s.trail[space];
  if (tiles.isHazard(tile)) return c.hazards[tiles.hazardOf(tile)].fee;
  if (tiles.isOutlaw(tile)) return c.outlawFees[tiles.outlawOf(tile)];
  return tiles.isPrivate(tile) && tiles.ownerOf(tile) !== seat ? buildingAt(at, tile).fee : 0;
}

const BANK = -1;

/** By receiver, in the order of the way; a purse that is empty pays no more. */
function feesOn(at: TableContext, seat: Seat, path: readonly number[]): Map<Seat, number> {
  const fees = new Map<Seat, number>();
  if (at.c.rules.feeless(at, seat)) return fees;
  let purse = at.s.players[seat].money;
  for (const space of path) {
    const fee = Math.min(purse, feeOn(at, seat, space));
    if (fee === 0) continue;
    purse -= fee;
    const tile = at.s.trail[space];
    const owner = tiles.isPrivate(tile) && !at.s.players[tiles.ownerOf(tile)].automa ? tiles.ownerOf(tile) : BANK;
    fees.set(owner, (fees.get(owner) ?? 0) + fee);
  }
  return fees;
}

/** `£2 to Ana`, and what is left after it. */
export function feeWords(at: TableContext, seat: Seat, path: readonly number[]): string[] {
  const fees = [...feesOn(at, seat, path)];
  if (fees.length === 0) return [];
  const { pieces } = at.words;
  const total = fees.reduce((sum, [, fee]) => sum + fee, 0);
  return [
    ...fees.map(([to, fee]) =>
      to === BANK ? pieces.paysBank(money(at, fee)) : pieces.pays(money(at, fee), at.who(to)),
    ),
    pieces.left(money(at, at.s.players[seat].money - total)),
  ];
}
