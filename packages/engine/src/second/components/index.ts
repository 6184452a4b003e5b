/** Everything that is printed in the box of the Second Edition, one file for each kind of component, joined here. */
import { corrected } from '../../core/corrections.ts';
import { plain, type Plain } from '../../core/source.ts';
import { tablesUnder } from '../../core/versions.ts';
import { SECOND_RULES, secondVersions } from '../versions.ts';
import { breeds, buying, restocking } from './cattle.ts';
import { counts } from './counts.ts';
import { jobMarket } from './job-market.ts';
import { neutralBuildings } from './neutral-buildings.ts';
import { objectives, startingObjectives } from './objectives.ts';
import {
  auxiliaries,
  discSpaces,
  exchange,
  lateWorkerVp,
  stepLeft,
  stepLimit,
  stepRight,
  tracks,
  workerRows,
} from './player-board.ts';
import { privateBuildings } from './private-buildings.ts';
import { cities, cityArrows, railroad } from './railroad.ts';
import { sam } from './sam.ts';
import { setup } from './setup.ts';
import { secondOpenCollections, secondOverrideRules } from './shapes.ts';
import { stationMasters } from './station-masters.ts';
import { bags, fees, hazards, outlaws } from './tiles.ts';
import { trail } from './trail.ts';
import { validateSecond } from './validate.ts';

export const secondTables = {
  counts,
  breeds,
  buying,
  restocking,
  objectives,
  startingObjectives,
  stationMasters,
  neutralBuildings,
  privateBuildings,
  fees,
  hazards,
  outlaws,
  bags,
  jobMarket,
  trail,
  railroad,
  cities,
  cityArrows,
  auxiliaries,
  discSpaces,
  stepLimit,
  stepLeft,
  stepRight,
  workerRows,
  lateWorkerVp,
  tracks,
  exchange,
  setup,
  sam,
};

/** The tables a game is played with: values only. */
export type SecondTables = Plain<typeof secondTables>;

/** The tables of a game by its rules, with the corrections of a parsed JSON file where one is given. */
export function secondComponentsFrom(overrides?: unknown, rules = SECOND_RULES): SecondTables {
  const tables = tablesUnder<SecondTables>(secondVersions, rules, plain(secondTables));
  return corrected(tables, overrides, secondOverrideRules, validateSecond);
}

export { secondOpenCollections, validateSecond };
export type * from './types.ts';
export type { BreedId } from './cattle.ts';
export type { CityId } from './railroad.ts';
export type { DiscSpaceId } from './player-board.ts';
export type { HazardId } from './tiles.ts';
export type { NeutralId } from './neutral-buildings.ts';
export type { ObjectiveId, StartingObjectiveId } from './objectives.ts';
export type { PrivateBuildingId } from './private-buildings.ts';
export type { StationMasterId } from './station-masters.ts';
