import type { AutomaOption } from '../automa/setup.ts';
import type { RuleContext } from '../core/edition.ts';
import type { Agenda, Seat } from '../core/state.ts';
import { cloneTrail, cloneTrailPlayer } from '../trail/clone.ts';
import type { TableOptions } from '../trail/setup.ts';
import type { TrailPlayer, TrailState } from '../trail/types.ts';
import type { NzComponents } from './compile.ts';
import type { NzEvent } from './events.ts';
import type { NzTask } from './tasks.ts';

export interface NzOptions extends TableOptions {
  /** Sarah in the last seat: the solo game with two seats, a house option with more. */
  readonly sarah: AutomaOption | null;
}

export interface NzPlayer extends TrailPlayer {
  gold: number;
  pathfinder: number;
  /** 0 none, 1 the +1 side, 2 the +2 side. */
  stepTile: number;
  /** The fee tile shows crossed-out hands. */
  feeless: boolean;
  /** Sea space. */
  ship: number;
  /** Storehouses left on the board, by pair. */
  storehouses: number[];
  /** Own discs, by trading post. */
  posts: number[];
  /** Own discs (0 or 1), by medium harbour. */
  medium: number[];
  /** Own storehouse by small and large harbour: 0 none, else the slot counted from 1. */
  houses: number[];
  bonusTiles: number[];
  harbourmasters: number[];
  /** Joker workers among the workers (or given away as harbourmasters). */
  jokers: number;
  permanentCertificates: number;
  permanentWool: number;
  token: boolean;
}

export interface NzState extends TrailState {
  agenda: Agenda<NzTask>;
  players: NzPlayer[];
  /** The double-sided neutral buildings lie on their backs. */
  flipped: boolean;
  /** Worker type + 1 by column × rows + row; 0 is empty. */
  jobs: number[];
  /** Bonus tile + 1 by row × columns + column; 0 is empty. */
  bonusMarket: number[];
  /** Row of the market token; past the last row when it has left. */
  tokenRow: number;
  /** Tiles left in the bags: workers, then hazards; bonus tiles. */
  bagA: number[];
  bagB: number[];
  /** Left and right space, -1 when empty. */
  foresightA: number[];
  foresightB: number[];
  /** Cards left, in the order of the supplies: the named cards, then the bonus stacks. */
  cardSupply: number[];
  /** Kind of card in each bonus stack. */
  bonusCards: number[];
  /** Harbourmaster tile by medium harbour, -1 when taken. */
  harbourmasters: number[];
  /** Workers that became harbourmasters. */
  appointed: number;
  /** Step tiles still beside the pathfinder track. */
  stepTiles: number;
}

export type NzContext = RuleContext<NzState, NzComponents, NzEvent>;

export const SHEPHERD = 0;
export const SAILOR = 2;
export const SHEARER = 3;
export const WORKERS = ['shepherd', 'craftsman', 'sailor', 'shearer'] as const;

export const BAG_A = 0;
export const BAG_B = 1;

export const playerOf = ({ s }: { readonly s: NzState }, seat: Seat): NzPlayer => s.players[seat]!;

export function cloneNz(s: NzState): NzState {
  return {
    ...cloneTrail(s),
    // Tasks never change and are shared.
    agenda: s.agenda.slice(),
    players: s.players.map(clonePlayer),
    flipped: s.flipped,
    jobs: s.jobs.slice(),
    bonusMarket: s.bonusMarket.slice(),
    tokenRow: s.tokenRow,
    bagA: s.bagA.slice(),
    bagB: s.bagB.slice(),
    foresightA: s.foresightA.slice(),
    foresightB: s.foresightB.slice(),
    cardSupply: s.cardSupply.slice(),
    bonusCards: s.bonusCards.slice(),
    harbourmasters: s.harbourmasters.slice(),
    appointed: s.appointed,
    stepTiles: s.stepTiles,
  };
}

function clonePlayer(a: NzPlayer): NzPlayer {
  return {
    ...cloneTrailPlayer(a),
    gold: a.gold,
    pathfinder: a.pathfinder,
    stepTile: a.stepTile,
    feeless: a.feeless,
    ship: a.ship,
    storehouses: a.storehouses.slice(),
    posts: a.posts.slice(),
    medium: a.medium.slice(),
    houses: a.houses.slice(),
    bonusTiles: a.bonusTiles.slice(),
    harbourmasters: a.harbourmasters.slice(),
    jokers: a.jokers,
    permanentCertificates: a.permanentCertificates,
    permanentWool: a.permanentWool,
    token: a.token,
  };
}
