/**
 * The shape of the values in the tables that are more than a number, a text or a switch: effects, lists of them, words
 * from a fixed choice, and values that may be absent. Used both when a correction is read and when tables are checked.
 */
import { unexpected, type OverrideRules } from '../../core/overrides.ts';
import {
  choice,
  fieldsOf,
  listOf,
  orNull,
  overrideRulesFor,
  pair,
  positive,
  someOf,
  text,
  whole,
  type Shape,
  type Shapes,
} from '../../core/shapes.ts';
import { effectShapes, pickBy } from '../../effects/shapes.ts';
import type {
  AuxiliaryId,
  Breed,
  CattleType,
  Corner,
  DiscSpace,
  Hand,
  HazardKind,
  MarketArrow,
  SamAction,
  SamCard,
  StationMasterScoring,
  TaskId,
  WorkerType,
} from './types.ts';

const { effect, effects } = effectShapes({
  print: [
    'gain',
    'certificates',
    'per',
    'all',
    'either',
    'pay',
    'discard',
    'draw',
    'objective',
    'permanent',
    'hire',
    'buy',
    'build',
    'auxiliary',
    'remove-hazard',
    'move-on',
    'engine',
    'engine-back',
    'bounty',
    'cull',
    'adjacent',
    'special-delivery',
    'station-behind',
    'stroll',
  ],
  count: ['forest-building', 'station', 'cowboy', 'builder', 'engineer', 'hazard', 'outlaw-pair', 'objective'],
  without: { gain: ['gold'], permanent: ['wool'] },
});

const workerTypes: Readonly<Record<WorkerType, 1>> = { cowboy: 1, builder: 1, engineer: 1 };
const corner = choice<Corner>({ white: 1, dark: 1 });
const hand = choice<Hand>({ green: 1, black: 1 });
const cattlePick = pickBy('breeding');

const hands: Shape = (value, path) => {
  listOf(hand)(value, path);
  const given = value as unknown[];
  if (new Set(given).size !== given.length) throw unexpected(path, 'each hand once', value);
};

const tasks = someOf(
  choice<TaskId>({
    building: 1,
    station: 1,
    hazard: 1,
    'green-outlaw': 1,
    'orange-outlaw': 1,
    'breeding-3': 1,
    shorthorn: 1,
    hereford: 1,
    'new-york': 1,
  }),
  'task',
);

const samActions = listOf(
  choice<SamAction>({
    'hire-cheapest-first': 1,
    'hire-specialization-first': 1,
    'hire-engineer': 1,
    restock: 1,
    buy: 1,
    'buy-one-less': 1,
    cattle: 1,
    build: 1,
    'build-exactly': 1,
    engine: 1,
    'engine-exactly': 1,
    objective: 1,
    outlaw: 1,
    hazard: 1,
  }),
);

const samCounts = choice<Extract<SamCard['move'], string>>({ ...workerTypes, buildings: 1, speciality: 1 });
const samMove: Shape = (value, path) => {
  if (typeof value === 'string') return samCounts(value, path);
  const steps = fieldsOf(value, path, 'steps for 2, 3 and 4 players, or what they count');
  if (Object.keys(steps).join() !== '2,3,4') throw unexpected(path, 'steps for 2, 3 and 4 players', value);
  for (const [players, number] of Object.entries(steps)) positive(number, `${path}.${players}`);
};

/** By path; a star stands for any one key. */
export const secondShapes: Shapes = {
  'breeds.*.home': choice<Breed['home']>({ flock: 1, market: 1, simmental: 1 }),
  'breeds.*.breed': choice<CattleType>({
    criollo: 1,
    galloway: 1,
    pineywoods: 1,
    'santa-gertrudis': 1,
    'black-angus': 1,
    longhorn: 1,
    corriente: 1,
    shorthorn: 1,
    hereford: 1,
    simmental: 1,
  }),
  'buying.*.cowboys': positive,
  'buying.*.take': positive,
  'buying.*.cattle': cattlePick,
  'objectives.*.action': effect,
  'objectives.*.tasks': tasks,
  'startingObjectives.*.tasks': tasks,
  'stationMasters.*.gain': effect,
  'stationMasters.*.scoring.each': positive,
  'stationMasters.*.scoring.of': choice<StationMasterScoring['of']>({
    objective: 1,
    certificate: 1,
    'outlaw-pair': 1,
    hazard: 1,
    worker: 1,
    station: 1,
    building: 1,
    none: 1,
  }),
  'neutralBuildings.*.actions': effects,
  'privateBuildings.*.actions': effects,
  'privateBuildings.*.builders': positive,
  'privateBuildings.*.hands': hands,
  'hazards.*.kind': choice<HazardKind>({ flood: 1, drought: 1, rockfall: 1 }),
  'hazards.*.hand': hand,
  'outlaws.*.hand': hand,
  'jobMarket.arrows': listOf(choice<MarketArrow>({ none: 1, plain: 1, yellow: 1, green: 1 })),
  'trail.outlawReward.*': effect,
  'trail.building.*.risk': orNull(effect),
  'trail.edges.*': listOf(text),
  'railroad.last': positive,
  'railroad.stations.*.corner': corner,
  'railroad.crosses': listOf(whole),
  'cities.*.corner': corner,
  'cityArrows.*.between': pair,
  'cityArrows.*.action': orNull(effect),
  'auxiliaries.*.single': effect,
  'auxiliaries.*.double': effect,
  'discSpaces.*.corner': corner,
  'discSpaces.*.unlocks': choice<DiscSpace['unlocks']>({ auxiliary: 1, step: 1, hand: 1, 'certificate-limit': 1 }),
  'discSpaces.*.auxiliary': orNull(choice<AuxiliaryId>({ dollar: 1, draw: 1, certificate: 1, engine: 1, cull: 1 })),
  'workerRows.*.*': orNull(effect),
  'sam.cards.*.move': samMove,
  'sam.cards.*.actions': samActions,
  'sam.cards.*.otherwise': samActions,
  'sam.cards.*.speciality': orNull(choice(workerTypes)),
  'sam.cards.*.cattle': listOf(cattlePick),
  'sam.side': choice<'a' | 'b'>({ a: 1, b: 1 }),
  'sam.difficulties.*.without': listOf(positive),
};

/** Boards whose spaces no rulebook lists: a correction may add spaces and take some away. */
export const secondOpenCollections: readonly string[] = [
  'trail.outlawReward',
  'trail.building',
  'trail.edges',
  'railroad.turnouts',
  'railroad.stations',
  'cityArrows',
];

export const secondOverrideRules: OverrideRules = overrideRulesFor(secondShapes, secondOpenCollections);
