/** The bonus tiles in bag B: eleven prints, 34 tiles. */
import { rowsOf } from '../../core/rows.ts';
import { published, reconstructed, rulebook } from '../../core/source.ts';
import type { BonusTile } from './types.ts';

const three = reconstructed(3, 'eleven prints share 34 tiles as evenly as they can');
const points = (vp: number) => published(vp, 'Chinese appendix, transcript 16');
const noPoints = published(0, 'weak: Chinese appendix, transcript 16, no number in the corner');
const nothing = rulebook(0, 'fr');
const noDemand = rulebook(null, 'fr');
const price = { gold: nothing, money: nothing, requires: noDemand };

export const bonusTiles = rowsOf<BonusTile>()({
  bt01: {
    copies: reconstructed(4, 'the tile left over by ten prints of three; the only worker among them'),
    vp: reconstructed(0, 'already worth a worker'),
    gold: rulebook(1, 'en'),
    money: nothing,
    requires: noDemand,
    rewards: rulebook([{ do: 'joker' }], 'en'),
  },
  bt02: { copies: three, vp: points(2), ...price, rewards: rulebook([{ do: 'permanent', certificates: 1 }], 'fr') },
  bt03: {
    copies: three,
    vp: points(2),
    ...price,
    rewards: rulebook(
      [
        { do: 'permanent', wool: 1 },
        { do: 'gain', tokens: 1 },
      ],
      'fr',
    ),
  },
  bt04: { copies: three, vp: points(2), ...price, rewards: rulebook([{ do: 'remove-hazard', cost: 3 }], 'fr') },
  bt05: {
    copies: three,
    vp: points(2),
    ...price,
    rewards: rulebook(
      [
        { do: 'take', card: 'sheepdog' },
        { do: 'gain', gold: 2 },
      ],
      'fr',
    ),
  },
  bt06: {
    copies: three,
    vp: noPoints,
    ...price,
    rewards: rulebook(
      [
        { do: 'pathfinder', steps: 2 },
        { do: 'take', card: 'kotare' },
        { do: 'gain', gold: 1 },
      ],
      'fr',
    ),
  },
  bt07: { copies: three, vp: noPoints, ...price, rewards: rulebook([{ do: 'gain', tokens: 3, gold: 1 }], 'fr') },
  bt08: { copies: three, vp: rulebook(4, 'en'), ...price, rewards: rulebook([{ do: 'gain', tokens: 1 }], 'fr') },
  bt09: {
    copies: three,
    vp: points(8),
    gold: rulebook(4, 'fr'),
    money: nothing,
    requires: noDemand,
    rewards: rulebook([], 'fr'),
  },
  bt10: {
    copies: three,
    vp: points(2),
    ...price,
    rewards: rulebook(
      [
        { do: 'take', card: 'ferry' },
        { do: 'gain', gold: 2 },
      ],
      'fr',
    ),
  },
  bt11: {
    copies: three,
    vp: noPoints,
    gold: nothing,
    money: nothing,
    requires: rulebook({ do: 'retire', breeding: 2 }, 'fr'),
    rewards: rulebook(
      [
        { do: 'take', card: 'romney' },
        { do: 'gain', gold: 1 },
      ],
      'fr',
    ),
  },
});

export type BonusTileId = keyof typeof bonusTiles;
