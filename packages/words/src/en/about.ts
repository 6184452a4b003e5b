import type { EditionId, Effect } from '@drover/engine';
import { BUILDER, BUYER, type Hazard, type Topic, type Unlocks, type Worker } from '../pack/ids.ts';
import type { ByEdition } from '../pack/shapes.ts';
import type { Name } from '../pack/name.ts';
import { some } from './counts.ts';
import { animals, ends, herders, tokens } from './editions.ts';
import { a, workers } from './grammar.ts';

const effects: Readonly<Record<Effect['do'], (edition: EditionId) => string>> = {
  gain: () => 'From the bank, at once.',
  certificates: () => 'The certificate marker moves forward, but not past its limit.',
  pathfinder: () => 'You get the reward of every space you reach or pass; you may stop earlier.',
  per: () => 'Counts what you own right now.',
  all: () => 'Do as much as possible, in this order.',
  either: () => 'Choose only one.',
  pay: () => 'Pay the full price first.',
  discard: () => 'Discard exactly these cards from your hand.',
  draw: () => 'First draw, then discard as many cards as you drew.',
  take: () => 'The card goes to your discard pile. If the supply is empty you get nothing.',
  objective: () => 'The card goes to your discard pile; you may play it once you draw it.',
  pick: () => 'Take it from the market without paying.',
  permanent: () => 'Counts every time from now on.',
  hire: () => 'Take one worker from the job market, pay its price and put it on your board.',
  invest: () => 'Take one bonus tile from any row but the one with the token, pay the price of its row and use it.',
  buy: (edition) =>
    `Split your ${workers[BUYER[edition]].other} among the purchase options, or use one to add cards to the market.`,
  build: (edition) =>
    `Place one of your buildings on an empty space, or replace one of yours that needs fewer ${workers[BUILDER[edition]].other}.`,
  'upgrade-building': () => 'You need and pay only the difference.',
  ship: () => 'You may spend the last space of movement on upgrading the harbour where the ship is.',
  storehouse: () => 'Upgrading the harbour counts as one of these spaces; the ship stays where it is.',
  shear: () => 'Reveal sheep of different types, gain their wool value, then you may deliver the wool.',
  post: () => 'Corners, transport costs and the price of the unlocked space apply as in a delivery.',
  auxiliary: () => 'One of your unlocked auxiliary actions; double if both its discs have been removed.',
  'remove-hazard': () => 'Any hazard on the trail; it scores points at the end of the game.',
  'move-on': () => 'Move on and use the new location; actions you have not used here are lost.',
  joker: () => 'The tile becomes a worker in the row of your choice.',
  retire: () => 'The card goes back to the box.',
  'stack-acquired': () => 'You will draw the cards you gain sooner.',
  engine: () => 'Occupied spaces are jumped over; a turnout counts as a space.',
  'engine-back': () => 'Exactly this many spaces, or not at all.',
  bounty: () => 'Take any outlaw, and the reward printed on its space.',
  cull: () => 'The cards go back to the box.',
  adjacent: () => 'The building right before or right after this one, whoever owns it.',
  'special-delivery': () => 'Every numbered space the engine moves back counts as 1; there are no transport costs.',
  'station-behind': () => 'By the usual rules, without moving the engine.',
  stroll: () => 'You do not use the location where you stop, and you cannot reach the end of the trail.',
};

/** Money and tokens need a number, and stand below. */
const topics: Readonly<Record<Exclude<Topic, 'money' | 'tokens'>, (edition: EditionId) => string>> = {
  gold: () => 'Buys bonus cards at any time in your turn, and pays for some bonus tiles.',
  certificates: (edition) =>
    `Added to the value of your ${animals[edition].herd} in ${ends[edition]}, and spent there.`,
  'job-market': () => 'Workers for hire; the row sets the price.',
  'animal-market': (edition) =>
    `Animals for sale. Your ${workers[BUYER[edition]].other} buy them, using the purchase options printed here.`,
  'bonus-market': () => 'Bonus tiles for sale; the row sets the price. The row with the token is closed.',
  'market-token': (edition) =>
    `Moves down when its row is full. When it leaves the last row, everybody else has one more turn. Whoever takes the ${tokens[edition]} scores points for it.`,
  objectives: () => 'Face-up objectives. Once played, an objective must be fulfilled, or you lose points.',
  foresight: (edition) => `In ${ends[edition]} you choose one of two tiles of each kind and place it.`,
  'step-tile': () => 'Step limit +1; +2 on its other side.',
  'fee-tile': () => 'Once flipped, you pay no more fees.',
  deck: () => 'Your cards to draw. When the draw stack is empty, the discard pile is shuffled.',
  'discard-pile': () => 'Cards discarded or gained, face up.',
  hand: () => 'At the end of your turn you draw up to your hand limit.',
  'automa-deck': () => 'One card per turn: how far to move and what to do.',
  simmental: () => 'Calves are bought in the market and grow up when they are revealed: calf, heifer, cow.',
};

