import type { EditionId } from '../pack/ids.ts';
import type { TableName } from './names.ts';

/** The rules by which what a table lists is used; none where an edition has no such table. */
export const RULES: Readonly<Record<TableName, Readonly<Record<EditionId, readonly string[]>>>> = {
  neutral: { nz: ['B1', 'W11'], second: ['B1'] },
  buildings: { nz: ['B1', 'X4', 'A6'], second: ['B1', 'X8', 'A1'] },
  spaces: { nz: ['B3', 'X4', 'X5'], second: ['B1'] },
  hazards: { nz: ['A6', 'X17'], second: ['A1', 'X11'] },
  discs: { nz: ['W6'], second: ['K4'] },
  workers: { nz: ['X1'], second: ['X1'] },
  tasks: { nz: ['E3'], second: ['E2'] },
  objectives: { nz: ['X20', 'E3'], second: ['X7', 'E2'] },
  harbourmasters: { nz: ['X9', 'E5'], second: [] },
  'station-masters': { nz: [], second: ['X5', 'E2'] },
  posts: { nz: ['W5', 'W7', 'W8', 'X12'], second: [] },
  cities: { nz: [], second: ['K4', 'K5'] },
  harbours: { nz: ['X7', 'X10'], second: [] },
  stations: { nz: [], second: ['X5'] },
  sheep: { nz: ['W2', 'X11'], second: [] },
  cattle: { nz: [], second: ['K3', 'V3'] },
  'job-market': { nz: ['X1'], second: ['X1', 'K2'] },
  'bonus-market': { nz: ['X2', 'W11'], second: [] },
  'bonus-tiles': { nz: ['X2'], second: [] },
  pathfinder: { nz: ['X14'], second: [] },
  pairs: { nz: ['X8'], second: [] },
  cards: { nz: ['X20', 'S12'], second: [] },
  outlaws: { nz: [], second: ['A1'] },
  bounties: { nz: [], second: ['X10'] },
};
