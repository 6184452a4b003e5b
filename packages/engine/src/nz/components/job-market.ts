/** The job market: one column for each kind of worker, one price for each row. */
import type { Tagged } from '../../core/rows.ts';
import { reconstructed } from '../../core/source.ts';

export const jobMarket: Tagged<{ costs: readonly number[] }> = {
  /** From the top row, the dearest, downwards. */
  costs: reconstructed([8, 7, 6, 5, 4], 'the hiring example knows 7 and 6; 4 is the least of the Second Edition'),
};
