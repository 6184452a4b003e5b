import { nz, type NzState } from '@drover/engine';
import { marketOf, type Market } from '../market.ts';

/** Wellington: one tile of foresight B goes there. */
const TILES_OF_A_VISIT = 1;

export const bonusMarket = (view: NzState): Market =>
  marketOf(view.bonusMarket, nz.components(view).bonusArrows, view.tokenRow, TILES_OF_A_VISIT);
