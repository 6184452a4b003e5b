import type { SecondComponents } from '@drover/engine';
import type { Thing } from '../thing.ts';
import type { Ground, SecondAt } from '../trail/at.ts';
import { railName } from '../trail/automa.ts';
import { numberIn, properName } from '../trail/names.ts';
import { sharedSource } from '../trail/sources.ts';
import { notHere, sharedName } from '../trail/things.ts';

/** What only the Second Edition has, by name. */

type SecondGround = Ground<SecondComponents>;

export const cityNamed = properName;
export const cityName = ({ c }: SecondGround, city: number): string => cityNamed(c.cities[city].id);
export const stationName = ({ c, words: { names } }: SecondGround, station: number): string =>
  names.station(numberIn(c.stations[station].id));
export const stationNumber = ({ c }: SecondGround, id: string): number =>
  c.stations.findIndex((info) => info.id === id);

export function secondName(at: SecondAt, thing: Thing): string {
  const { c, words } = at;
  switch (thing.is) {
    case 'station-master':
      return words.names.stationMaster;
    case 'rail':
      return railName(at, c.rail[thing.space].id);
    case 'station':
      return stationName(at, thing.station);
    case 'city':
      return cityName(at, thing.city);
    case 'bonus-tile':
    case 'harbourmaster':
    case 'post':
    case 'sea':
    case 'harbour':
    case 'pair':
    case 'pathfinder':
    case 'supply':
      return notHere(thing);
    default:
      return sharedName(at, thing);
  }
}

export function secondSource(g: SecondGround, source: string): Thing | null {
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
