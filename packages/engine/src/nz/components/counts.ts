/** How many of each component lie in the box, or in front of each player. */
import type { Tagged } from '../../core/rows.ts';
import { rulebook } from '../../core/source.ts';

export interface Counts {
  workersPerType: number;
  rockfalls: number;
  floods: number;
  bonusTiles: number;
  flockSheep: number;
  marketSheep: number;
  deckBuildingCards: number;
  bonusCardsPerSet: number;
  objectives: number;
  harbourmasters: number;
  neutralBuildings: number;
  privateBuildings: number;
  discs: number;
  storehouses: number;
  sarahCards: number;
}

export const counts: Tagged<Counts> = {
  workersPerType: rulebook(7, 'en'),
  rockfalls: rulebook(9, 'en'),
  floods: rulebook(7, 'en'),
  bonusTiles: rulebook(34, 'en, component list; the 33 of its setup page is a slip'),
  flockSheep: rulebook(14, 'en'),
  marketSheep: rulebook(37, 'en'),
  deckBuildingCards: rulebook(56, 'en'),
  bonusCardsPerSet: rulebook(6, 'en'),
  objectives: rulebook(24, 'en'),
  harbourmasters: rulebook(8, 'en'),
  neutralBuildings: rulebook(8, 'en'),
  privateBuildings: rulebook(10, 'en'),
  discs: rulebook(16, 'en'),
  storehouses: rulebook(10, 'en'),
  sarahCards: rulebook(17, 'en'),
};
