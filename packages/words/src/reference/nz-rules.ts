import type { TableRules } from './names.ts';

/** The rules by which what a table lists is used. */
export const nzTableRules: TableRules = {
  neutral: ['NZ-B1', 'NZ-W11'],
  buildings: ['NZ-B1', 'NZ-X4', 'NZ-A6'],
  spaces: ['NZ-B3', 'NZ-X4', 'NZ-X5'],
  hazards: ['NZ-A6', 'NZ-X17'],
  discs: ['NZ-W6'],
  workers: ['NZ-X1'],
  tasks: ['NZ-E3'],
  objectives: ['NZ-X20', 'NZ-E3'],
  harbourmasters: ['NZ-X9', 'NZ-E5'],
  posts: ['NZ-W5', 'NZ-W7', 'NZ-W8', 'NZ-X12'],
  harbours: ['NZ-X7', 'NZ-X10'],
  sheep: ['NZ-W2', 'NZ-X11'],
  'job-market': ['NZ-X1'],
  'bonus-market': ['NZ-X2', 'NZ-W11'],
  'bonus-tiles': ['NZ-X2'],
  pathfinder: ['NZ-X14'],
  pairs: ['NZ-X8'],
  cards: ['NZ-X20', 'NZ-S12'],
};
