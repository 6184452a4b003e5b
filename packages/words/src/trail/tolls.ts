import { tiles, type Seat } from '@drover/engine';
import { money, type At } from './at.ts';
import { buildingAt } from './names.ts';

/** What a walk costs, and who receives it. */

/** The fee of what lies on a space, for this seat. */
export function feeOn(at: At, seat: Seat, space: number): number {
  const { s, c } = at;
  const tile = s.trail[space];
  if (tiles.isHazard(tile)) return c.hazards[tiles.hazardOf(tile)].fee;
  if (tiles.isOutlaw(tile)) return c.outlawFees[tiles.outlawOf(tile)];
  return tiles.isPrivate(tile) && tiles.ownerOf(tile) !== seat ? buildingAt(at, tile).fee : 0;
}

const BANK = -1;

/** By receiver, in the order of the way; a purse that is empty pays no more. */
function tollsOn(at: At, seat: Seat, path: readonly number[]): Map<Seat, number> {
  const tolls = new Map<Seat, number>();
  if (at.c.rules.feeless(at, seat)) return tolls;
  let purse = at.s.players[seat].money;
  for (const space of path) {
    const fee = Math.min(purse, feeOn(at, seat, space));
    if (fee === 0) continue;
    purse -= fee;
    const tile = at.s.trail[space];
    const owner = tiles.isPrivate(tile) && !at.s.players[tiles.ownerOf(tile)].automa ? tiles.ownerOf(tile) : BANK;
    tolls.set(owner, (tolls.get(owner) ?? 0) + fee);
  }
  return tolls;
}

/** `pays £2 to Ana`, and what is left after it. */
export function tollWords(at: At, seat: Seat, path: readonly number[]): string[] {
  const tolls = [...tollsOn(at, seat, path)];
  if (tolls.length === 0) return [];
  const { pieces } = at.words;
  const total = tolls.reduce((sum, [, toll]) => sum + toll, 0);
  return [
    ...tolls.map(([to, toll]) =>
      to === BANK ? pieces.paysBank(money(at, toll)) : pieces.pays(money(at, toll), at.who(to)),
    ),
    pieces.left(money(at, at.s.players[seat].money - total)),
  ];
}
