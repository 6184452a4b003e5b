import type { OlderVersion } from '../../core/versions.ts';
import type { SecondReadings } from '../versions.ts';

export const second2: OlderVersion<SecondReadings> = {
  rules: 'second-2',
  readings: {},
  values: {
    sam: {
      difficulties: {
        easy: { firstDelivery: 'st-louis' },
        medium: { firstDelivery: 'bloomington' },
        hard: { firstDelivery: 'chicago' },
      },
    },
  },
};
