/** The ten private buildings of a player, each with an a-side and a b-side. */
import { rowsOf } from '../../core/rows.ts';
import { derived, reconstructed, rulebook } from '../../core/source.ts';
import type { Effect } from '../../effects/effect.ts';
import type { PrivateBuilding } from './types.ts';

const auxiliary: Effect = { do: 'auxiliary', double: false };
const anyAuxiliary: Effect = { do: 'auxiliary', double: true };

/** The texts are stated, and so are the numbers 1a, 1b, 3b, 6a and 8b; the other numbers follow from their order. */
const actions = (...effects: readonly Effect[]) => rulebook(effects, 'fr; numbered by the order of the texts');

const size = (craftsmen: number) => reconstructed(craftsmen, 'rises with the tile number, as in the Second Edition');
const points = (vp: number) => reconstructed(vp, 'the known tiles have the points per craftsman of the Second Edition');
const hand = (colour: PrivateBuilding['hand']) => reconstructed(colour, 'both colours exist; spread over the tiles');

export const privateBuildings = rowsOf<PrivateBuilding>()({
  '1a': {
    actions: rulebook([{ do: 'per', each: 1, of: 'lush-building', then: { do: 'gain', money: 2 } }, auxiliary], 'fr'),
    craftsmen: rulebook(1, 'fr'),
    vp: rulebook(1, 'fr'),
    hand: derived('black', 'weak: printed beside the example of a 1 pound fee'),
  },
  '1b': {
    actions: rulebook(
      [{ do: 'per', each: 1, of: 'lush-building', then: { do: 'certificates', steps: 1 } }, auxiliary],
      'fr',
    ),
    craftsmen: size(1),
    vp: points(1),
    hand: hand('black'),
  },
  '2a': {
    actions: actions(anyAuxiliary, { do: 'move-on', steps: 1 }),
    craftsmen: size(1),
    vp: points(1),
    hand: hand('none'),
  },
  '2b': {
    actions: actions(auxiliary, { do: 'move-on', steps: 2 }),
    craftsmen: size(1),
    vp: points(1),
    hand: hand('none'),
  },
  '3a': {
    actions: actions({ do: 'shear', sheep: 2 }, { do: 'invest', modifier: 0 }),
    craftsmen: size(2),
    vp: points(3),
    hand: hand('none'),
  },
  '3b': {
    actions: rulebook(
      [
        { do: 'discard', cards: 'pair', then: { do: 'gain', money: 3 } },
        { do: 'invest', modifier: 0 },
      ],
      'fr',
    ),
    craftsmen: rulebook(2, 'fr'),
    vp: rulebook(3, 'fr'),
    hand: hand('none'),
  },
  '4a': {
    actions: actions({ do: 'ship', spaces: 'sailors' }, { do: 'move-on', steps: 2 }),
    craftsmen: size(2),
    vp: points(3),
    hand: hand('green'),
  },
  '4b': {
    actions: actions(
      { do: 'per', each: 1, of: 'storehouse', then: { do: 'gain', money: 1 } },
      { do: 'move-on', steps: 2 },
    ),
    craftsmen: size(2),
    vp: points(3),
    hand: hand('green'),
  },
  '5a': {
    actions: actions({ do: 'hire', modifier: -2 }, { do: 'draw', cards: 2, upTo: true }),
    craftsmen: size(3),
    vp: points(4),
    hand: hand('none'),
  },
  '5b': {
    actions: actions(
      { do: 'per', each: 1, of: 'shepherd', then: { do: 'gain', money: 2 } },
      { do: 'draw', cards: 3, upTo: true },
    ),
    craftsmen: size(3),
    vp: points(4),
    hand: hand('none'),
  },
  '6a': {
    actions: rulebook(
      [
        {
          do: 'per',
          each: 2,
          of: 'hazard',
          then: {
            do: 'all',
            of: [
              { do: 'gain', money: 7 },
              { do: 'pathfinder', steps: 2 },
            ],
          },
        },
      ],
      'fr',
    ),
    craftsmen: rulebook(4, 'fr'),
    vp: rulebook(5, 'fr'),
    hand: hand('none'),
  },
  '6b': {
    actions: actions(
      { do: 'discard', cards: 'any', then: { do: 'gain', gold: 1, money: 5 } },
      { do: 'pathfinder', steps: 3 },
    ),
    craftsmen: size(4),
    vp: points(5),
    hand: hand('none'),
  },
  '7a': {
    actions: actions({ do: 'shear', sheep: 3 }, { do: 'ship', spaces: 3 }),
    craftsmen: size(5),
    vp: points(6),
    hand: hand('black'),
  },
  '7b': {
    actions: actions({ do: 'gain', money: 6 }, { do: 'take', card: 'romney' }),
    craftsmen: size(5),
    vp: points(6),
    hand: hand('black'),
  },
  '8a': {
    actions: actions({ do: 'gain', money: 7 }, { do: 'move-on', steps: 3 }),
    craftsmen: size(6),
    vp: points(8),
    hand: hand('none'),
  },
  '8b': {
    actions: rulebook(
      [
        { do: 'gain', tokens: 1 },
        { do: 'gain', money: 5 },
        { do: 'move-on', steps: 3 },
      ],
      'fr',
    ),
    craftsmen: rulebook(6, 'fr'),
    vp: rulebook(8, 'fr'),
    hand: hand('none'),
  },
  '9a': {
    actions: actions({ do: 'gain', money: 7 }, { do: 'post', post: 'wool-13' }),
    craftsmen: size(7),
    vp: points(9),
    hand: hand('none'),
  },
  '9b': {
    actions: actions({ do: 'ship', spaces: 3 }, { do: 'storehouse', within: 7 }),
    craftsmen: size(7),
    vp: points(9),
    hand: hand('none'),
  },
  '10a': {
    actions: actions({ do: 'hire', modifier: -3 }, { do: 'invest', modifier: 0 }, { do: 'remove-hazard', cost: 0 }),
    craftsmen: size(8),
    vp: points(11),
    hand: hand('green'),
  },
  '10b': {
    actions: actions(anyAuxiliary, { do: 'certificates', steps: 2 }, { do: 'pathfinder', steps: 4 }),
    craftsmen: size(8),
    vp: points(11),
    hand: hand('green'),
  },
});

export type PrivateBuildingId = keyof typeof privateBuildings;
