/** What depends on the number of players, or on the seat, and the other numbers of the setup. */
import type { PerPlayers, PerSeat } from '../../core/rows.ts';
import { rulebook, type Sourced } from '../../core/source.ts';

interface Setup {
  /** Tiles drawn from bag 1 for the trail. */
  readonly tilesOne: Sourced<number>;
  readonly jobMarketWorkers: PerPlayers<Sourced<number>>;
  readonly cattleMarket: PerPlayers<Sourced<number>>;
  /** The same with the Simmental variant. */
  readonly cattleMarketSimmental: PerPlayers<Sourced<number>>;
  readonly startMoney: PerSeat<Sourced<number>>;
  /** Cards drawn; all but the starting hand are discarded again. */
  readonly startCards: PerSeat<Sourced<number>>;
  readonly startTokens: Sourced<number>;
  readonly stationMastersInPlay: Sourced<number>;
  readonly objectiveDisplay: Sourced<number>;
  /** Dollars for a point at the end. */
  readonly moneyPerVp: Sourced<number>;
}

export const setup: Setup = {
  tilesOne: rulebook(7, 'en'),
  jobMarketWorkers: { 2: rulebook(3, 'en'), 3: rulebook(5, 'en'), 4: rulebook(7, 'en') },
  cattleMarket: { 2: rulebook(7, 'en'), 3: rulebook(10, 'en'), 4: rulebook(13, 'en') },
  cattleMarketSimmental: { 2: rulebook(9, 'en'), 3: rulebook(12, 'en'), 4: rulebook(15, 'en') },
  startMoney: { 1: rulebook(6, 'en'), 2: rulebook(7, 'en'), 3: rulebook(8, 'en'), 4: rulebook(9, 'en') },
  startCards: { 1: rulebook(4, 'en'), 2: rulebook(5, 'en'), 3: rulebook(6, 'en'), 4: rulebook(7, 'en') },
  startTokens: rulebook(1, 'en'),
  stationMastersInPlay: rulebook(5, 'en'),
  objectiveDisplay: rulebook(4, 'en'),
  moneyPerVp: rulebook(5, 'en'),
};
