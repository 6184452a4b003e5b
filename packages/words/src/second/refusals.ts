import type { Refusal, SecondComponents } from '@drover/engine';
import type { Ground } from '../trail/at.ts';
import { railName } from '../trail/automa.ts';
import { properName } from '../trail/names.ts';
import { stationName, stationNumber } from './things.ts';

export function secondRefusalName(g: Ground<SecondComponents>, _: Refusal, id: string): string | null {
  const { c } = g;
  if (c.cities.some((city) => city.id === id)) return properName(id);
  const station = stationNumber(g, id);
  if (station >= 0) return stationName(g, station);
  return c.rail.some((space) => space.id === id) ? railName(g, id) : null;
}
