import { below } from '../core/rng.ts';
import { inQueues, type TrailContext } from './types.ts';

/** Bags of tiles, the two foresight spaces in front of each, and markets whose token closes the row it stands in. */

export const NO_TILE = -1;

/** A random tile out of the bag with this number; the last one takes its place. */
export function drawTile(p: TrailContext, bag: number[], number: number): number {
  if (bag.length === 0) return NO_TILE;
  const at = below(p.s.rng, p.s.players.length + number, bag.length);
  const tile = bag[at]!;
  bag[at] = bag[bag.length - 1]!;
  bag.pop();
  p.s.reveals++;
  return tile;
}

/** Against a solo opponent the tiles are a queue: what is left slides to the right before the gap is filled. */
export function refillForesight(p: TrailContext, spaces: number[], bag: number[], number: number): boolean {
  if (spaces[1]! < 0 && inQueues(p)) {
    spaces[1] = spaces[0]!;
    spaces[0] = NO_TILE;
  }
  let changed = false;
  for (const i of [1, 0])
    if (spaces[i]! < 0) {
      spaces[i] = drawTile(p, bag, number);
      changed = true;
    }
  return changed;
}

/** Puts a tile on the next free space of the token's row, left to right. True when that covers the token's space. */
export function fillTokenRow(market: number[], width: number, row: number, tile: number): boolean {
  let column = 0;
  while (market[row * width + column] !== 0) column++;
  market[row * width + column] = tile + 1;
  return column === width - 1;
}
