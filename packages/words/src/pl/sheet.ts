import type { Words } from '../words.ts';

export const categories: Words['categories'] = {
  pounds: 'Pieniądze',
  dollars: 'Pieniądze',
  buildings: 'Budynki',
  posts: 'Punkty handlowe',
  harbours: 'Porty',
  pathfinder: 'Tor pioniera',
  tiles: 'Niebezpieczeństwa i żetony bonusów',
  cards: 'Owce i karty bonusów',
  objectives: 'Cele',
  harbourmasters: 'Kapitanowie portu',
  hand: 'Szósta karta w ręce',
  workers: 'Pracownicy i magazyny',
  token: 'Żeton rynku',
  cities: 'Miasta',
  stations: 'Stacje',
  hazards: 'Niebezpieczeństwa',
  cattle: 'Bydło',
  'station-masters': 'Zawiadowcy',
  steps: 'Kroki, prawe pole',
};
