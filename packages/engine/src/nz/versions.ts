import type { VersionList } from '../core/versions.ts';
import { TRAIL_READINGS, type TrailReadings } from '../trail/readings.ts';
import { nz1 } from './older/nz-1.ts';

/** The rules New Zealand has been played by. How to add a version: CONTRIBUTING.md, "Correcting a value". */

export const NZ_RULES = 'nz-2';

export interface NzReadings extends TrailReadings {
  /** The card that comes with a hazard cannot be left. */
  readonly hazardCardForced: boolean;
}

export const nzVersions: VersionList<NzReadings> = {
  rules: NZ_RULES,
  readings: { ...TRAIL_READINGS, hazardCardForced: false },
  older: [
    {
      rules: 'nz-1',
      values: nz1,
      readings: {
        firstListedSite: true,
        onlyCardsLeft: true,
        customPlaysAll: true,
        masterOfferedAgain: true,
        hazardCardForced: true,
      },
    },
  ],
};
