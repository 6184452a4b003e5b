import { numberIn, properName } from '../names/cards.ts';
import { sharedSource } from '../names/sources.ts';
import { sharedName } from '../explanations/names.ts';
import type { Name } from '../pack/name.ts';
import type { Named, SecondThing, SharedNamed } from '../pack/thing.ts';
import type { SecondGameContext, SecondTableContext } from './context.ts';

/** What only the Second Edition has, by name. */

/** A space of the railroad by its id. */
export function railName({ c, words: { names } }: SecondGameContext, id: string): Name {
  if (id === c.rail[0].id) return names.railStart;
  if (id === c.rail[c.railEnd].id) return names.railEnd;
  return id.startsWith('t') ? names.turnout(numberIn(id)) : names.rail(Number(id));
}

export const cityNamed = ({ words: { names } }: SecondGameContext, id: string): Name => names.city(properName(id));
export const cityName = (g: SecondGameContext, city: number): Name => cityNamed(g, g.c.cities[city].id);
export const stationName = ({ c, words: { names } }: SecondGameContext, station: number): Name =>
  names.station(numberIn(c.stations[station].id));
export const stationNumber = ({ c }: SecondGameContext, id: string): number =>
  c.stations.findIndex((info) => info.id === id);

export function secondName(at: SecondTableContext, thing: SharedNamed | SecondThing): Name {
  const { c, words } = at;
  switch (thing.is) {
    case 'station-master':
      return words.names.master('second');
    case 'rail':
      return railName(at, c.rail[thing.space].id);
    case 'station':
      return stationName(at, thing.station);
    case 'city':
      return cityName(at, thing.city);
    default:
      return sharedName(at, thing);
  }
}

export function secondSource(g: SecondGameContext, source: string): Named | null {
  const { c } = g;
  if (/^kansas-city-\d$/.test(source)) return { is: 'space', space: c.end };
  const station = stationNumber(g, source);
  if (station >= 0) return { is: 'station', station };
  const master = c.stationMasters.findIndex(({ id }) => id === source);
  if (master >= 0) return { is: 'station-master', tile: master };
  const arrow = c.cityArrows.find(({ a, b }) => source === `${c.cities[a].id}-${c.cities[b].id}`);
  if (arrow !== undefined) return { is: 'city', city: arrow.b };
  const city = c.cities.findIndex(({ id }) => id === source);
  if (city >= 0) return { is: 'city', city };
  if (source.startsWith('railroad')) return { is: 'rail', space: c.railEnd };
  if (source === 'simmental') return { is: 'simmental' };
  return sharedSource(g, source);
}
