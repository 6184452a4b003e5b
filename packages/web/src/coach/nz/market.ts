import { nz, type NzState } from '@drover/engine';
import { marketOf, type Market } from '../market.ts';

export const bonusMarket = (view: NzState): Market =>
  marketOf(view.bonusMarket, nz.components(view).bonusArrows, view.tokenRow);
