import type { Words } from '../words.ts';
import { das, der, die, fixed, only } from './declension.ts';
import { markets, token, tokenOf } from './editions.ts';
import { opponents } from './opponents.ts';

export const topics: Words['topics'] = {
  money: () => fixed('Geld'),
  gold: () => fixed('Gold'),
  tokens: () => fixed('Tauschplättchen'),
  certificates: () => fixed('Zertifikate'),
  'job-market': () => only(der('Arbeitsmarkt', 'Arbeitsmarkts', 'Arbeitsmärkte')),
  'animal-market': (edition) => only(markets[edition]),
  'bonus-market': () => only(der('Bonusmarkt', 'Bonusmarkts', 'Bonusmärkte')),
  'market-token': (edition) => only(token, ` ${tokenOf[edition]}`),
  objectives: () => only(die('Auftragsauslage', 'Auftragsauslagen')),
  foresight: () => only(die('Vorausschau', 'Vorausschauen')),
  'step-tile': () => only(das('Schrittplättchen', 'Schrittplättchens', 'Schrittplättchen')),
  'fee-tile': () => only(das('Gebührenplättchen', 'Gebührenplättchens', 'Gebührenplättchen')),
  deck: () => only(der('Nachziehstapel', 'Nachziehstapels', 'Nachziehstapel')),
  'discard-pile': () => only(der('Ablagestapel', 'Ablagestapels', 'Ablagestapel')),
  hand: () => only(die('Hand', 'Hände')),
  'automa-deck': (edition) => fixed(`${opponents[edition]}s Karten`),
  simmental: () => only(die('Simmental-Variante', 'Simmental-Varianten')),
};