const end: ByEdition = {
  nz: 'Movement always stops here. Reveal your sheep for income, deliver them, choose new tiles, and begin again at the start.',
  second:
    'Movement always stops here. Choose new tiles, reveal your cattle for income, deliver them, and begin again at the start.',
};

const animal: ByEdition = {
  nz: 'Each type counts once when sheep are revealed.',
  second: 'Each type counts once when the herd is revealed.',
};

/** What things are good for, in a sentence. */
export const about = {
  effects,
  workers: {
    shepherd: 'Buys sheep: the more shepherds, the better the purchase options.',
    craftsman: 'Builds: a building needs as many craftsmen as it shows.',
    sailor: 'Moves your ship: one space for each sailor.',
    shearer: 'Shears: one sheep for each shearer.',
    cowboy: 'Buys cattle: the more cowboys, the better the purchase options.',
    builder: 'Builds: a building needs as many builders as it shows.',
    engineer: 'Moves your engine: one space for each engineer.',
  } satisfies Record<Worker, string>,
  hazards: {
    rockfall: 'You pay its fee when you pass or stop here.',
    flood: 'You pay its fee when you pass or stop here.',
    drought: 'You pay its fee when you pass or stop here.',
  } satisfies Record<Hazard, string>,
  outlaw: 'You pay its fee when you pass or stop here; whoever takes the bounty removes it from the trail.',
  unlocks: {
    auxiliary: 'Unlocks this auxiliary action; with both its discs removed it may be doubled.',
    step: 'Step limit +1.',
    hand: 'One more card in hand.',
    'certificate-limit': 'Raises the certificate limit.',
    'permanent-certificate': 'One permanent certificate.',
    'permanent-wool': 'One permanent wool.',
  } satisfies Record<Unlocks, string>,
  topics,
  money: (amount: string, points: string): string => `Every ${amount} scores ${points} at the end of the game.`,
  tokens: (cards: number): string =>
    `Spend a token at any time: draw up to ${some.cards(cards)}, then discard that many.`,
  end,
  start: (edition: EditionId): string => `Your ${herders[edition]} starts from here after ${ends[edition]}.`,
  emptySpace: 'A building may be placed here. Empty spaces do not cost a step.',
  emptyHazard: 'A hazard may be placed here. Empty spaces do not cost a step.',
  emptyOutlaw: 'An outlaw may be placed here. Empty spaces do not cost a step.',
  otherBuilding: 'Only its owner may use its actions; others may use an auxiliary action here.',
  hiddenCard: 'Only its owner knows what it is.',
  animal,
  action: 'Play it before moving, or before or after an action; then draw a card.',
  objective: 'Once played it must be fulfilled; left in your deck it is optional.',
  sea: 'Several ships may share a space.',
  medium: 'Upgrade with a disc; you may then appoint a worker as harbourmaster.',
  small: 'Upgrade with a storehouse: pay the cost printed on a free storehouse space.',
  large: 'Upgrade with a storehouse, free of charge. It opens a foreign trading post for you.',
  pair: 'Two storehouses; you gain the bonus when you have placed both.',
  post: 'With a total of at least this much you may deliver here.',
  woolPost: 'If you shear wool worth at least this much, you may deliver it here.',
  city: 'With a total of at least this much you may deliver here.',
  rail: 'Engines move along the track; every cross yours has passed makes transport cheaper.',
  station: 'An engine that stops here may upgrade it with a disc.',
  master: 'Upper half: immediate action; lower half: points at the end of the game.',
  bonusTile: 'Immediate reward; its points count at the end of the game.',
  supply: 'Cards you can gain; they go to your discard pile.',
  lateWorker: (points: string): string => `scores ${points} at the end of the game`,
  turnedOver: (actions: string): string => `once flipped: ${actions}`,
  cullTokens: (tokens: number, card: Name, gold: number): string =>
    `Or spend ${tokens} tokens: remove ${a(card)} in hand from the game and gain ${gold} gold.`,
};
