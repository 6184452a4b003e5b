/** The seven neutral buildings. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { published } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { NeutralBuilding } from './types.ts';

const tile = (...actions: readonly SecondEffect[]): Tagged<NeutralBuilding> => ({
  actions: published(actions, 'boardgamefiesta, NeutralBuilding'),
});

const anyAuxiliary: SecondEffect = { do: 'auxiliary', double: true };
const byEngineers: SecondEffect = { do: 'engine', spaces: 'engineer' };
const dollarsFor = (breed: string): SecondEffect => ({
  do: 'discard',
  cards: { breed },
  then: { do: 'gain', money: 2 },
});

export const neutralBuildings = rowsOf<NeutralBuilding>()({
  A: tile(dollarsFor('galloway'), { do: 'hire', modifier: 0 }, { do: 'hire', modifier: 2 }),
  B: tile(dollarsFor('santa-gertrudis'), { do: 'build', moneyPerCraftsman: 2 }),
  C: tile(
    {
      do: 'either',
      of: [
        { do: 'certificates', steps: 1 },
        { do: 'objective', from: 'display-or-stack' },
      ],
    },
    byEngineers,
  ),
  D: tile(
    { do: 'either', of: [{ do: 'bounty' }, { do: 'pay', money: 2, then: { do: 'engine', spaces: 2 } }] },
    anyAuxiliary,
  ),
  E: tile(dollarsFor('pineywoods'), { do: 'buy' }),
  F: tile({ do: 'discard', cards: 'pair', then: { do: 'gain', money: 4 } }, { do: 'remove-hazard', cost: 7 }),
  G: tile(byEngineers, anyAuxiliary),
});

export type NeutralId = keyof typeof neutralBuildings;
