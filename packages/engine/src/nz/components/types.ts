/**
 * What a row of each component table holds, in plain form. In the tables every field is written with its source
 * (`Tagged`). Words from a fixed choice are listed here once; their type is taken from the list.
 */
import type { BONUS_STACKS, MarketPick, SupplyCard } from '../../effects/effect.ts';
import type { NzEffect } from '../effects.ts';
import type { WORKERS } from '../state.ts';

export type WorkerType = (typeof WORKERS)[number];
export type StackSymbol = (typeof BONUS_STACKS)[number];

/** Discs from white corners go anywhere, discs from dark corners only to dark places. */
export const CORNERS = ['white', 'dark'] as const;
export type Corner = (typeof CORNERS)[number];

export const FEE_HANDS = ['black', 'green'] as const;
export const HANDS = ['none', ...FEE_HANDS] as const;
export type Hand = (typeof HANDS)[number];

export const HAZARD_KINDS = ['rockfall', 'flood'] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

/** The flock a player starts with, the sheep market, or the open supply of deck-building cards. */
export const HOMES = ['flock', 'market', 'supply'] as const;

export interface Breed {
  copies: number;
  home: (typeof HOMES)[number];
  colour: string;
  breeding: number;
  wool: number;
  vp: number;
}

/** One line of the sheep market: put shepherds to use, pay, take sheep. */
export interface BuyingOption {
  shepherds: number;
  /** How many sheep are taken, no fewer. */
  take: number;
  sheep: MarketPick;
  pay: number;
  /** Exchange tokens that come with it. */
  tokens: number;
}

export interface DeckCard {
  copies: number;
  effect: NzEffect;
  isFerry: boolean;
}

/** What objectives ask for. */
export const TASKS = [
  'post-13',
  'building',
  'building-4',
  'shearers-2',
  'storehouse',
  'lincoln-corriedale',
  'hampshire-ryeland',
  'ferry',
  'pathfinder-6',
  'flood',
] as const;
export type TaskId = (typeof TASKS)[number];

export const BONUS_CARD_KINDS = ['action', 'sheep', 'objective'] as const;

export interface BonusCard {
  kind: (typeof BONUS_CARD_KINDS)[number];
  /** The one effect, or both halves of an OR; the immediate action of an objective; nothing for a sheep. */
  options: readonly NzEffect[];
  /** The breed, for a sheep. */
  name: string | null;
  breeding: number;
  wool: number;
  vp: number;
  /** Points lost when an objective is not fulfilled, as a positive number. */
  penalty: number;
  tasks: readonly TaskId[];
  isFerry: boolean;
}

export interface Objective {
  action: NzEffect;
  tasks: readonly TaskId[];
  vp: number;
  /** Points lost when it is not fulfilled, as a positive number. */
  penalty: number;
}

/** What harbourmasters count. */
export const HARBOURMASTER_COUNTS = [
  'pathfinder',
  'hazard',
  'storehouse',
  'objective',
  'certificate',
  'building',
  'worker',
  'ferry',
] as const;

export interface HarbourmasterScoring {
  vp: number;
  each: number;
  of: (typeof HARBOURMASTER_COUNTS)[number];
}

export interface NeutralBuilding {
  front: readonly NzEffect[];
  /** What it offers once the market token has crossed the turquoise arrow; null for a single-sided tile. */
  back: readonly NzEffect[] | null;
}

export interface PrivateBuilding {
  actions: readonly NzEffect[];
  craftsmen: number;
  vp: number;
  hand: Hand;
}

export interface Hazard {
  kind: HazardKind;
  vp: number;
  hand: (typeof FEE_HANDS)[number];
}

export interface BonusTile {
  copies: number;
  vp: number;
  /** Gold to pay besides the price of the row. */
  gold: number;
  /** Pounds to pay besides the price of the row. */
  money: number;
  /** What must be given up to take the tile at all. */
  requires: Extract<NzEffect, { do: 'retire' }> | null;
  rewards: readonly NzEffect[];
}

export const MARKET_ARROWS = ['none', 'black', 'yellow', 'turquoise', 'red'] as const;
export type MarketArrow = (typeof MARKET_ARROWS)[number];

