import type { VersionList } from '../core/versions.ts';
import { TRAIL_READINGS, type TrailReadings } from '../trail/readings.ts';
import { older } from './older/index.ts';

/** The rules the Second Edition has been played by. How to add a version: CONTRIBUTING.md, "Correcting a value". */

export const SECOND_RULES = 'second-4';

/** Readings the Second Edition has given up; see TrailReadings. */
export interface SecondReadings extends TrailReadings {
  /** Actions borrowed by a building stay open when that building is replaced. */
  readonly borrowedStaysOpen: boolean;
}

export const secondVersions: VersionList<SecondReadings> = {
  rules: SECOND_RULES,
  readings: { ...TRAIL_READINGS, borrowedStaysOpen: false },
  older,
};
