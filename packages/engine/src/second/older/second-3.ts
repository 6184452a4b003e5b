import type { OlderVersion } from '../../core/versions.ts';
import type { SecondReadings } from '../versions.ts';

export const second3: OlderVersion<SecondReadings> = {
  rules: 'second-3',
  readings: {},
  values: {
    sam: { difficulties: { medium: { firstDelivery: 'kansas-city' }, hard: { firstDelivery: 'kansas-city' } } },
  },
};
