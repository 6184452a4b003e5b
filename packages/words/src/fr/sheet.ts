import type { Words } from '../words.ts';

export const categories: Words['categories'] = {
  pounds: 'Argent',
  dollars: 'Argent',
  buildings: 'Bâtiments',
  posts: 'Comptoirs',
  harbours: 'Ports',
  pathfinder: 'Piste Exploration',
  tiles: 'Dangers et tuiles Bonus',
  cards: 'Moutons et cartes Bonus',
  objectives: 'Objectifs',
  harbourmasters: 'Capitaineries',
  hand: 'Sixième carte en main',
  workers: 'Ouvriers et entrepôts',
  token: 'Marqueur du marché',
  cities: 'Villes',
  stations: 'Gares',
  hazards: 'Dangers',
  cattle: 'Bétail',
  'station-masters': 'Chefs de gare',
  steps: 'Déplacements, emplacement de droite',
};
