import type { TableRules } from './names.ts';

/** The rules by which what a table lists is used. */
export const secondTableRules: TableRules = {
  neutral: ['SE-B1'],
  buildings: ['SE-B1', 'SE-X8', 'SE-A1'],
  spaces: ['SE-B1'],
  hazards: ['SE-A1', 'SE-X11'],
  discs: ['SE-K4'],
  workers: ['SE-X1'],
  tasks: ['SE-E2'],
  objectives: ['SE-X7', 'SE-E2'],
  'station-masters': ['SE-X5', 'SE-E2'],
  cities: ['SE-K4', 'SE-K5'],
  stations: ['SE-X5'],
  cattle: ['SE-K3', 'SE-V3'],
  'job-market': ['SE-X1', 'SE-K2'],
  outlaws: ['SE-A1'],
  bounties: ['SE-X10'],
};
