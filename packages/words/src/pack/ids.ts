import type { Decision, EditionId, Effect, RefusalCode } from '@drover/engine';
import type { Thing } from './thing.ts';
import type { AnyAutomaCard, AnyComponents, AnyMaster } from './engine-types.ts';

/** The closed sets of names the engine uses: a pack has words for every one of them. */

/** Of any edition. */
type Tables = AnyComponents['tables'];
type Keys<T> = T extends T ? keyof T : never;
type Values<T> = T extends T ? T[keyof T] : never;

export type Worker = Keys<Tables['workerRows']>;
export type Hazard = 'rockfall' | 'flood' | 'drought';
export type Outlaw = 'green' | 'orange';
export type DiscId = Keys<Tables['discSpaces']>;
/** What a cleared disc space is good for. */
export type Unlocks = Values<Tables['discSpaces']>['unlocks'];
export type AuxiliaryId = Keys<Tables['auxiliaries']>;
export type ObjectiveTask = Values<Tables['objectives']>['tasks'][number];
export type SupplyCard = Extract<Effect, { do: 'take' }>['card'];
/** The stacks of bonus cards go by the symbol above them. */
export type Stack = Extract<SupplyCard, 'wheel' | 'barrel' | 'bell' | 'compass'>;
export type MarketPick = Extract<Effect, { do: 'pick' }>['sheep'];
export type Discarded = Extract<Effect, { do: 'discard' }>['cards'];

/** What an icon or a master tile counts. */
export type Counted = Extract<Effect, { do: 'per' }>['of'] | Exclude<AnyMaster['of'], 'none'>;

/** Things without a number: there is only one of them, or they are one to everybody. */
type Alone<T> = T extends { readonly is: infer I } ? (keyof T extends 'is' ? I : never) : never;
export type Topic = Alone<Thing>;

/** What the engine calls cards that are asked for and not there. */
export type Wanted = 'pair' | 'animal' | 'sheep' | 'objective' | 'card' | 'market-stack';

export type Arrow = 'none' | 'plain' | 'black' | 'yellow' | 'turquoise' | 'red' | 'green';
export type Difficulty = 'easy' | 'medium' | 'hard' | 'custom';
export type { RefusalCode };

/** Workers by what they do in every edition. */
export const BUYER: Readonly<Record<EditionId, Worker>> = { nz: 'shepherd', second: 'cowboy' };
export const BUILDER: Readonly<Record<EditionId, Worker>> = { nz: 'craftsman', second: 'builder' };

/** Hazards by the section of the trail they lie in. */
export const HAZARDS: Readonly<Record<EditionId, readonly Hazard[]>> = {
  nz: ['rockfall', 'flood'],
  second: ['flood', 'drought', 'rockfall'],
};
export const OUTLAWS: readonly Outlaw[] = ['green', 'orange'];

/** Everything a player can be asked: the tasks of both editions that wait for a choice. */
export type Ask = Decision['ask'];

/** What the cards of a solo opponent make it do, where it may need a decision or find nothing. */
export type Deed =
  | 'walk'
  | 'build'
  | 'hire'
  | 'buy'
  | 'hazard'
  | 'objective'
  | 'medium-harbour'
  | 'remove-bonus-tile'
  | 'engine'
  | 'outlaw';

/** What a card of a solo opponent says. */
export type AutomaAction = AnyAutomaCard['actions'][number];

/** Why a solo opponent took one option and not another. */
export type Criterion =
  | 'only'
  | 'person'
  | 'shortest'
  | 'least-fees'
  | 'least-to-people'
  | 'most-points'
  | 'scarcest'
  | 'best-section'
  | 'fuller-section'
  | 'black-hand'
  | 'cheapest'
  | 'speciality'
  | 'most-numerous'
  | 'with-hand'
  | 'most-hands'
  | 'fewest-points'
  | 'topmost-leftmost'
  | 'open-station'
  | 'farthest'
  | 'best-reward';
