/** The job market: workers by rows, and the token that walks down its rows and ends the game. */
import type { PerPlayers } from '../../core/rows.ts';
import { published, rulebook, type Sourced } from '../../core/source.ts';
import type { MarketArrow } from './types.ts';

interface JobMarket {
  /** From the first row to the last. */
  readonly costs: Sourced<readonly number[]>;
  /** The arrow that leaves each row; none leaves row 1, for the token starts in row 2. */
  readonly arrows: Sourced<readonly MarketArrow[]>;
  readonly columns: PerPlayers<Sourced<number>>;
  readonly tokenVp: Sourced<number>;
}

const printed = 'boardgamefiesta, JobMarket';

export const jobMarket: JobMarket = {
  costs: published([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], printed),
  arrows: published(
    ['none', 'plain', 'plain', 'plain', 'plain', 'yellow', 'plain', 'plain', 'yellow', 'plain', 'plain', 'green'],
    printed,
  ),
  columns: { 2: rulebook(2, 'en'), 3: rulebook(3, 'en'), 4: rulebook(4, 'en') },
  tokenVp: rulebook(2, 'en'),
};
