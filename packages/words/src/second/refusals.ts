import type { Refusal } from '@drover/engine';
import type { Name } from '../pack/name.ts';
import type { SecondGameContext } from './context.ts';
import { cityNamed, railName, stationName, stationNumber } from './names.ts';

export function secondRefusalName(g: SecondGameContext, _: Refusal, id: string): Name | null {
  const { c } = g;
  if (c.cities.some((city) => city.id === id)) return cityNamed(g, id);
  const station = stationNumber(g, id);
  if (station >= 0) return stationName(g, station);
  return c.rail.some((space) => space.id === id) ? railName(g, id) : null;
}
