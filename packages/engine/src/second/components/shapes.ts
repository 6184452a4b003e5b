/**
 * The shape of the values in the tables that are more than a number, a text or a switch: effects, lists of them, words
 * from a fixed choice, and values that may be absent. Used both when a correction is read and when tables are checked.
 */
import { unexpected, type OverrideRules } from '../../core/overrides.ts';
import {
  choice,
  fieldsOf,
  listOf,
  oneOf,
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
import { secondCounts } from '../counts.ts';
import { secondEffects } from '../effects.ts';
import { WORKERS } from '../state.ts';
import {
  AUXILIARIES,
  CATTLE_TYPES,
  CORNERS,
  HANDS,
  HAZARD_KINDS,
  HOMES,
  MARKET_ARROWS,
  SAM_ACTIONS,
  STATION_MASTER_COUNTS,
  TASKS,
  UNLOCKS,
} from './types.ts';

const { effect, effects } = effectShapes({
  rules: secondEffects,
  counts: secondCounts,
  without: { gain: ['gold'], permanent: ['wool'] },
});

const corner = oneOf(CORNERS);
const hand = oneOf(HANDS);
const cattlePick = pickBy('breeding');

const hands: Shape = (value, path) => {
  listOf(hand)(value, path);
  const given = value as unknown[];
  if (new Set(given).size !== given.length) throw unexpected(path, 'each hand once', value);
};

const tasks = someOf(oneOf(TASKS), 'task');
const samActions = listOf(oneOf(SAM_ACTIONS));

const samCounts = oneOf([...WORKERS, 'buildings', 'speciality']);
const samMove: Shape = (value, path) => {
  if (typeof value === 'string') return samCounts(value, path);
  const steps = fieldsOf(value, path, 'steps for 2, 3 and 4 players, or what they count');
  if (Object.keys(steps).join() !== '2,3,4') throw unexpected(path, 'steps for 2, 3 and 4 players', value);
  for (const [players, number] of Object.entries(steps)) positive(number, `${path}.${players}`);
};

/** By path; a star stands for any one key. */
export const secondShapes: Shapes = {
  'breeds.*.home': oneOf(HOMES),
  'breeds.*.breed': oneOf(CATTLE_TYPES),
  'buying.*.cowboys': positive,
  'buying.*.take': positive,
  'buying.*.cattle': cattlePick,
  'objectives.*.action': effect,
  'objectives.*.tasks': tasks,
  'startingObjectives.*.tasks': tasks,
  'stationMasters.*.gain': effect,
  'stationMasters.*.scoring.each': positive,
  'stationMasters.*.scoring.of': oneOf(STATION_MASTER_COUNTS),
  'neutralBuildings.*.actions': effects,
  'privateBuildings.*.actions': effects,
  'privateBuildings.*.builders': positive,
  'privateBuildings.*.hands': hands,
  'hazards.*.kind': oneOf(HAZARD_KINDS),
  'hazards.*.hand': hand,
  'outlaws.*.hand': hand,
  'jobMarket.arrows': listOf(oneOf(MARKET_ARROWS)),
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
  'discSpaces.*.unlocks': oneOf(UNLOCKS),
  'discSpaces.*.auxiliary': orNull(oneOf(AUXILIARIES)),
  'workerRows.*.*': orNull(effect),
  'sam.cards.*.move': samMove,
  'sam.cards.*.actions': samActions,
  'sam.cards.*.otherwise': samActions,
  'sam.cards.*.speciality': orNull(oneOf(WORKERS)),
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
