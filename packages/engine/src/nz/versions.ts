import type { VersionList } from '../core/versions.ts';
import { TRAIL_READINGS, type TrailReadings } from '../trail/readings.ts';
import { older } from './older/index.ts';

/** The rules New Zealand has been played by. How to add a version: CONTRIBUTING.md, "Correcting a value". */

export const NZ_RULES = 'nz-2';

/** Readings New Zealand has given up; see TrailReadings. */
export interface NzReadings extends TrailReadings {
  /** The card that comes with a hazard cannot be left. */
  readonly hazardCardForced: boolean;
}

export const nzVersions: VersionList<NzReadings> = {
  rules: NZ_RULES,
  readings: { ...TRAIL_READINGS, hazardCardForced: false },
  older,
};
