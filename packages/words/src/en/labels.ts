import type { EditionId, Worker } from '../pack/ids.ts';
import { counts, some } from './counts.ts';
import { an, animals, ends, workers } from './grammar.ts';

const one = (worker: Worker): string => an(workers[worker].one);

/** Buttons. */
export const labels = {
  walk: (to: string): string => `Walk to ${to}`,
  stroll: (to: string): string => `Stroll to ${to}`,
  start: (at: string): string => `Start at ${at}`,
  play: (card: string): string => `Play ${card}`,
  playPlain: (card: string): string => `Play ${card} without its effect`,
  buy: (cards: string, cost: string): string => `Buy ${cards} for ${cost}`,
  restock: (edition: EditionId, cards: number): string =>
    `Bring ${some.cards(cards)} to the ${animals[edition].stock} market`,
  take: (what: string): string => `Take ${what}`,
  topObjective: 'Take the top objective of the stack, unseen',
  exchange: (cards: number): string => `Use an exchange token: draw ${some.cards(cards)}`,
  thenDiscard: (cards: number): string => `then discard ${some.cards(cards)}`,
  build: (building: string): string => `Build ${building}`,
  site: (place: string): string => `Build on ${place}`,
  replace: (building: string, place: string): string => `Replace ${building} on ${place}`,
  forgo: 'Decline',
  done: 'Done',
  end: 'End the turn',
  discard: (card: string): string => `Discard ${card}`,
  remove: (what: string): string => `Remove ${what}`,
  removeCard: (card: string): string => `Remove ${card} from the game`,
  reveal: (card: string): string => `Show ${card}`,
  draw: (cards: number): string => `Draw ${some.cards(cards)}`,
  certify: (n: number): string => `Gain ${some.certificates(n)}`,
  hire: (worker: Worker, cost: string): string => `Hire ${one(worker)} for ${cost}`,
  income: (total: string, certificates: number): string =>
    certificates === 0 ? `Receive ${total}` : `Receive ${total}, with ${some.certificates(certificates)}`,
  incomeTotal: (total: number): string => `total for the delivery: ${total}`,
  appoint: (worker: Worker): string => `Give up ${one(worker)}`,
  deliver: (to: string): string => `Deliver to ${to}`,
  noDelivery: 'Deliver without a disc',
  noDisc: 'no disc can be placed',
  clear: (disc: string): string => `Clear "${disc}"`,
  arrive: (edition: EditionId): string => `Go about your business in ${ends[edition]}`,
  arriveDetail: (edition: EditionId): string =>
    edition === 'nz' ? 'income, delivery, foresight A and B' : 'three times foresight, income, delivery',
  foresight: (tile: string): string => `Place ${tile}`,
  toJobMarket: 'goes to the job market',
  toTrail: 'goes onto the trail',

  advance: (steps: number, to: number): string => `Advance ${some.spaces(steps)}, to ${to}`,
  advanceMoney: (money: string): string => `Receive ${money}`,
  flipSteps: 'Turn over the step tile',
  flipStepsDetail: 'one more step for the rest of the game',
  flipFees: 'Turn over the fee tile',
  flipFeesDetail: 'no more fees for the rest of the game',
  gold: (card: string, gold: number): string => `Buy ${card} for ${gold} gold`,
  invest: (cost: string): string => `Invest ${cost}`,
  join: (worker: Worker): string => `Use it as ${one(worker)}`,
  redraw: 'Draw a card and discard one',
  sail: (to: string): string => `Sail to ${to}`,
  upgrade: (place: string, cost: string): string => `Upgrade ${place} for ${cost}`,
  shear: (total: string): string => `Shear and receive ${total}`,
  storehouse: (pair: string): string => `Take from ${pair}`,
  cull: (tokens: number, card: string): string => `Use ${counts.tokens(tokens)}: remove ${card} from the game`,

  borrow: (place: string): string => `Use ${place}`,
  bounty: (outlaw: string): string => `Take ${outlaw}`,
  engine: (to: string): string => `Move the engine to ${to}`,
  raise: (from: string, to: string): string => `${from} becomes ${to}`,
};
