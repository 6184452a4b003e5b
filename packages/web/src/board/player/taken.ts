import type { CoreState } from '@drover/engine';
import { kitOf } from '../../editions/editions.ts';
import type { Taken } from '../../editions/kit.ts';
import { BONUS_TILE, CARD, HAZARD, MASTER } from '../../pieces/sizes.ts';

/** What a player has taken and keeps before them, and how large it is drawn. */
export interface TakenPile {
  readonly thing: Taken;
  readonly count: number;
  readonly w: number;
  readonly h: number;
}

const SIZES: Readonly<Record<Taken['is'], { readonly w: number; readonly h: number }>> = {
  card: CARD,
  'bonus-tile': BONUS_TILE,
  harbourmaster: MASTER,
  'station-master': MASTER,
  hazard: HAZARD,
  outlaw: HAZARD,
};

export const takenBy = (view: CoreState, seat: number): TakenPile[] =>
  kitOf(view)
    .taken(view, seat)
    .map((pile) => ({ ...pile, ...SIZES[pile.thing.is] }));
