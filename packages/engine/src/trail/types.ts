import type { RuleContext } from '../core/edition.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Agenda, CoreState, Seat, Task } from '../core/state.ts';
import type { Countable, Effect } from '../effects/effect.ts';
import type { TrailEvent } from './events.ts';
import type { TrailReadings } from './readings.ts';
import type { TrailRefusal } from './refusal.ts';
import type { EffectTask, SharedTask, Will } from './tasks.ts';

/** What both editions have in common: a trail, a flock deck, workers, discs, buildings, objectives. */

/** Stands for a card or tile the viewer may not know. */
export const HIDDEN = -1;

export type CardKind = 'animal' | 'action' | 'objective';

/** Cards of one kind are all alike, so a card is just the number of its kind. */
export interface CardInfo {
  readonly id: string;
  readonly kind: CardKind;
  /** Animals of one breed are one type, whatever is printed on them besides. */
  readonly breed: string;
  /** Belongs to a variant: any animal, but none that an icon names. */
  readonly variant: boolean;
  /** Belongs to the deck a player starts with. */
  readonly flock: boolean;
  readonly breeding: number;
  readonly wool: number;
  readonly vp: number;
  /** Objectives: what an unfulfilled one costs. */
  readonly penalty: number;
  readonly tasks: readonly number[];
  /** What playing it from the hand does: one effect, or the halves to choose from. */
  readonly options: readonly Effect[];
  readonly isFerry: boolean;
  /** Scores in the category of cards. */
  readonly scores: boolean;
}

export interface SpaceInfo {
  readonly id: string;
  readonly next: readonly number[];
  readonly lush: boolean;
  readonly nugget: boolean;
  readonly gate: number;
  readonly risk: Effect | null;
}

export interface BuildingInfo {
  readonly id: string;
  readonly actions: readonly Effect[];
  readonly craftsmen: number;
  readonly vp: number;
  /** What passing costs. */
  readonly fee: number;
}

export interface HazardInfo {
  readonly id: string;
  readonly section: number;
  readonly vp: number;
  readonly fee: number;
  readonly blackHand: boolean;
}

export interface DiscSpaceInfo {
  readonly id: string;
  readonly count: number;
  readonly dark: boolean;
  readonly cost: number;
  readonly gain: number;
  readonly vp: number;
}

export interface AuxiliaryInfo {
  readonly id: string;
  readonly single: Effect;
  readonly double: Effect;
  readonly discSpace: number;
}

/** How an effect is judged and done; each edition brings its table of them. */
export interface EffectRule<E extends Effect, P> {
  /** Why it cannot be done at all now. */
  refusal(p: P, seat: Seat, effect: E): Refusal | null;
  run(p: P, task: EffectTask & { readonly effect: E }): void;
}

/** An edition has a rule for every icon it prints, and none for the others. Which context they ask for is its own matter. */
export type EffectRules = { readonly [D in Effect['do']]?: EffectRule<Extract<Effect, { do: D }>, never> };

/** What a question about the table needs; nothing is changed or told. */
export type ReadOnlyContext<P extends TrailContext = TrailContext> = Pick<P, 's' | 'c'>;

/** How many of a thing a seat has, for every thing the icons of an edition count. */
export type CountRules<P extends TrailContext> = {
  readonly [C in Countable]?: (p: ReadOnlyContext<P>, seat: Seat) => number;
};

