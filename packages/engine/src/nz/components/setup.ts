/** What depends on the number of players, or on the seat, and the other numbers of the setup. */
import type { PerPlayers, PerSeat } from '../../core/rows.ts';
import { reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';

interface Setup {
  /** Tiles drawn from bag A after the first worker of each kind. */
  readonly tilesA: PerPlayers<Sourced<number>>;
  readonly bonusTilesPlaced: PerPlayers<Sourced<number>>;
  readonly sheepMarket: PerPlayers<Sourced<number>>;
  readonly bonusCardsPerSet: PerPlayers<Sourced<number>>;
  readonly stepLimit: PerPlayers<Sourced<number>>;
  readonly startMoney: PerSeat<Sourced<number>>;
  /** Cards drawn; all but the starting hand are discarded again. */
  readonly startCards: PerSeat<Sourced<number>>;
  readonly startTokens: Sourced<number>;
  readonly harbourmastersInPlay: Sourced<number>;
  readonly objectiveDisplay: Sourced<number>;
  readonly bonusSetsInPlay: Sourced<number>;
  /** Pounds for a point at the end. */
  readonly moneyPerVp: Sourced<number>;
}

const stepLimit = '3 or 4 by the number of players is stated; split as in the Second Edition';

export const setup: Setup = {
  tilesA: { 2: rulebook(12, 'en'), 3: rulebook(13, 'en'), 4: rulebook(14, 'en') },
  bonusTilesPlaced: { 2: rulebook(3, 'fr'), 3: rulebook(5, 'fr'), 4: rulebook(7, 'fr') },
  sheepMarket: { 2: rulebook(9, 'en'), 3: rulebook(11, 'en'), 4: rulebook(14, 'en') },
  bonusCardsPerSet: { 2: rulebook(3, 'en'), 3: rulebook(5, 'en'), 4: rulebook(6, 'en') },
  stepLimit: { 2: reconstructed(3, stepLimit), 3: reconstructed(3, stepLimit), 4: reconstructed(4, stepLimit) },
  startMoney: { 1: rulebook(7, 'en'), 2: rulebook(8, 'en'), 3: rulebook(9, 'en'), 4: rulebook(10, 'en') },
  startCards: { 1: rulebook(4, 'en'), 2: rulebook(5, 'en'), 3: rulebook(6, 'en'), 4: rulebook(7, 'en') },
  startTokens: rulebook(1, 'en'),
  harbourmastersInPlay: rulebook(5, 'en'),
  objectiveDisplay: rulebook(4, 'en'),
  bonusSetsInPlay: rulebook(4, 'en'),
  moneyPerVp: rulebook(5, 'en'),
};
