import type { SecondComponents } from '@drover/engine';
import { title } from '../text.ts';

/** Places away from the trail. */

export const cityName = (id: string): string => title(id).replace('St ', 'St. ');

/** A space of the railroad by its id: `12`, `turnout t4`, `the start`. */
export function railName({ rail, railEnd }: SecondComponents, id: string): string {
  if (id === rail[0].id) return 'the start';
  if (id === rail[railEnd].id) return 'the end of the track';
  return rail.some((space) => space.id === id && space.turnout) ? `turnout ${id}` : id;
}
