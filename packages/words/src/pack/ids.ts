import type { Effect, NzComponents, RefusalCode, SecondComponents } from '@drover/engine';
import type { Thing } from '../thing.ts';

/** The closed sets of names the engine uses: a pack has words for every one of them. */

export const EDITIONS = ['nz', 'second'] as const;
export type EditionId = (typeof EDITIONS)[number];

type NzTables = NzComponents['tables'];
type SecondTables = SecondComponents['tables'];

export type Worker = keyof NzTables['workerRows'] | keyof SecondTables['workerRows'];
export type Hazard = 'rockfall' | 'flood' | 'drought';
export type Outlaw = 'green' | 'orange';
export type DiscId = keyof NzTables['discSpaces'] | keyof SecondTables['discSpaces'];
/** What a cleared disc space is good for. */
export type Unlocks = NzTables['discSpaces'][keyof NzTables['discSpaces']]['unlocks'];
export type AuxiliaryId = keyof NzTables['auxiliaries'] | keyof SecondTables['auxiliaries'];
export type ObjectiveTask =
  | NzTables['objectives'][keyof NzTables['objectives']]['tasks'][number]
  | SecondTables['objectives'][keyof SecondTables['objectives']]['tasks'][number];
export type SupplyCard = Extract<Effect, { do: 'take' }>['card'];
/** The stacks of bonus cards go by the symbol above them. */
export type Stack = Extract<SupplyCard, 'wheel' | 'barrel' | 'bell' | 'compass'>;
export type MarketPick = Extract<Effect, { do: 'pick' }>['sheep'];
export type Discarded = Extract<Effect, { do: 'discard' }>['cards'];

/** What an icon or a master tile counts. */
export type Counted =
  | Extract<Effect, { do: 'per' }>['of']
  | NzComponents['harbourmasters'][number]['of']
  | Exclude<SecondComponents['stationMasters'][number]['of'], 'none'>;

/** Things without a number: there is only one of them, or they are one to everybody. */
type Alone<T> = T extends { readonly is: infer I } ? (keyof T extends 'is' ? I : never) : never;
export type Topic = Alone<Thing>;

/** What the engine calls cards that are asked for and not there. */
export type Wanted = 'pair of one breed' | 'animal' | 'sheep' | 'objective' | 'card' | 'market stack';

export type Arrow = 'none' | 'plain' | 'black' | 'yellow' | 'turquoise' | 'red' | 'green';
export type Difficulty = 'easy' | 'medium' | 'hard' | 'custom';
export type { RefusalCode };

/** Workers by what they do in both editions. */
export const BUYER = { nz: 'shepherd', second: 'cowboy' } as const;
export const BUILDER = { nz: 'craftsman', second: 'builder' } as const;

/** Hazards by the section of the trail they lie in. */
export const HAZARDS: Readonly<Record<EditionId, readonly Hazard[]>> = {
  nz: ['rockfall', 'flood'],
  second: ['flood', 'drought', 'rockfall'],
};
export const OUTLAWS: readonly Outlaw[] = ['green', 'orange'];

/** Everything a player can be asked: the tasks of both editions that wait for a choice. */
export const ASKS = [
  'opening-discard',
  'first-place',
  'phase-a',
  'phase-b',
  'move-on',
  'appoint',
  'auxiliary',
  'build',
  'buy',
  'certificates',
  'discard',
  'discard-for',
  'discard-second',
  'draw',
  'either',
  'hire',
  'objective',
  'offer',
  'pick',
  'remove-hazard',
  'site',
  'income',
  'delivery',
  'automa-decide',
  'first-disc',
  'choose-foresight-a',
  'choose-foresight-b',
  'flip',
  'invest',
  'join',
  'pathfinder',
  'post',
  'remote-storehouse',
  'retire',
  'shear',
  'ship',
  'storehouse',
  'wool-post',
  'choose-foresight',
  'choose-raise',
  'borrow',
  'borrowed',
  'bounty',
  'cull',
  'engine',
  'engine-back',
  'engine-return',
  'free-delivery',
  'special-delivery',
  'station',
  'station-behind',
  'stroll',
] as const;
export type Ask = (typeof ASKS)[number];

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
export type AutomaAction =
  NzTables['sarah']['cards'][string]['actions'][number] | SecondTables['sam']['cards'][string]['actions'][number];

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
