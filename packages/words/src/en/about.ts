import type { Effect } from '@drover/engine';
import type { EditionId, Hazard, Topic, Unlocks, Worker } from '../pack/ids.ts';
import { some } from './counts.ts';
import { animals, ends, herders, tokens } from './grammar.ts';

const effects: Readonly<Record<Effect['do'], (edition: EditionId) => string>> = {
  gain: () => 'From the bank, at once.',
  certificates: () => 'The certificate marker moves forward, but not past its limit.',
  pathfinder: () => 'Rewards come from every space reached or passed; you may go less far.',
  per: () => 'Counted is what you own at this moment.',
  all: () => 'All of it that is possible, in this order.',
  either: () => 'Only one of them.',
  pay: () => 'The price comes first and is paid in full.',
  discard: () => 'Exactly these cards go from your hand to your discard pile.',
  draw: () => 'First draw, then discard as many cards as were drawn.',
  take: () => 'The card goes to your discard pile. Nothing comes when its supply is empty.',
  objective: () => 'The card goes to your discard pile, and you may play it when you draw it.',
  pick: () => 'Taken from the market without buying.',
  permanent: () => 'Counts from now on, every time.',
  hire: () => 'Take one worker from the job market, pay its price and put it on your board.',
  invest: () => 'Take one bonus tile outside the row of the token, pay the price of its row and use it.',
  buy: (edition) =>
    edition === 'nz'
      ? 'Every shepherd buys by one line of the market or brings new cards to it.'
      : 'Every cowboy buys by one line of the market or brings new cards to it.',
  build: (edition) =>
    edition === 'nz'
      ? 'Place one of your buildings on an empty space, or over one of yours that needs fewer craftsmen.'
      : 'Place one of your buildings on an empty space, or over one of yours that needs fewer builders.',
  'upgrade-building': () => 'Only the difference is needed and paid for.',
  ship: () => 'The last movement may be an upgrade of the harbour where the ship lies.',
  storehouse: () => 'Upgrading the harbour counts as one of these spaces; the ship stays where it is.',
  shear: () => 'Show sheep of different breeds, receive their wool value, and perhaps deliver the wool.',
  post: () => 'Corners, transport and the price of the cleared space as in a delivery.',
  auxiliary: () => 'One of the actions of your board whose discs are gone; double needs both of them gone.',
  'remove-hazard': () => 'Any one hazard on the trail; keep it for its points.',
  'move-on': (edition) => `Walk on and use the new place; what the ${herders[edition]} has left undone here is lost.`,
  joker: () => 'The tile becomes a worker in the row of your choice.',
  retire: () => 'The card goes back to the box.',
  'stack-acquired': () => 'What you gain comes to your hand sooner.',
  engine: () => 'Occupied spaces are jumped over; a turnout counts as a space.',
  'engine-back': () => 'Exactly so many spaces, or not at all.',
  bounty: () => 'Take any outlaw, and the reward printed on its space.',
  cull: () => 'The cards go back to the box.',
  adjacent: () => 'The building right before or right after this one, whoever owns it.',
  'special-delivery': () => 'Every numbered space the engine goes back counts one; transport is free.',
  'station-behind': () => 'By the usual rules, without moving the engine.',
  stroll: () => 'The place where you stop is not used, and the end of the trail is out of reach.',
};

/** Money and tokens need a number, and stand below. */
const topics: Readonly<Record<Exclude<Topic, 'money' | 'tokens'>, (edition: EditionId) => string>> = {
  gold: () => 'Buys bonus cards at any moment of your turn, and pays for some bonus tiles.',
  certificates: (edition) =>
    `Added to the value of your ${animals[edition].herd} in ${ends[edition]}, and spent there.`,
  'job-market': () => 'Workers for hire; the price is that of the row.',
  'animal-market': (edition) =>
    `Animals for sale. ${edition === 'nz' ? 'Shepherds' : 'Cowboys'} buy them, by the lines printed here.`,
  'bonus-market': () => 'Bonus tiles for sale; the price is that of the row. The row of the token is closed.',
  'market-token': (edition) =>
    `Moves down when its row is full. When it leaves the last row, everybody else has one more turn. Whoever takes the ${tokens[edition]} scores for it.`,
  objectives: () => 'Open objectives. One that was played must be fulfilled, or it costs points.',
  foresight: (edition) => `In ${ends[edition]} one of two tiles of each kind is placed.`,
  'step-tile': () => 'One more step in every walk; on its other side two more.',
  'fee-tile': () => 'Turned over, it frees you from all fees.',
  deck: () => 'Cards are drawn from here. When it is empty, the discard pile is shuffled.',
  'discard-pile': () => 'Cards that were discarded or gained, face up.',
  hand: () => 'At the end of your turn you draw up to your limit.',
  'automa-deck': () => 'One card for each turn: how far to walk, and what to do.',
  simmental: () => 'Calves are bought in the market and grow up when they are shown: calf, heifer, cow.',
};

