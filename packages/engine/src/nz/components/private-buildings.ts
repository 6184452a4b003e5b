/** The private buildings of a player, each with an a-side and a b-side. */
import { rowsOf } from '../../core/rows.ts';
import { published, reconstructed, rulebook } from '../../core/source.ts';
import type { NzEffect } from '../effects.ts';
import type { PrivateBuilding } from './types.ts';

const auxiliary: NzEffect = { do: 'auxiliary', double: false };
const anyAuxiliary: NzEffect = { do: 'auxiliary', double: true };

/** The building overview shows the a-sides on its page 10 and the b-sides on page 9. */
const overview = { a: 'Chinese building overview, transcript 10', b: 'Chinese building overview, transcript 09' };

/** The texts are the French appendix's; which tile carries which is read off the overview. */
const actions = (...effects: readonly NzEffect[]) => rulebook(effects, 'fr; the tile by the Chinese building overview');

const printed = (side: 'a' | 'b', craftsmen: number, vp: number) => ({
  craftsmen: published(craftsmen, overview[side]),
  vp: published(vp, overview[side]),
});
const hand = (colour: PrivateBuilding['hand']) => reconstructed(colour, 'both colours exist; spread over the tiles');

export const privateBuildings = rowsOf<PrivateBuilding>()({
  '1a': {
    actions: rulebook([{ do: 'per', each: 1, of: 'lush-building', then: { do: 'gain', money: 2 } }, auxiliary], 'fr'),
    craftsmen: rulebook(1, 'fr'),
    vp: rulebook(1, 'fr'),
    hand: published('black', 'weak: Chinese rulebook, transcript 12, and the example of a 1 pound fee'),
  },
  '1b': {
    actions: rulebook(
      [{ do: 'per', each: 1, of: 'lush-building', then: { do: 'certificates', steps: 1 } }, auxiliary],
      'fr',
    ),
    ...printed('b', 1, 1),
    hand: hand('black'),
  },
  '2a': {
    actions: actions(anyAuxiliary, { do: 'move-on', steps: 1 }),
    ...printed('a', 1, 1),
    hand: hand('none'),
  },
  '2b': {
    actions: actions(auxiliary, { do: 'move-on', steps: 2 }),
    ...printed('b', 1, 1),
    hand: hand('none'),
  },
  '3a': {
    actions: actions({ do: 'shear', sheep: 2 }, { do: 'invest', modifier: 0 }),
    ...printed('a', 2, 3),
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
    actions: actions({ do: 'hire', modifier: -2 }, { do: 'draw', cards: 2, upTo: true }),
    ...printed('a', 2, 3),
    hand: hand('green'),
  },
  '4b': {
    actions: actions(
      { do: 'per', each: 1, of: 'shepherd', then: { do: 'gain', money: 2 } },
      { do: 'draw', cards: 3, upTo: true },
    ),
    ...printed('b', 2, 3),
    hand: hand('green'),
  },
  '5a': {
    actions: actions({ do: 'ship', spaces: 'sailors' }, { do: 'move-on', steps: 2 }),
    ...printed('a', 3, 4),
    hand: hand('none'),
  },
  '5b': {
    actions: actions(
      { do: 'per', each: 1, of: 'storehouse', then: { do: 'gain', money: 1 } },
      { do: 'move-on', steps: 2 },
    ),
    ...printed('b', 3, 4),
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
    ...printed('b', 4, 5),
    hand: hand('none'),
  },
  '7a': {
    actions: actions({ do: 'shear', sheep: 3 }, { do: 'ship', spaces: 3 }),
    ...printed('a', 5, 6),
    hand: hand('black'),
  },
  '7b': {
    actions: actions({ do: 'gain', money: 6 }, { do: 'take', card: 'romney' }),
    ...printed('b', 5, 6),
    hand: hand('black'),
  },
  '8a': {
    actions: actions({ do: 'gain', money: 7 }, { do: 'move-on', steps: 3 }),
    ...printed('a', 7, 9),
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
    actions: actions({ do: 'hire', modifier: -3 }, { do: 'invest', modifier: 0 }, { do: 'remove-hazard', cost: 0 }),
    ...printed('a', 9, 13),
    hand: hand('none'),
  },
  '9b': {
    actions: actions(anyAuxiliary, { do: 'certificates', steps: 2 }, { do: 'pathfinder', steps: 4 }),
    craftsmen: published(8, overview.b),
    vp: published(12, `weak: ${overview.b}; 11 would fit the other tiles`),
    hand: hand('none'),
  },
  '10a': {
    actions: actions({ do: 'gain', money: 7 }, { do: 'post', post: 'wool-13' }),
    ...printed('a', 10, 15),
    hand: hand('green'),
  },
  '10b': {
    actions: actions({ do: 'ship', spaces: 3 }, { do: 'storehouse', within: 7 }),
    ...printed('b', 10, 15),
    hand: hand('green'),
  },
});

export type PrivateBuildingId = keyof typeof privateBuildings;
