import { second, type SecondState } from '@drover/engine';
import { marketOf, type Market } from '../market.ts';

export const jobMarket = (view: SecondState): Market =>
  marketOf(view.jobs, second.components(view).jobArrows, view.tokenRow);
