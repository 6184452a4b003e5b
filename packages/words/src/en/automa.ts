import type { EditionId } from '@drover/engine';
import { BUILDER, BUYER, type AutomaAction, type Criterion, type Deed, type Worker } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import { counts, some } from './counts.ts';
import { animals } from './editions.ts';
import { and, called, of, workers } from './grammar.ts';

const which: Readonly<Record<Deed, (who: Player) => string>> = {
  walk: (who) => `Which way does ${called(who)} move?`,
  build: (who) => `What does ${called(who)} build?`,
  hire: (who) => `Which worker does ${called(who)} hire?`,
  buy: (who) => `Which animals does ${called(who)} take?`,
  hazard: (who) => `Which hazard does ${called(who)} remove?`,
  objective: (who) => `Which objective does ${called(who)} take?`,
  'medium-harbour': (who) => `Which harbour does ${called(who)} upgrade?`,
  'remove-bonus-tile': (who) => `Which bonus tile does ${called(who)} remove?`,
  engine: (who) => `Where does ${of(who)} engine go?`,
  outlaw: (who) => `Which outlaw does ${called(who)} take?`,
};

const nothing: Readonly<Record<Deed, (who: Player) => string>> = {
  walk: (who) => `${called(who)} cannot move`,
  build: (who) => `${called(who)} has nothing to build`,
  hire: (who) => `${called(who)} finds nobody to hire`,
  buy: (who) => `${called(who)} finds no matching animals in the market`,
  hazard: (who) => `${called(who)} finds no hazard to remove`,
  objective: (who) => `${called(who)} finds no objective to take`,
  'medium-harbour': (who) => `${called(who)} has no harbour to upgrade`,
  'remove-bonus-tile': (who) => `${called(who)} finds no bonus tile to remove`,
  engine: (who) => `${called(who)} cannot move the engine`,
  outlaw: (who) => `${called(who)} finds no outlaw to take`,
};

/** What their cards say; `n` and `picks` are what is printed there. */
const actions: Readonly<Record<AutomaAction, (edition: EditionId, n: number, picks: readonly string[]) => string>> = {
  'hire-cheapest-first': () => 'hire the cheapest worker',
  'hire-specialization-first': () => 'hire by specialization first',
  'hire-engineer': () => 'hire an engineer',
  restock: () => 'add new cards to the market',
  buy: (edition) => `buy ${animals[edition].stock} according to the number of ${workers[BUYER[edition]].other}`,
  'buy-one-less': (edition) => `buy ${animals[edition].stock} as if with one ${workers[BUYER[edition]].one} fewer`,
  build: (edition) => `build according to the number of ${workers[BUILDER[edition]].other}`,
  'build-exactly': (edition, n) => `build with ${counts.workers(BUILDER[edition], n)}`,
  pathfinder: (_, n) => `advance ${some.spaces(n)} on the pathfinder track`,
  'remove-bonus-tile': () => 'remove a bonus tile',
  objective: () => 'take an objective',
  hazard: () => 'remove a hazard',
  'bonus-card': () => 'take a bonus card according to the number of sailors',
  'shearer-sheep': () => 'take sheep according to the number of shearers',
  sheep: (_, __, picks) => `take ${and(picks)}`,
  'extra-steps': (_, n) => (n === 1 ? '1 more step' : `${n} more steps`),
  cattle: (_, __, picks) => `take ${and(picks)}`,
  engine: () => 'move the engine according to the number of engineers',
  'engine-exactly': (_, n) => `move the engine ${n} ${n === 1 ? 'space' : 'spaces'}`,
  outlaw: () => 'take an outlaw',
};

/** Sarah and Sam: what their cards say, what they do, and why. */
export const automa = {
  which,
  nothing,
  missing: (who: Player, card: Name): string => `${called(who)} finds no ${card.alone} in the market`,
  reasons: {
    only: 'the only choice',
    person: 'decided by a player',
    shortest: 'the shortest route',
    'least-fees': 'the lowest fees',
    'least-to-people': 'the least paid to players',
    'most-points': 'the most points',
    scarcest: 'the scarcest type',
    'best-section': 'where the best one is',
    'fuller-section': 'where most of them are',
    'black-hand': 'one with a black hand',
    cheapest: 'the cheapest',
    speciality: 'specialization',
    'most-numerous': 'the most numerous type',
    'with-hand': 'one with a hand',
    'most-hands': 'the most hands',
    'fewest-points': 'the fewest points',
    'topmost-leftmost': 'the first of the cheapest',
    'open-station': 'the best open station',
    farthest: 'as far as possible',
    'best-reward': 'the highest number',
  } satisfies Record<Criterion, string>,
  because: (sentence: string, reason: string): string => `${sentence} (${reason})`,
  allEqual: (card: number): string => `Card ${card}: all of these are tied.`,
  equalAfter: (card: number, reason: string): string => `Card ${card}: tied after “${reason}”.`,
  turnsUp: (who: Player, card: number, steps: number, says: string): string =>
    `${called(who)} reveals card ${card}: ${counts.steps(steps)}, then ${says}`,
  asSpecialist: (worker: Worker, says: string): string => `if specialized in ${workers[worker].other}: ${says}`,
  notSpecialist: (worker: Worker, says: string): string => `if not specialized in ${workers[worker].other}: ${says}`,
  either: (worker: Worker, says: string, otherwise: string): string =>
    `if specialized in ${workers[worker].other}: ${says}; otherwise: ${otherwise}`,
  actions,
  hired: (worker: Worker, cost: string): string => `${workers[worker].one} for ${cost}`,
  specialistIn: (worker: Worker): string => `specialized in ${workers[worker].other}`,
  plays: (difficulty: string): string => `difficulty: ${difficulty}`,
  firstDelivery: (place: Name): string => `first delivery: ${place.alone}`,
  nextDelivery: (place: Name): string => `next delivery: ${place.alone}`,
  discsLeft: (n: number): string => `${some.discs(n)} left`,
  cardsToCome: (n: number): string => `${some.cards(n)} to come`,
  seen: (cards: string): string => `seen: ${cards}`,
  card: (card: number, says: string): string => `card ${card}: ${says}`,
};