/** What things are good for, in a sentence. */
export const about = {
  effects,
  workers: {
    shepherd: 'Buys sheep: the more shepherds, the better the lines of the market.',
    craftsman: 'Builds: a building needs as many craftsmen as it shows.',
    sailor: 'Moves your ship: one space for each sailor.',
    shearer: 'Shears: one sheep for each shearer.',
    cowboy: 'Buys cattle: the more cowboys, the better the lines of the market.',
    builder: 'Builds: a building needs as many builders as it shows.',
    engineer: 'Moves your engine: one space for each engineer.',
  } satisfies Record<Worker, string>,
  hazards: {
    rockfall: 'Blocks the trail: passing or entering costs its fee.',
    flood: 'Blocks the trail: passing or entering costs its fee.',
    drought: 'Blocks the trail: passing or entering costs its fee.',
  } satisfies Record<Hazard, string>,
  outlaw: 'Passing or entering costs its fee; whoever collects the bounty takes it off the trail.',
  unlocks: {
    auxiliary: 'Opens this auxiliary action; with both its discs gone it can be doubled.',
    step: 'More steps in every walk.',
    hand: 'One more card in hand.',
    'certificate-limit': 'The certificate marker may go farther.',
    'permanent-certificate': 'One permanent certificate.',
    'permanent-wool': 'One permanent wool.',
  } satisfies Record<Unlocks, string>,
  topics,
  money: (amount: string, points: string): string => `At the end every ${amount} score ${points}.`,
  tokens: (cards: number): string => `For a token, at any moment: draw up to ${some.cards(cards)} and discard as many.`,
  end: (edition: EditionId): string =>
    edition === 'nz'
      ? 'Every walk ends here. Show your sheep for income, deliver them, choose new tiles, and begin again at the start.'
      : 'Every walk ends here. Choose new tiles, show your cattle for income, deliver them, and begin again at the start.',
  start: (edition: EditionId): string => `From here the ${herders[edition]} sets out again.`,
  emptySpace: 'A building can be placed here. An empty space is passed without a step.',
  emptyHazard: 'A hazard can come to lie here. An empty space is passed without a step.',
  emptyOutlaw: 'An outlaw can come to lie here. An empty space is passed without a step.',
  otherBuilding: 'Only its owner uses its actions; others may use an auxiliary action here.',
  hiddenCard: 'Only its owner knows it.',
  animal: (edition: EditionId): string =>
    edition === 'nz'
      ? 'Each breed counts once when sheep are shown.'
      : 'Each breed counts once when the herd is shown.',
  action: 'Played before moving, or before or after an action; then one card is drawn.',
  objective: 'Played, it lies in your area and must be fulfilled; in the deck it counts only if it is fulfilled.',
  sea: 'Ships share sea spaces.',
  medium: 'Upgraded with a disc. A worker given up here becomes harbourmaster.',
  small: 'Upgraded with a storehouse, at the price of a free place.',
  large: 'Upgraded with a storehouse, free of charge. It opens a foreign post for you.',
  pair: 'Two storehouses; the bonus comes when both have left your board.',
  post: 'A delivery with at least this total puts a disc here.',
  woolPost: 'Shearing with at least this total may put a disc here.',
  city: 'A delivery with at least this total puts a disc here.',
  rail: 'Engines move along the track; crosses behind an engine make transport cheaper.',
  station: 'An engine that stops here may upgrade it with a disc.',
  master: 'The upper half comes at once, the lower half scores at the end.',
  bonusTile: 'What it brings comes at once; its points count at the end.',
  supply: 'Cards to be gained; they go to your discard pile.',
  lateWorker: (points: string): string => `scores ${points} at the end`,
  turnedOver: (actions: string): string => `once turned over: ${actions}`,
  cullTokens: (tokens: number, card: string, gold: number): string =>
    `Or ${tokens} tokens: remove a ${card} in hand from the game for ${gold} gold.`,
};
