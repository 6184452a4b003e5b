import type { AnyCategory } from '../pack/engine-types.ts';

/** The lines of the score sheet. */
export const categories = {
  pounds: 'Money',
  dollars: 'Money',
  buildings: 'Buildings',
  posts: 'Trading posts',
  harbours: 'Harbours',
  pathfinder: 'Pathfinder track',
  tiles: 'Hazards and bonus tiles',
  cards: 'Sheep and bonus cards',
  objectives: 'Objectives',
  harbourmasters: 'Harbourmasters',
  hand: 'Sixth hand card',
  workers: 'Workers and storehouses',
  token: 'Market token',
  cities: 'Cities',
  stations: 'Stations',
  hazards: 'Hazards',
  cattle: 'Cattle',
  'station-masters': 'Station masters',
  steps: 'Right step space',
} satisfies Record<AnyCategory, string>;