export interface BuildingSpace {
  lush: boolean;
  /** A gold nugget for the first building placed here. */
  nugget: boolean;
  /** Pathfinder progress needed to build here; 0 for an open space. */
  gate: number;
  /** The risk action printed beside the space. */
  risk: NzEffect | null;
}

export const POST_KINDS = ['sheep', 'wool'] as const;

export interface Post {
  kind: (typeof POST_KINDS)[number];
  value: number;
  corner: Corner;
  transport: number;
  delivery: NzEffect | null;
  vp: number;
  repeatable: boolean;
  /** The large harbour where an own storehouse opens this post; null for a local post. */
  harbour: string | null;
}

/** Points for holding both ends of a printed arrow. */
export interface Arrow {
  between: readonly [string, string];
  vp: number;
}

export interface SmallHarbour {
  /** The water space it lies at. */
  at: string;
  card: SupplyCard | 'objective';
  /** The price of each storehouse space, from the first to the last. */
  costs: readonly number[];
  vp: number;
  /** The last harbour of its route sends the ship home. */
  end: boolean;
}

export interface MediumHarbour {
  at: string;
  cost: number;
  vp: number;
  corner: Corner;
  card: SupplyCard;
}

export interface LargeHarbour {
  at: string;
  slots: number;
}

export const AUXILIARIES = ['pound', 'draw', 'certificate', 'ship', 'pathfinder'] as const;
export type AuxiliaryId = (typeof AUXILIARIES)[number];

export interface Auxiliary {
  single: NzEffect;
  double: NzEffect;
  /** Its first space is printed gray and never covered. */
  startsOpen: boolean;
}

/** What a cleared disc space opens. */
export const UNLOCKS = [
  'auxiliary',
  'step',
  'hand',
  'certificate-limit',
  'permanent-certificate',
  'permanent-wool',
] as const;

export interface DiscSpace {
  count: number;
  corner: Corner;
  /** Pounds to pay for clearing it. */
  cost: number;
  /** Pounds gained by clearing it. */
  gain: number;
  vp: number;
  unlocks: (typeof UNLOCKS)[number];
  auxiliary: AuxiliaryId | null;
}

/** The immediate action of the second to fifth space of a worker row. */
export type WorkerRow = Record<2 | 3 | 4 | 5, NzEffect | null>;

export interface StorehousePair {
  bonus: NzEffect | null;
  vp: number;
}

export const SARAH_ACTIONS = [
  'hire-cheapest-first',
  'hire-specialization-first',
  /** Add market cards without a shepherd. */
  'restock',
  /** By her market tile and her shepherds. */
  'buy',
  /** By her craftsmen. */
  'build',
  /** With exactly `craftsmen` of them, new or as a replacement. */
  'build-exactly',
  'pathfinder',
  'remove-bonus-tile',
  'objective',
  'hazard',
  /** The stack `sailorCards` names for her sailors. */
  'bonus-card',
  /** The sheep `shearerSheep` names for her shearers. */
  'shearer-sheep',
  /** The sheep listed on the card, one for each entry. */
  'sheep',
  'extra-steps',
] as const;
export type SarahAction = (typeof SARAH_ACTIONS)[number];

/** What a space of her board brings besides a bonus card: a disc on a medium harbour, or on the wool post named. */
export type SarahIcon = 'medium-harbour' | (string & {});

/** A breed she takes; of several, the one with the most points that the market can give. */
export type SarahSheep = string | readonly string[];

export interface SarahCard {
  /** Steps, or whose workers are counted for them: of this type, or of her speciality. */
  move: number | WorkerType | 'speciality';
  /** In order; on a card with a speciality only while she is specialized in it. */
  actions: readonly SarahAction[];
  speciality: WorkerType | null;
  /** What she does instead while she is specialized in something else. */
  otherwise: readonly SarahAction[];
  /** Spaces for `pathfinder`. */
  pathfinder: number;
  /** Steps for `extra-steps`. */
  extraSteps: number;
  /** Craftsmen for `build-exactly`. */
  craftsmen: number;
  /** Sheep for `sheep`. */
  sheep: readonly MarketPick[];
}

export interface SarahDifficulty {
  /** Cards left in the box. */
  without: readonly number[];
  /** The local post of her first delivery. */
  firstDelivery: string;
}
