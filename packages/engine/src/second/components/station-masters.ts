/** The nine station master tiles: the upper half is gained at once, the lower half scores at the end. */
import type { Tagged } from '../../core/rows.ts';
import { published } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { StationMasterScoring } from './types.ts';

const pictures = 'station master pictures, greatwesterntrail-2nd repository';

const tile = (gain: SecondEffect, vp: number, each: number, of: StationMasterScoring['of']) => {
  const scoring: Tagged<StationMasterScoring> = {
    vp: published(vp, pictures),
    each: published(each, pictures),
    of: published(of, pictures),
  };
  return { gain: published<SecondEffect>(gain, pictures), scoring };
};

const permanent: SecondEffect = { do: 'permanent', certificates: 1 };

export const stationMasters = {
  sm1: tile({ do: 'either', of: [{ do: 'remove-hazard', cost: 0 }, { do: 'bounty' }] }, 3, 2, 'objective'),
  sm2: tile(permanent, 3, 2, 'certificate'),
  sm3: tile(permanent, 3, 1, 'outlaw-pair'),
  sm4: tile(permanent, 3, 2, 'hazard'),
  sm5: tile({ do: 'gain', money: 2 }, 1, 1, 'worker'),
  sm6: tile(permanent, 3, 2, 'station'),
  sm7: tile({ do: 'certificates', steps: 2 }, 2, 1, 'building'),
  sm8: tile({ do: 'permanent', certificates: 2 }, 0, 1, 'none'),
  sm9: tile({ do: 'gain', money: 12 }, 0, 1, 'none'),
};

export type StationMasterId = keyof typeof stationMasters;