/** Where the editions differ in what they otherwise share. */
export interface TrailRules<P extends TrailContext = TrailContext> {
  /** Steps a seat may take in phase A. */
  stepLimit(p: ReadOnlyContext<P>, seat: Seat): number;
  /** This seat pays no fees. */
  feeless(p: ReadOnlyContext<P>, seat: Seat): boolean;
  /** What a neutral building offers now. */
  neutralActions(p: ReadOnlyContext<P>, building: number): readonly Effect[];
  /** The verb for going about the business at the end of the trail, and its beginning. */
  readonly arrival: string;
  arrive(p: P, seat: Seat): void;
  /** Adds what the first turn asks between the opening discard and the placing of the runholder. */
  askOnFirstTurn(p: P, seat: Seat): void;
  readonly automa: {
    /** A turn of the solo opponent begins. */
    turn(p: P, seat: Seat): void;
    steps(p: ReadOnlyContext<P>, seat: Seat, card: number): number;
    card(p: ReadOnlyContext<P>, card: number): AutomaCard;
    arrive(p: P, seat: Seat): void;
  };
  /** Harbourmasters or station masters by place. */
  readonly masters: {
    /** The tile there, or -1. */
    at(p: ReadOnlyContext<P>, place: number): number;
    placeName(p: ReadOnlyContext<P>, place: number): string;
    take(p: P, seat: Seat, place: number, worker: string): void;
  };
  /** May a building that replaced an unused one under the runholder be used at once? */
  readonly replacedOpens: boolean;
  /** Is phase C carried out in the last turns? */
  readonly lastTurnsDraw: boolean;
  /** How far the certificate marker may go, as a place on the track, and what its moving brings. */
  certificateLimit(p: ReadOnlyContext<P>, seat: Seat): number;
  /** Certificates that are never spent. */
  permanentCertificates(p: ReadOnlyContext<P>, seat: Seat): number;
  /** Deliveries a seat has made, for the plots and the talk about a game. */
  deliveries(p: ReadOnlyContext<P>, seat: Seat): number;
  certificatesMoved(p: P, seat: Seat, from: number, to: number): void;
  gainGold(p: P, seat: Seat, gold: number): void;
  /** Why a new building may not stand on this empty space, and what comes with placing one. */
  siteRefusal(p: ReadOnlyContext<P>, seat: Seat, space: number): TrailRefusal | null;
  placed(p: P, seat: Seat, space: number, isNew: boolean): void;
  /** What comes with a removed hazard. */
  hazardTaken(p: P, seat: Seat, hazard: number, source: string): void;
  countOf(p: ReadOnlyContext<P>, seat: Seat, of: Countable): number;
  /** The job market: is such a worker in this row, is the row closed, and taking one out of it. */
  hasJob(p: ReadOnlyContext<P>, worker: number, row: number): boolean;
  jobRowClosed(p: ReadOnlyContext<P>, row: number): boolean;
  takeJob(p: P, worker: number, row: number): void;
}

/** A way to buy from the market: so many workers, so much money, one of these sets of cards. */
export interface BuyOption {
  readonly workers: number;
  readonly pay: number;
  readonly tokens: number;
  /** Every set of cards it can bring, as sorted lists of card kinds. */
  readonly cards: readonly (readonly number[])[];
}

export interface TrailComponents {
  /** Former readings of the rules that this game is played by. */
  readonly readings: TrailReadings;
  readonly rules: TrailRules;
  /** Worker types by name: buyers first, builders second. */
  readonly workers: readonly string[];
  readonly startHand: number;
  /** Cost of each row of the job market. */
  readonly jobCosts: readonly number[];
  /** Certificates at each place of the track. */
  readonly certificateTrack: readonly number[];
  /** Card kinds of the market in the order of its row. */
  readonly marketBreeds: readonly number[];
  readonly buying: readonly BuyOption[];
  /** Cards an unused buyer adds to the market. */
  readonly restock: number;
  /** The side a solo opponent's buildings lie on; -1 for the one everybody uses. */
  readonly automaSide: number;
  /** Where a solo opponent builds, in this order. */
  readonly automaSites: readonly number[];
  readonly effects: EffectRules;
  readonly cards: readonly CardInfo[];
  readonly cardId: Readonly<Record<string, number>>;
  /** The tasks of objectives; cards give them by number. */
  readonly taskNames: readonly string[];
  readonly spaces: readonly SpaceInfo[];
  readonly start: number;
  readonly end: number;
  /** Trail spaces for private buildings, in trail order. */
  readonly buildingSpaces: readonly number[];
  readonly neutralSpaces: readonly number[];
  readonly hazardSections: readonly (readonly number[])[];
  /** By number × 2 + side. */
  readonly buildings: readonly BuildingInfo[];
  readonly neutral: readonly {
    readonly id: string;
    readonly front: readonly Effect[];
    readonly back: readonly Effect[] | null;
  }[];
  readonly hazards: readonly HazardInfo[];
  /** Fee of an outlaw, by colour. */
  readonly outlawFees: readonly number[];
  readonly discSpaces: readonly DiscSpaceInfo[];
  readonly auxiliaries: readonly AuxiliaryInfo[];
  /** Immediate action by row and space (0 is the printed worker). */
  readonly workerRows: readonly (readonly (Effect | null)[])[];
  readonly handLimit: number;
  readonly handSpaces: readonly number[];
  /** Cards an exchange token draws at most. */
  readonly exchangeDraw: number;
}

