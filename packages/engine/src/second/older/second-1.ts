import type { OlderVersion } from '../../core/versions.ts';
import type { SecondReadings } from '../versions.ts';

export const second1: OlderVersion<SecondReadings> = {
  rules: 'second-1',
  readings: {
    firstListedSite: true,
    onlyCardsLeft: true,
    customPlaysAll: true,
    masterOfferedAgain: true,
    borrowedStaysOpen: true,
  },
  values: {},
};
