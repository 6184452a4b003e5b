/**
 * What a row of each component table holds, in plain form. In the tables every field is written with its source
 * (`Tagged`).
 */
import type { Effect, MarketPick, SupplyCard } from '../../effects/effect.ts';

export type WorkerType = 'shepherd' | 'craftsman' | 'sailor' | 'shearer';
/** Discs from white corners go anywhere, discs from dark corners only to dark places. */
export type Corner = 'white' | 'dark';
export type Hand = 'none' | 'black' | 'green';
export type HazardKind = 'rockfall' | 'flood';
export type StackSymbol = 'wheel' | 'barrel' | 'bell' | 'compass';

export interface Breed {
  copies: number;
  /** The flock a player starts with, the sheep market, or the open supply of deck-building cards. */
  home: 'flock' | 'market' | 'supply';
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
  effect: Effect;
  isFerry: boolean;
}

export type TaskId =
  | 'post-13'
  | 'building'
  | 'building-4'
  | 'shearers-2'
  | 'storehouse'
  | 'lincoln-corriedale'
  | 'hampshire-ryeland'
  | 'ferry'
  | 'pathfinder-6'
  | 'flood';

export interface BonusCard {
  kind: 'action' | 'sheep' | 'objective';
  /** The one effect, or both halves of an OR; the immediate action of an objective; nothing for a sheep. */
  options: readonly Effect[];
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
  action: Effect;
  tasks: readonly TaskId[];
  vp: number;
  /** Points lost when it is not fulfilled, as a positive number. */
  penalty: number;
}

export interface HarbourmasterScoring {
  vp: number;
  each: number;
  of: 'pathfinder' | 'hazard' | 'storehouse' | 'objective' | 'certificate' | 'building' | 'worker' | 'ferry';
}

export interface NeutralBuilding {
  front: readonly Effect[];
  /** What it offers once the market token has crossed the turquoise arrow; null for a single-sided tile. */
  back: readonly Effect[] | null;
}

export interface PrivateBuilding {
  actions: readonly Effect[];
  craftsmen: number;
  vp: number;
  hand: Hand;
}

export interface Hazard {
  kind: HazardKind;
  vp: number;
  hand: Exclude<Hand, 'none'>;
}

export interface BonusTile {
  copies: number;
  vp: number;
  /** Gold to pay besides the price of the row. */
  gold: number;
  /** Pounds to pay besides the price of the row. */
  money: number;
  /** What must be given up to take the tile at all. */
  requires: Extract<Effect, { do: 'retire' }> | null;
  rewards: readonly Effect[];
}

export type MarketArrow = 'none' | 'black' | 'yellow' | 'turquoise' | 'red';

export interface BuildingSpace {
  lush: boolean;
  /** A gold nugget for the first building placed here. */
  nugget: boolean;
  /** Pathfinder progress needed to build here; 0 for an open space. */
  gate: number;
  /** The risk action printed beside the space. */
  risk: Effect | null;
}

export interface Post {
  kind: 'sheep' | 'wool';
  value: number;
  corner: Corner;
  transport: number;
  delivery: Effect | null;
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

export type AuxiliaryId = 'pound' | 'draw' | 'certificate' | 'ship' | 'pathfinder';

export interface Auxiliary {
  single: Effect;
  double: Effect;
  /** Its first space is printed gray and never covered. */
  startsOpen: boolean;
}

export interface DiscSpace {
  count: number;
  corner: Corner;
  /** Pounds to pay for clearing it. */
  cost: number;
  /** Pounds gained by clearing it. */
  gain: number;
  vp: number;
  unlocks: 'auxiliary' | 'step' | 'hand' | 'certificate-limit' | 'permanent-certificate' | 'permanent-wool';
  auxiliary: AuxiliaryId | null;
}

/** The immediate action of the second to fifth space of a worker row. */
export type WorkerRow = Record<2 | 3 | 4 | 5, Effect | null>;

export interface StorehousePair {
  bonus: Effect | null;
  vp: number;
}

export type SarahAction =
  | 'hire-cheapest-first'
  | 'hire-specialization-first'
  /** Add market cards without a shepherd. */
  | 'restock'
  /** By her market tile and her shepherds. */
  | 'buy'
  /** By her craftsmen. */
  | 'build'
  /** With exactly `craftsmen` of them, new or as a replacement. */
  | 'build-exactly'
  | 'pathfinder'
  | 'remove-bonus-tile'
  | 'objective'
  | 'hazard'
  /** The stack `sailorCards` names for her sailors. */
  | 'bonus-card'
  /** The sheep `shearerSheep` names for her shearers. */
  | 'shearer-sheep'
  /** The sheep listed on the card, one for each entry. */
  | 'sheep'
  | 'extra-steps';

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
