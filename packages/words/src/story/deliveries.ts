import type { TableContext } from '../context/context.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { discName } from '../names/tiles.ts';

/** A delivery, with the disc that went there: from the player board, or from where it lay before. */
export function deliveryWords(
  at: TableContext,
  who: Player,
  to: Name,
  disc: string | null,
  elsewhere: (id: string) => Name,
): string {
  const { events } = at.words;
  if (disc === null) return events.delivered(who, to);
  return at.c.discSpaces.some(({ id }) => id === disc)
    ? events.deliveredClearing(who, to, discName(at, disc))
    : events.deliveredMoving(who, to, elsewhere(disc));
}
