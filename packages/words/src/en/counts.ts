import type { EditionId } from '@drover/engine';
import type { Counted, ObjectiveTask, Worker } from '../pack/ids.ts';
import { signed } from '../pack/minus.ts';
import { currencies } from './editions.ts';
import { noun, plural, workers } from './grammar.ts';

/** Numbers of things, standing alone. */
export const counts = {
  money: (edition: EditionId, amount: number): string =>
    `${amount < 0 ? '−' : ''}${currencies[edition]}${Math.abs(amount)}`,
  vp: (n: number): string => `${signed(n)} VP`,
  gold: (n: number): string => `${n} gold`,
  tokens: (n: number): string => plural(n, noun('exchange token')),
  permanentCertificates: (n: number): string => plural(n, noun('permanent certificate')),
  permanentWool: (n: number): string => `${n} permanent wool`,
  workers: (worker: Worker, n: number): string => plural(n, workers[worker]),
  steps: (n: number): string => plural(n, noun('step')),
  seaSpaces: (n: number): string => plural(n, noun('water space')),
  several: (n: number, name: string): string => `${n}× ${name}`,
};

/** Those that only stand in sentences. */
export const some = {
  certificates: (n: number): string => plural(n, noun('certificate')),
  cards: (n: number): string => plural(n, noun('card')),
  handCards: (n: number): string => plural(n, noun('hand card')),
  spaces: (n: number): string => plural(n, noun('space')),
  discs: (n: number): string => plural(n, noun('disc')),
  tiles: (n: number): string => plural(n, noun('tile')),
  crosses: (n: number): string => plural(n, noun('cross', 'crosses')),
};

const counted: Readonly<Record<Counted, ReturnType<typeof noun>>> = {
  'lush-building': noun('building placed on a lush space', 'buildings placed on lush spaces'),
  'forest-building': noun('building placed in the forest', 'buildings placed in the forest'),
  storehouse: noun('storehouse placed', 'storehouses placed'),
  station: noun('station upgraded', 'stations upgraded'),
  shepherd: workers.shepherd,
  cowboy: workers.cowboy,
  builder: workers.builder,
  engineer: workers.engineer,
  hazard: noun('hazard tile'),
  'outlaw-pair': noun('pair of a green and an orange outlaw', 'pairs of a green and an orange outlaw'),
  objective: noun('objective in the objective area', 'objectives in the objective area'),
  pathfinder: noun('space on the pathfinder track', 'spaces on the pathfinder track'),
  certificate: noun('certificate'),
  building: noun('building placed on the trail', 'buildings placed on the trail'),
  worker: noun('worker'),
  ferry: noun('Ferry card'),
};

/** `for each hazard tile`, `for every 2 hazard tiles`. */
export const forEach = (each: number, of: Counted): string =>
  each === 1 ? `for each ${counted[of].one}` : `for every ${plural(each, counted[of])}`;

/** What an objective asks for. */
const tasks: Readonly<Record<ObjectiveTask, ReturnType<typeof noun>>> = {
  'post-13': noun('trading post of 13 or more', 'trading posts of 13 or more'),
  building: noun('building'),
  'building-4': noun('building of 4 or more craftsmen', 'buildings of 4 or more craftsmen'),
  'shearers-2': workers.shearer,
  storehouse: noun('storehouse'),
  'lincoln-corriedale': noun('Lincoln or Corriedale', 'Lincoln or Corriedale'),
  'hampshire-ryeland': noun('Hampshire or Ryeland', 'Hampshire or Ryeland'),
  ferry: noun('Ferry', 'Ferries'),
  'pathfinder-6': noun('space on the pathfinder track', 'spaces on the pathfinder track'),
  flood: noun('flood tile'),
  station: noun('station'),
  hazard: noun('hazard tile'),
  'green-outlaw': noun('green outlaw'),
  'orange-outlaw': noun('orange outlaw'),
  'breeding-3': noun('cattle card of breeding value 3', 'cattle cards of breeding value 3'),
  shorthorn: noun('Shorthorn'),
  hereford: noun('Hereford'),
  'new-york': noun('disc in New York', 'discs in New York'),
};

export const task = (n: number, what: ObjectiveTask): string => plural(n, tasks[what]);