/** What a card of a solo opponent makes it do. */
export interface AutomaCard {
  readonly actions: readonly string[];
  /** The type it must be specialized in for these actions, and what it does instead otherwise. */
  readonly speciality: string | null;
  readonly otherwise: readonly string[];
}

/** What a solo opponent goes by: its cards, its speciality, where it delivers next. */
export interface AutomaState {
  readonly difficulty: string;
  /** Card numbers, top at the end. */
  deck: number[];
  seen: number[];
  /** Worker type. */
  speciality: number;
  /** Place in the row of posts or cities where it delivers next. */
  next: number;
  discs: number;
}

export interface TrailPlayer {
  /** Played by the rules of a solo opponent, not by a person. */
  automa: boolean;
  money: number;
  tokens: number;
  /** Place of the marker on the certificate track. */
  certificates: number;
  /** Trail space, or -1 before the first turn. */
  at: number;
  firstTurn: boolean;
  /** Sorted. */
  hand: number[];
  /** Top at the end. */
  stack: number[];
  /** So many cards on top of the stack were put there openly. */
  known: number;
  discard: number[];
  /** A card whose effect is being carried out. */
  inPlay: number[];
  /** In a view: what lies in hand, play and stack together, where these are hidden one by one. */
  unseen: number[] | null;
  /** Workers by type, printed ones included. */
  workers: number[];
  /** Discs by disc space. */
  discs: number[];
  /** Building numbers not yet built. */
  supply: number[];
  /** Objectives played. */
  area: number[];
  hazards: number[];
  /** Harbours or stations whose master was passed up: the chance does not come again, though the place may. */
  passedUp: readonly number[] | undefined;
  /** Cards acquired go on top of the stack for the rest of the turn. */
  stackAcquired: boolean;
  /** What a solo opponent goes by; stored states call it its mind. */
  mind: AutomaState | null;
}

export interface TrailState extends CoreState {
  agenda: Agenda<SharedTask, Task>;
  players: TrailPlayer[];
  /** Tile on each trail space; see tiles.ts. */
  trail: number[];
  /** Chosen side of each private building number, the same for everyone. */
  sides: number[];
  objectives: number[];
  objectiveStack: number[];
  /** Animals in the market, by kind of card. */
  market: number[];
  marketStack: number[];
  /** Seat that brought the end, or -1. */
  ending: Seat;
}

export type TrailContext = RuleContext<TrailState, TrailComponents, TrailEvent>;

/** The effects that the edition of a context has a rule for. */
export type EffectIn<P extends TrailContext> = Extract<Effect, { do: keyof P['c']['effects'] }>;

export function pushEffect<P extends TrailContext>(
  p: P,
  seat: Seat,
  effect: NoInfer<EffectIn<P>>,
  will: Will,
  source: string,
): void {
  p.s.agenda.push({ task: 'effect', seat, effect, will, source });
}

/** Against a solo opponent, foresight tiles and objectives lie in queues. */
export const inQueues = (p: TrailContext): boolean => p.s.players.some((player) => player.automa);

export const playerAt = (p: TrailContext, seat: Seat): TrailPlayer => p.s.players[seat]!;
