/**
 * What a row of each component table holds, in plain form. In the tables every field is written with its source
 * (`Tagged`). Words from a fixed choice are listed here once; their type is taken from the list.
 */
import type { PerPlayers } from '../../core/rows.ts';
import type { SecondEffect } from '../effects.ts';
import type { WORKERS } from '../state.ts';

export type WorkerType = (typeof WORKERS)[number];

/** Discs from white corners go anywhere, discs from dark corners only to dark places. */
export const CORNERS = ['white', 'dark'] as const;
export type Corner = (typeof CORNERS)[number];

export const HANDS = ['green', 'black'] as const;
export type Hand = (typeof HANDS)[number];

export const HAZARD_KINDS = ['flood', 'drought', 'rockfall'] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

export type OutlawColour = 'green' | 'orange';

/** Cattle of one type count once in a delivery, whatever points their cards have. */
export const CATTLE_TYPES = [
  'criollo',
  'galloway',
  'pineywoods',
  'santa-gertrudis',
  'black-angus',
  'longhorn',
  'corriente',
  'shorthorn',
  'hereford',
  'simmental',
] as const;
export type CattleType = (typeof CATTLE_TYPES)[number];

/** The herd a player starts with, the cattle market, or the variant: its calves join the market. */
export const HOMES = ['flock', 'market', 'simmental'] as const;

/** One kind of cattle card. */
export interface Breed {
  copies: number;
  home: (typeof HOMES)[number];
  breed: CattleType;
  colour: string;
  breeding: number;
  vp: number;
}

/** Which cattle of the market are meant: by type, or by breeding value. A Simmental is meant only by its type. */
export type CattlePick = { readonly breeds: readonly CattleType[] } | { readonly breeding: number };

/** One line of the cattle market: put cowboys to use, pay, take cattle. */
export interface BuyingOption {
  cowboys: number;
  /** How many cattle are taken, no fewer. */
  take: number;
  cattle: CattlePick;
  pay: number;
  /** Printed on the tile of the variant. */
  simmentalOnly: boolean;
}

/** What objectives ask for. */
export const TASKS = [
  'building',
  'station',
  'hazard',
  'green-outlaw',
  'orange-outlaw',
  'breeding-3',
  'shorthorn',
  'hereford',
  'new-york',
] as const;
export type TaskId = (typeof TASKS)[number];

export interface Objective {
  action: SecondEffect;
  tasks: readonly TaskId[];
  vp: number;
  /** Points lost when it is not fulfilled, as a positive number. */
  penalty: number;
}

/** Dealt before the game; it costs nothing when it is not fulfilled. */
export interface StartingObjective {
  tasks: readonly TaskId[];
  vp: number;
}

/** What station masters count. */
export const STATION_MASTER_COUNTS = [
  'objective',
  'certificate',
  'outlaw-pair',
  'hazard',
  'worker',
  'station',
  'building',
  'none',
] as const;

export interface StationMasterScoring {
  vp: number;
  each: number;
  of: (typeof STATION_MASTER_COUNTS)[number];
}

export interface NeutralBuilding {
  actions: readonly SecondEffect[];
}

export interface PrivateBuilding {
  actions: readonly SecondEffect[];
  builders: number;
  vp: number;
  hands: readonly Hand[];
}

export interface Hazard {
  kind: HazardKind;
  vp: number;
  hand: Hand;
}

/** The tiles with one number on their back. */
export interface Bag {
  hazards: number;
  'green-outlaw': number;
  'orange-outlaw': number;
  cowboy: number;
  builder: number;
  engineer: number;
}

/** What happens when the job market token leaves a row: nothing, the cattle market is filled, the end is near. */
export const MARKET_ARROWS = ['none', 'plain', 'yellow', 'green'] as const;
export type MarketArrow = (typeof MARKET_ARROWS)[number];

export interface BuildingSpace {
  forest: boolean;
  /** The risk action printed beside the space. */
  risk: SecondEffect | null;
}

export interface Station {
  /** The turnout it lies at, or the last space of the track. */
  at: string;
  cost: number;
  vp: number;
  corner: Corner;
  /** Has a space for a station master tile. */
  master: boolean;
}

export interface City {
  value: number;
  /** Crosses between the start of the track and the city. */
  crosses: number;
  corner: Corner;
  /** Dollars gained at once. */
  money: number;
  /** Points for each disc. */
  vp: number;
  repeatable: boolean;
}

/** The green arrow between two cities: for a disc on both. */
export interface CityArrow {
  between: readonly [string, string];
  vp: number;
  action: SecondEffect | null;
}

export const AUXILIARIES = ['dollar', 'draw', 'certificate', 'engine', 'cull'] as const;
export type AuxiliaryId = (typeof AUXILIARIES)[number];

export interface Auxiliary {
  single: SecondEffect;
  double: SecondEffect;
  /** Its first space is printed gray and never covered. */
  startsOpen: boolean;
}

/** What a cleared disc space opens. */
export const UNLOCKS = ['auxiliary', 'step', 'hand', 'certificate-limit'] as const;

export interface DiscSpace {
  count: number;
  corner: Corner;
  /** Dollars to pay for each disc taken. */
  cost: number;
  /** Dollars gained by clearing it. */
  gain: number;
  vp: number;
  unlocks: (typeof UNLOCKS)[number];
  auxiliary: AuxiliaryId | null;
}

/** The immediate action of the second to sixth space of a worker row. */
export type WorkerRow = Record<2 | 3 | 4 | 5 | 6, SecondEffect | null>;

export const SAM_ACTIONS = [
  'hire-cheapest-first',
  'hire-specialization-first',
  'hire-engineer',
  /** Add market cards. */
  'restock',
  /** By his cowboys. */
  'buy',
  /** By all his cowboys but the one who restocked. */
  'buy-one-less',
  /** The cattle listed on the card, one for each entry. */
  'cattle',
  /** By his builders. */
  'build',
  /** With exactly `builders` of them, new or as a replacement. */
  'build-exactly',
  /** By his engineers. */
  'engine',
  /** By `engine` spaces. */
  'engine-exactly',
  'objective',
  'outlaw',
  'hazard',
] as const;
export type SamAction = (typeof SAM_ACTIONS)[number];

export interface SamCard {
  /** Steps by the number of players, or what is counted for them: the most buildings of a player, or his workers. */
  move: PerPlayers<number> | 'buildings' | 'speciality' | WorkerType;
  /** In order; on a card with a speciality only while he is specialized in it. */
  actions: readonly SamAction[];
  speciality: WorkerType | null;
  /** What he does instead while he is specialized in something else. */
  otherwise: readonly SamAction[];
  /** Builders for `build-exactly`. */
  builders: number;
  /** Spaces for `engine-exactly`. */
  engine: number;
  /** Cattle for `cattle`. */
  cattle: readonly CattlePick[];
}

export interface SamDifficulty {
  /** Cards left in the box. */
  without: readonly number[];
  /** Workers he starts with besides the printed ones and the one that is drawn. */
  extraWorkers: Readonly<Record<WorkerType, number>>;
  /** The city of his first delivery. */
  firstDelivery: string;
}
