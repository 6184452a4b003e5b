import type { EditionId } from '@drover/engine';
import type { Worker } from '../pack/ids.ts';
import type { ByEdition } from '../pack/shapes.ts';
import type { Cards, Name } from '../pack/name.ts';
import { counts, some } from './counts.ts';
import { animals, ends } from './editions.ts';
import { a, an, cardsOf, the, workers } from './grammar.ts';

const one = (worker: Worker): string => an(workers[worker].one);

const arriveDetail: ByEdition = {
  nz: 'income, delivery, foresight A and B',
  second: 'foresight three times, income, delivery',
};

/** Buttons. */
export const labels = {
  walk: (to: Name): string => `Move to ${the(to)}`,
  stroll: (to: Name): string => `Free move to ${the(to)}`,
  start: (at: Name): string => `Start at ${the(at)}`,
  play: (card: Name): string => `Play ${a(card)}`,
  playPlain: (card: Name, objective: boolean): string =>
    `Play ${a(card)} without its ${objective ? 'immediate action' : 'effect'}`,
  buy: (cards: Cards, cost: string): string => `Buy ${cardsOf(cards)} for ${cost}`,
  restock: (edition: EditionId, cards: number): string =>
    `Add ${some.cards(cards)} to the ${animals[edition].stock} market`,
  take: (what: Name): string => `Take ${a(what)}`,
  topObjective: 'Take the top objective from the stack, sight unseen',
  exchange: (cards: number): string => `Spend an exchange token: draw ${some.cards(cards)}`,
  thenDiscard: (cards: number): string => `then discard ${some.cards(cards)}`,
  build: (building: Name): string => `Place ${the(building)}`,
  site: (place: Name): string => `Build on ${the(place)}`,
  replace: (building: Name, place: Name): string => `Replace ${the(building)} on ${the(place)}`,
  forgo: 'Forfeit',
  done: 'Done',
  end: 'End the turn',
  discard: (card: Name): string => `Discard ${a(card)}`,
  remove: (what: Name): string => `Remove ${the(what)}`,
  removeCard: (card: Name): string => `Remove ${a(card)} from the game`,
  reveal: (card: Name): string => `Reveal ${a(card)}`,
  draw: (cards: number): string => `Draw ${some.cards(cards)}`,
  certify: (n: number): string => `Gain ${some.certificates(n)}`,
  hire: (worker: Worker, cost: string): string => `Hire ${one(worker)} for ${cost}`,
  income: (total: string, certificates: number): string =>
    certificates === 0 ? `Gain ${total}` : `Gain ${total}, using ${some.certificates(certificates)}`,
  incomeTotal: (total: number): string => `total for the delivery: ${total}`,
  appoint: (worker: Worker): string => `Appoint ${one(worker)}`,
  deliver: (to: Name): string => `Deliver to ${the(to)}`,
  noDelivery: 'Deliver without placing a disc',
  noDisc: 'no disc can be placed',
  clear: (disc: string): string => `Unlock “${disc}”`,
  arrive: (edition: EditionId): string => `Resolve ${ends[edition]}`,
  arriveDetail,
  foresight: (tile: Name): string => `Place ${the(tile)}`,
  toJobMarket: 'goes to the job market',
  toTrail: 'goes onto the trail',

  advance: (steps: number, to: number): string => `Advance ${some.spaces(steps)}, to space ${to}`,
  advanceMoney: (money: string): string => `Gain ${money}`,
  flipSteps: 'Flip the step tile',
  flipStepsDetail: 'one more step for the rest of the game',
  flipFees: 'Flip the fee tile',
  flipFeesDetail: 'no more fees for the rest of the game',
  gold: (card: Name, gold: number): string => `Buy ${a(card)} for ${gold} gold`,
  invest: (cost: string): string => `Invest ${cost}`,
  join: (worker: Worker): string => `Place it as ${one(worker)}`,
  redraw: 'Draw a card and discard one',
  sail: (to: Name): string => `Sail to ${the(to)}`,
  upgrade: (place: Name, cost: string | null): string =>
    `Upgrade ${the(place)} ${cost === null ? 'for free' : `for ${cost}`}`,
  shear: (total: string): string => `Shear and gain ${total}`,
  storehouse: (pair: number): string => `Take a storehouse from pair ${pair}`,
  cull: (tokens: number, card: Name): string => `Spend ${counts.tokens(tokens)}: remove ${a(card)} from the game`,

  borrow: (place: Name): string => `Use ${the(place)}`,
  bounty: (outlaw: Name): string => `Take ${the(outlaw)}`,
  engine: (to: Name): string => `Move the engine to ${the(to)}`,
  raise: (from: Name, to: Name): string => `Raise ${the(from)} to ${a(to)}`,
};
