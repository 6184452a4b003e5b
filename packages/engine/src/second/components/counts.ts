/** How many of each component lie in the box, or in front of each player. */
import type { Tagged } from '../../core/rows.ts';
import { rulebook } from '../../core/source.ts';

export interface Counts {
  workersPerType: number;
  hazardsPerKind: number;
  outlawsPerColour: number;
  playerCattle: number;
  marketCattle: number;
  simmental: number;
  objectives: number;
  startingObjectives: number;
  stationMasters: number;
  neutralBuildings: number;
  privateBuildings: number;
  discs: number;
  samCards: number;
}

export const counts: Tagged<Counts> = {
  workersPerType: rulebook(18, 'en'),
  hazardsPerKind: rulebook(6, 'en'),
  outlawsPerColour: rulebook(11, 'en'),
  playerCattle: rulebook(14, 'en'),
  marketCattle: rulebook(36, 'en'),
  simmental: rulebook(24, 'en'),
  objectives: rulebook(24, 'en'),
  startingObjectives: rulebook(4, 'en'),
  stationMasters: rulebook(9, 'en'),
  neutralBuildings: rulebook(7, 'en'),
  privateBuildings: rulebook(12, 'en'),
  discs: rulebook(14, 'en'),
  samCards: rulebook(15, 'en'),
};
