import { NZ_CATEGORIES, SECOND_CATEGORIES } from '@drover/engine';
import type { IconName } from '../pieces/icons.ts';

/** Every category has a sign, so that its colour is not all that tells it apart. */
type Category = (typeof NZ_CATEGORIES)[number] | (typeof SECOND_CATEGORIES)[number];

const ICONS: Readonly<Record<Category, IconName>> = {
  pounds: 'money',
  dollars: 'money',
  buildings: 'building',
  posts: 'post',
  cities: 'city',
  harbours: 'harbour',
  stations: 'station',
  pathfinder: 'pathfinder',
  tiles: 'bonus-tile',
  hazards: 'hazard',
  cards: 'sheep',
  cattle: 'cow',
  objectives: 'objective',
  harbourmasters: 'harbourmaster',
  'station-masters': 'station-master',
  hand: 'card',
  workers: 'worker',
  steps: 'step',
  token: 'token',
};

export const iconOf = (category: string): IconName => ICONS[category as Category];
export const paintOf = (category: string): string => `var(--score-${category})`;
