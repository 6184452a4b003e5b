/** Everything that is printed in the box of New Zealand, one file for each kind of component, joined here. */
import { corrected } from '../../core/corrections.ts';
import { plain } from '../../core/source.ts';
import type { Plain } from '../../core/source.ts';
import { tablesUnder } from '../../core/versions.ts';
import { NZ_RULES, nzVersions } from '../versions.ts';
import { bonusMarket } from './bonus-market.ts';
import { bonusTiles } from './bonus-tiles.ts';
import { bonusCardPrices, bonusCards, deckCards } from './cards.ts';
import { counts } from './counts.ts';
import { harbourmasters } from './harbourmasters.ts';
import { hands, hazardCards, hazards } from './hazards.ts';
import { jobMarket } from './job-market.ts';
import { neutralBuildings } from './neutral-buildings.ts';
import { objectives } from './objectives.ts';
import { pathfinder } from './pathfinder.ts';
import {
  auxiliaries,
  discSpaces,
  exchange,
  fifthWorkerVp,
  storehousePairs,
  tracks,
  workerRows,
} from './player-board.ts';
import { postArrows, posts } from './posts.ts';
import { privateBuildings } from './private-buildings.ts';
import { sarah } from './sarah.ts';
import { sea } from './sea.ts';
import { setup } from './setup.ts';
import { nzOpenCollections, nzOverrideRules } from './shapes.ts';
import { breeds, buying, restocking } from './sheep.ts';
import { trail } from './trail.ts';
import { validateNz } from './validate.ts';

export const nzTables = {
  counts,
  breeds,
  buying,
  restocking,
  deckCards,
  bonusCards,
  bonusCardPrices,
  objectives,
  harbourmasters,
  neutralBuildings,
  privateBuildings,
  hands,
  hazards,
  hazardCards,
  jobMarket,
  bonusMarket,
  bonusTiles,
  pathfinder,
  trail,
  posts,
  postArrows,
  sea,
  auxiliaries,
  discSpaces,
  workerRows,
  fifthWorkerVp,
  storehousePairs,
  tracks,
  exchange,
  setup,
  sarah,
};

/** The tables a game is played with: values only. */
export type NzTables = Plain<typeof nzTables>;

/** The tables of a game by its rules, with the corrections of a parsed JSON file where one is given. */
export function nzComponentsFrom(overrides?: unknown, rules = NZ_RULES): NzTables {
  const tables = tablesUnder<NzTables>(nzVersions, rules, plain(nzTables));
  return corrected(tables, overrides, nzOverrideRules, validateNz);
}

export { nzOpenCollections, validateNz };
export type * from './types.ts';
export type { BonusSetId, DeckCardId } from './cards.ts';
export type { BonusTileId } from './bonus-tiles.ts';
export type { BreedId } from './sheep.ts';
export type { DiscSpaceId } from './player-board.ts';
export type { HarbourmasterId } from './harbourmasters.ts';
export type { HazardId } from './hazards.ts';
export type { NeutralId } from './neutral-buildings.ts';
export type { ObjectiveId } from './objectives.ts';
export type { PrivateBuildingId } from './private-buildings.ts';
