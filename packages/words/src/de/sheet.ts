import type { Words } from '../words.ts';

/** In the narrow column of a phone long words may break at their soft hyphens. */
export const categories: Words['categories'] = {
  pounds: 'Geld',
  dollars: 'Geld',
  buildings: 'Gebäude',
  posts: 'Handels\u00adposten',
  harbours: 'Häfen',
  pathfinder: 'Erkundung',
  tiles: 'Gefahren und Bonus\u00adplättchen',
  cards: 'Schafe und Bonus\u00adkarten',
  objectives: 'Aufträge',
  harbourmasters: 'Hafen\u00admeister',
  hand: 'Sechste Hand\u00adkarte',
  workers: 'Arbeiter und Lager\u00adhäuser',
  token: 'Anzeiger des Markts',
  cities: 'Städte',
  stations: 'Bahnhöfe',
  hazards: 'Gefahren',
  cattle: 'Rinder',
  'station-masters': 'Bahnhofs\u00advorsteher',
  steps: 'Rechtes Schrittfeld',
};
