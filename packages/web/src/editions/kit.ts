import type {
  CoreState,
  EditionId,
  Effect,
  Game,
  NzComponents,
  NZ_CATEGORIES,
  NzEvent,
  NzState,
  SecondComponents,
  SECOND_CATEGORIES,
  SecondEvent,
  SecondState,
} from '@drover/engine';
import type { Thing } from '@drover/words';
import type { IconName } from '../icons/icons.ts';
import type { Canvas } from './canvas.ts';

/** The types of each edition. A new edition is missing here first. */
interface Types {
  readonly nz: {
    readonly state: NzState;
    readonly components: NzComponents;
    readonly event: NzEvent;
    readonly category: (typeof NZ_CATEGORIES)[number];
  };
  readonly second: {
    readonly state: SecondState;
    readonly components: SecondComponents;
    readonly event: SecondEvent;
    readonly category: (typeof SECOND_CATEGORIES)[number];
  };
}
export type AnyState = Types[EditionId]['state'];
export type AnyComponents = Types[EditionId]['components'];
export type AnyEvent = Types[EditionId]['event'];
/** Of a score sheet. */
export type AnyCategory = Types[EditionId]['category'];

export type HandColour = 'black' | 'green';
export type HazardName = 'rockfall' | 'flood' | 'drought';

/** What a player has taken and keeps before them. */
export type Taken = Extract<
  Thing,
  { is: 'card' | 'bonus-tile' | 'harbourmaster' | 'station-master' | 'hazard' | 'outlaw' }
>;

/** Where goods are delivered to, and what its shield shows. */
export interface Destination {
  readonly id: string;
  readonly thing: Thing;
  readonly value: number;
  readonly dark: boolean;
  readonly vp: number;
  readonly transport?: number;
  readonly wool?: boolean;
  /** What a delivery there brings. */
  readonly brings: readonly Effect[];
}

export interface BonusTileInfo {
  readonly id: string;
  readonly gold: number;
  readonly money: number;
  readonly vp: number;
  readonly needs: Effect | null;
  readonly rewards: readonly Effect[];
}

/** A harbourmaster or a station master. */
export interface MasterInfo {
  readonly id: string;
  readonly thing: Thing;
  readonly gain: Effect;
  readonly vp: number;
  readonly each: number;
  /** What is counted: the name of an icon, or `none`. */
  readonly of: string;
}

/** Points printed on boards and tokens. */
export interface PrintedPoints {
  /** Workers score from this place of a row on, counted from 1. */
  readonly lateFrom: number;
  readonly lateWorker: number;
  readonly marketToken: number;
}

type TaskRows = Readonly<Record<string, { readonly tasks: readonly string[] }>>;

/** All that the page must know about an edition, besides what is drawn by components of its own. */
export interface EditionKit {
  readonly canvas: Canvas;
  /** Of the cards and of what is bought, built and sold. */
  readonly icons: { readonly animal: IconName; readonly buy: IconName; readonly builder: IconName };
  /** What stands on the horizon of a player board, in two lines of hills. */
  readonly horizon: { readonly far: string; readonly near: string };
  /** What grows on a lush space: an icon, or an outline. */
  readonly growth: { readonly icon: IconName } | { readonly outline: string };
  /** By the section of the trail. */
  readonly hazards: readonly HazardName[];
  /** The documents of its rules, in reading order. */
  readonly documents: readonly string[];
  /** Where the rules of the solo game begin, if they are a document of their own. */
  readonly soloRule: string | null;
  /** Options that only this edition has. */
  readonly options: readonly 'simmental'[];
  /** Places of delivery are called by their value. */
  readonly namedByValue: boolean;

  /** By name: what can lie on the agenda of a game. */
  readonly tasks: Readonly<Record<string, unknown>>;
  components(game: Game): AnyComponents;
  /** The hands printed on a private building, by its id: `4a`. */
  hands(game: Game, building: string): readonly HandColour[];
  /** Cards with tasks besides the objectives. */
  moreTasks(game: Game): TaskRows;
  bonusTiles(game: Game): readonly BonusTileInfo[];
  masters(game: Game): readonly MasterInfo[];
  destinations(game: Game): readonly Destination[];
  printedPoints(game: Game): PrintedPoints;
  /** What is printed on a space of the trail where an outlaw may lie. */
  outlawReward(game: Game, space: number): Effect | null;
  /** What a worker brings a solo opponent, by row and place. */
  automaRows(game: Game): readonly (readonly (readonly Effect[])[])[];

  /** Which of the destinations the solo opponent goes to next. */
  nextDelivery(view: CoreState, seat: number): number;
  /** In the order it is laid out. */
  taken(view: CoreState, seat: number): readonly { readonly thing: Taken; readonly count: number }[];
  /** Nuggets a player has; null where there are none in the game. */
  gold(view: CoreState, seat: number): number | null;
}
