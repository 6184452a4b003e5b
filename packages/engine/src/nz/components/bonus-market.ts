/** The market of bonus tiles, and the token that walks down its rows and ends the game. */
import type { PerPlayers } from '../../core/rows.ts';
import { reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { MarketArrow } from './types.ts';

interface BonusMarket {
  /** From the first row to the last. */
  readonly costs: Sourced<readonly number[]>;
  /** The arrow that leaves each row; none leaves row 1, for the token starts in row 2. */
  readonly arrows: Sourced<readonly MarketArrow[]>;
  readonly columns: PerPlayers<Sourced<number>>;
  readonly tokenVp: Sourced<number>;
}

export const bonusMarket: BonusMarket = {
  costs: reconstructed(
    [5, 5, 6, 6, 5, 5, 4],
    'seven rows make five or six visits each, as stated; the example invests in rows of cost 5',
  ),
  arrows: reconstructed(
    ['none', 'black', 'yellow', 'turquoise', 'yellow', 'black', 'red'],
    'the four colours and the red end are stated; two refills as in the Second Edition, the flip in the middle',
  ),
  columns: { 2: rulebook(2, 'en'), 3: rulebook(3, 'en'), 4: rulebook(4, 'en') },
  tokenVp: rulebook(5, 'en'),
};
