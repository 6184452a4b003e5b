import type { TableContext } from '../context/context.ts';
import { spaceName, spaceNamed } from '../names/places.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { tileName } from '../names/tiles.ts';

/** Where a tile of foresight went. */
export function foresightWords(at: TableContext, who: Player, tile: Name, to: string): string {
  const { events } = at.words;
  if (to === 'out') return events.foresightOut(who, tile);
  const where = to in events.foresightWhere ? events.foresightWhere[to as keyof typeof events.foresightWhere] : null;
  return events.foresightTo(who, tile, where ?? events.foresightOn(spaceName(at, spaceNamed(at, to))));
}

/** What foresight shows now; a tile of an edition's own goes by `own`. */
export const shownTiles = (
  at: TableContext,
  shown: readonly (string | null)[],
  own: (tile: string) => string = (tile) => tile,
): string[] =>
  shown.map((tile) => (tile === null ? at.words.pieces.nothing : (tileName(at, tile)?.alone ?? own(tile))));
