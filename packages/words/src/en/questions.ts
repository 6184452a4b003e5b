import { BUYER } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { ByEdition, QuestionWords } from '../pack/shapes.ts';
import { counts, some } from './counts.ts';
import { animals, herders } from './editions.ts';
import { plural, the, workers } from './grammar.ts';

const destination: ByEdition = { nz: 'trading post', second: 'city' };
const income: ByEdition = {
  nz: 'Reveal sheep and add certificates',
  second: 'Add certificates',
};
const appoint: ByEdition = {
  nz: 'Appoint a worker as harbourmaster?',
  second: 'Appoint a worker as station master?',
};

const named = (what: Name | null, otherwise: string): string => (what === null ? otherwise : the(what));

/** What is asked. */
export const questions: QuestionWords = {
  'opening-discard': () => 'Discard a card before your first turn',
  'first-place': ({ edition }) => `Choose a neutral building for your ${herders[edition]}`,
  'phase-a': ({ n }) => `Move up to ${counts.steps(n)}`,
  'phase-b': () => 'Choose an action',
  'move-on': ({ n }) => `Move forward up to ${counts.steps(n)}`,
  appoint: ({ edition }) => appoint[edition],
  auxiliary: () => 'Choose an auxiliary action',
  build: () => 'Choose a building to place',
  buy: ({ edition, n }) => `Buy ${animals[edition].stock} (${plural(n, workers[BUYER[edition]])} left)`,
  certificates: ({ n }) => `Gain up to ${some.certificates(n)}`,
  discard: ({ n }) => (n === 1 ? 'Discard a card' : `Discard ${n} cards`),
  'discard-for': ({ edition }) => `Discard a ${animals[edition].card}`,
  'discard-second': ({ edition }) => `Discard a second ${animals[edition].card}`,
  draw: ({ n }) => `Draw up to ${some.cards(n)}`,
  either: () => 'Choose one',
  hire: () => 'Hire a worker',
  objective: () => 'Take an objective',
  offer: () => 'Take the reward?',
  pick: ({ edition, n }) => `Take a ${animals[edition].card} (up to ${n} more)`,
  'remove-hazard': () => 'Remove a hazard',
  site: ({ what }) => `Choose a space for ${named(what, 'the building')}`,
  income: ({ edition }) => income[edition],
  delivery: ({ edition, n }) => `Deliver (total ${n}): choose a ${destination[edition]} and a disc`,
  'first-disc': () => 'Choose a disc for the pathfinder track',
  'choose-foresight-a': () => 'Place a tile of foresight A',
  'choose-foresight-b': () => 'Place a tile of foresight B',
  flip: () => 'Choose a tile to flip',
  invest: () => 'Take a bonus tile',
  join: () => 'Choose a row for the new worker',
  pathfinder: ({ n }) => `Advance up to ${some.spaces(n)} on the pathfinder track`,
  post: ({ what }) => `Place a disc on ${named(what, 'the trading post')}`,
  'remote-storehouse': () => 'Upgrade a harbour',
  retire: () => 'Remove a player sheep card from the game',
  shear: ({ n }) => (n === 0 ? 'Shear the revealed sheep?' : `Reveal sheep to shear (up to ${n} more)`),
  'idle-shearers': ({ n }) => `Use idle shearers to draw and discard? (${n} left)`,
  ship: ({ n }) => `Move your ship up to ${some.spaces(n)} (an upgrade counts as 1)`,
  storehouse: () => 'Take a storehouse from your board',
  'wool-post': ({ n }) => `Deliver wool (value ${n})? Choose a disc`,
  'choose-foresight': ({ n }) => `Place a tile of foresight ${n}`,
  'choose-raise': () => 'Choose a Simmental to raise',
  borrow: () => 'Choose an adjacent building to use',
  borrowed: ({ what }) => `Choose an action of ${named(what, 'the building')}`,
  bounty: () => 'Take an outlaw',
  cull: ({ n }) => `Remove cards from the game (up to ${n} more)`,
  engine: ({ n }) => `Move your engine forward up to ${some.spaces(n)}`,
  'engine-back': ({ n }) => `Move your engine back exactly ${some.spaces(n)}`,
  'engine-return': () => 'Choose where your engine returns to from the end of the track',
  'free-delivery': ({ n }) => `Deliver (total ${n}, no transport costs): choose a city and a disc`,
  'special-delivery': () => 'Move your engine back, then deliver',
  station: ({ what }) => `Upgrade ${named(what, 'the station')}? Choose a disc`,
  'station-behind': () => 'Upgrade a station behind your engine',
  stroll: ({ n }) => `Make a free move of up to ${counts.steps(n)}`,
};
