/** The eight harbourmaster tiles: the upper half is gained at once, the lower half scores at the end. */
import type { Tagged } from '../../core/rows.ts';
import { published } from '../../core/source.ts';
import type { NzEffect } from '../effects.ts';
import type { HarbourmasterScoring } from './types.ts';

const pictures = 'harbourmaster tile pictures, greatwesterntrail-nz repository';

const tile = (gain: NzEffect, vp: number, each: number, of: HarbourmasterScoring['of']) => {
  const scoring: Tagged<HarbourmasterScoring> = {
    vp: published(vp, pictures),
    each: published(each, pictures),
    of: published(of, pictures),
  };
  return { gain: published<NzEffect>(gain, pictures), scoring };
};

export const harbourmasters = {
  h1: tile({ do: 'gain', money: 5 }, 2, 5, 'pathfinder'),
  h2: tile({ do: 'pathfinder', steps: 4 }, 1, 1, 'hazard'),
  h3: tile({ do: 'gain', money: 9 }, 1, 2, 'storehouse'),
  h4: tile({ do: 'gain', money: 6 }, 1, 1, 'objective'),
  h5: tile({ do: 'permanent', certificates: 1 }, 1, 1, 'certificate'),
  h6: tile({ do: 'gain', money: 8 }, 1, 1, 'building'),
  h7: tile({ do: 'permanent', certificates: 1 }, 1, 2, 'worker'),
  h8: tile(
    {
      do: 'all',
      of: [
        { do: 'gain', money: 3 },
        { do: 'take', card: 'ferry' },
      ],
    },
    1,
    1,
    'ferry',
  ),
};

export type HarbourmasterId = keyof typeof harbourmasters;
