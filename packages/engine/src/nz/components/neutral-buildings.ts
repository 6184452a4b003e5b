/** The eight neutral buildings. Four of them turn over when the market token crosses the turquoise arrow. */
import { rowsOf } from '../../core/rows.ts';
import { rulebook } from '../../core/source.ts';
import type { NzEffect } from '../effects.ts';
import type { NeutralBuilding } from './types.ts';

const auxiliary: NzEffect = { do: 'auxiliary', double: false };
const anyAuxiliary: NzEffect = { do: 'auxiliary', double: true };
const objective: NzEffect = { do: 'objective', from: 'display-or-stack' };
const sail: NzEffect = { do: 'ship', spaces: 'sailors' };

/** The French appendix numbers the actions of a double-sided tile through, so that its letter follows from theirs. */
const letter = 'fr; the letter by the Chinese appendix, transcript 19';

export const neutralBuildings = rowsOf<NeutralBuilding>()({
  A: {
    front: rulebook(
      [
        { do: 'discard', cards: 'pair', then: { do: 'gain', money: 2 } },
        { do: 'hire', modifier: 0 },
        { do: 'hire', modifier: 3 },
      ],
      'fr',
    ),
    back: rulebook(null, 'en'),
  },
  B: {
    front: rulebook([{ do: 'either', of: [{ do: 'pathfinder', steps: 2 }, objective] }, sail], letter),
    back: rulebook(
      [
        { do: 'either', of: [auxiliary, objective] },
        { do: 'pathfinder', steps: 2 },
      ],
      letter,
    ),
  },
  C: {
    front: rulebook([{ do: 'gain', gold: 1 }, anyAuxiliary, { do: 'invest', modifier: 0 }], 'fr'),
    back: rulebook([anyAuxiliary, { do: 'invest', modifier: 0 }, { do: 'invest', modifier: 3 }], 'fr'),
  },
  D: {
    front: rulebook(
      [
        { do: 'discard', cards: { breed: 'english-leicester' }, then: { do: 'gain', money: 2 } },
        { do: 'build', moneyPerCraftsman: 2 },
      ],
      letter,
    ),
    back: rulebook(null, letter),
  },
  E: {
    front: rulebook([{ do: 'shear', sheep: 'shearers' }, auxiliary], 'fr'),
    back: rulebook(null, 'en'),
  },
  F: {
    front: rulebook(
      [{ do: 'discard', cards: { breed: 'southdown' }, then: { do: 'gain', money: 3 } }, { do: 'buy' }],
      letter,
    ),
    back: rulebook(null, letter),
  },
  G: {
    front: rulebook([sail, { do: 'ship', spaces: 1 }, auxiliary], 'fr'),
    back: rulebook([sail, sail], 'fr'),
  },
  H: {
    front: rulebook(
      [
        { do: 'shear', sheep: 1, exactly: true },
        { do: 'invest', modifier: 0 },
        { do: 'remove-hazard', cost: 5 },
      ],
      'fr',
    ),
    back: rulebook(
      [
        { do: 'either', of: [anyAuxiliary, objective] },
        { do: 'remove-hazard', cost: 5 },
      ],
      'fr',
    ),
  },
});

export type NeutralId = keyof typeof neutralBuildings;
