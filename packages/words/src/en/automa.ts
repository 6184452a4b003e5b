import type { AutomaAction, Criterion, Deed, EditionId, Worker } from '../pack/ids.ts';
import { BUILDER, BUYER } from '../pack/ids.ts';
import { counts, some } from './counts.ts';
import { animals, workers } from './grammar.ts';

const which: Readonly<Record<Deed, (who: string) => string>> = {
  walk: (who) => `Which way does ${who} walk?`,
  build: (who) => `What does ${who} build?`,
  hire: (who) => `Whom does ${who} hire?`,
  buy: (who) => `Which animals does ${who} take?`,
  hazard: (who) => `Which hazard does ${who} remove?`,
  objective: (who) => `Which objective does ${who} take?`,
  'medium-harbour': (who) => `Which harbour does ${who} upgrade?`,
  'remove-bonus-tile': (who) => `Which bonus tile does ${who} remove?`,
  engine: (who) => `Where does the engine of ${who} go?`,
  outlaw: (who) => `Which outlaw does ${who} take?`,
};

const nothing: Readonly<Record<Deed, (who: string) => string>> = {
  walk: (who) => `${who} has no way to go`,
  build: (who) => `${who} has nothing to build`,
  hire: (who) => `${who} finds nobody to hire`,
  buy: (who) => `${who} finds no such animals in the market`,
  hazard: (who) => `${who} finds no hazard`,
  objective: (who) => `${who} finds no objective`,
  'medium-harbour': (who) => `${who} has no harbour to upgrade`,
  'remove-bonus-tile': (who) => `${who} finds no bonus tile to remove`,
  engine: (who) => `${who} cannot move the engine`,
  outlaw: (who) => `${who} finds no outlaw`,
};

/** What their cards say; `n` and `picks` are what is printed there. */
const actions: Readonly<Record<AutomaAction, (edition: EditionId, n: number, picks: string) => string>> = {
  'hire-cheapest-first': () => 'hire the cheapest worker',
  'hire-specialization-first': () => 'hire a worker of the own speciality first',
  'hire-engineer': () => 'hire an engineer',
  restock: () => 'bring new cards to the market',
  buy: (edition) => `buy ${animals[edition].stock} by the number of ${workers[BUYER[edition]].other}`,
  'buy-one-less': (edition) => `buy ${animals[edition].stock} with one ${workers[BUYER[edition]].one} less`,
  build: (edition) => `build by the number of ${workers[BUILDER[edition]].other}`,
  'build-exactly': (edition, n) => `build with ${counts.workers(BUILDER[edition], n)}`,
  pathfinder: (_, n) => `advance ${n} on the pathfinder track`,
  'remove-bonus-tile': () => 'remove a bonus tile',
  objective: () => 'take an objective',
  hazard: () => 'remove a hazard',
  'bonus-card': () => 'take a bonus card by the number of sailors',
  'shearer-sheep': () => 'take sheep by the number of shearers',
  sheep: (_, __, picks) => `take ${picks}`,
  'extra-steps': (_, n) => (n === 1 ? '1 more step' : `${n} more steps`),
  cattle: (_, __, picks) => `take ${picks}`,
  engine: () => 'move the engine by the number of engineers',
  'engine-exactly': (_, n) => `move the engine ${n} ${n === 1 ? 'space' : 'spaces'}`,
  outlaw: () => 'take an outlaw',
};

/** Sarah and Sam: what their cards say, what they do, and why. */
export const automa = {
  which,
  nothing,
  missing: (who: string, card: string): string => `${who} finds no ${card} in the market`,
  reasons: {
    only: 'the only choice',
    person: 'decided by a player',
    shortest: 'the shortest way',
    'least-fees': 'the lowest fees',
    'least-to-people': 'the least for the other players',
    'most-points': 'the most points',
    scarcest: 'the scarcest breed',
    'best-section': 'where the best one lies',
    'fuller-section': 'where most of them lie',
    'black-hand': 'one with a black hand',
    cheapest: 'the cheapest',
    speciality: 'the own speciality',
    'most-numerous': 'the most numerous kind',
    'with-hand': 'one with a hand',
    'most-hands': 'the most hands',
    'fewest-points': 'the fewest points',
    'topmost-leftmost': 'the first of the cheapest',
    'open-station': 'the best open station',
    farthest: 'as far as possible',
    'best-reward': 'the highest number',
  } satisfies Record<Criterion, string>,
  because: (sentence: string, reason: string): string => `${sentence} (${reason})`,
  allEqual: (card: number): string => `Card ${card}; all of these are equal.`,
  equalAfter: (card: number, reason: string): string => `Card ${card}; still equal after: ${reason}.`,
  turnsUp: (who: string, card: number, steps: number, says: string): string =>
    `${who} turns up card ${card}: ${counts.steps(steps)}, then ${says}`,
  asSpecialist: (worker: Worker, says: string): string => `as a specialist in ${workers[worker].other}: ${says}`,
  notSpecialist: (worker: Worker, says: string): string =>
    `not being a specialist in ${workers[worker].other}: ${says}`,
  either: (worker: Worker, says: string, otherwise: string): string =>
    `as a specialist in ${workers[worker].other}: ${says}; otherwise: ${otherwise}`,
  actions,
  hired: (worker: Worker, cost: string): string => `${workers[worker].one} for ${cost}`,
  specialistIn: (worker: Worker): string => `specialist in ${workers[worker].other}`,
  plays: (difficulty: string): string => `difficulty: ${difficulty}`,
  firstDelivery: (place: string): string => `first delivery: ${place}`,
  nextDelivery: (place: string): string => `next delivery: ${place}`,
  discsLeft: (n: number): string => `${some.discs(n)} left`,
  cardsToCome: (n: number): string => `${some.cards(n)} to come`,
  seen: (cards: string): string => `seen: ${cards}`,
  card: (card: number, says: string): string => `card ${card}: ${says}`,
};
