import type { AnyCategory } from '../editions/kit.ts';
import type { IconName } from '../icons/icons.ts';

/** Every category has a sign, so that its colour is not all that tells it apart. */
const ICONS: Readonly<Record<AnyCategory, IconName>> = {
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

export const iconOf = (category: string): IconName => ICONS[category as AnyCategory];
export const paintOf = (category: string): string => `var(--score-${category})`;
