import type { AutomaOption } from '../automa/setup.ts';
import type { RuleContext } from '../core/edition.ts';
import type { Agenda, Seat } from '../core/state.ts';
import { cloneTrail, cloneTrailPlayer } from '../trail/clone.ts';
import type { TableOptions } from '../trail/setup.ts';
import type { TrailPlayer, TrailState } from '../trail/types.ts';
import type { SecondComponents } from './compile.ts';
import type { SecondEvent } from './events.ts';
import type { SecondTask } from './tasks.ts';

export interface SecondOptions extends TableOptions {
  /** With the Simmental variant. */
  readonly simmental: boolean;
  /** Sam in the last seat: the solo game with two seats, a house option with more. */
  readonly sam: AutomaOption | null;
}

export interface SecondPlayer extends TrailPlayer {
  /** Space of the engine on the railroad. */
  engine: number;
  /** Own discs (0 or 1), by station. */
  stations: number[];
  /** Own discs, by city. */
  cities: number[];
  /** Outlaws taken: green, orange. */
  outlaws: number[];
  stationMasters: number[];
  permanentCertificates: number;
  token: boolean;
}

export interface SecondState extends TrailState {
  agenda: Agenda<SecondTask>;
  players: SecondPlayer[];
  /** Worker type + 1 by row × columns + column; 0 is empty. */
  jobs: number[];
  /** Row of the job market token; past the last row when it has left. */
  tokenRow: number;
  /** Tiles left in the three bags: workers, outlaws, hazards; numbered as below. */
  bags: number[][];
  /** Left and right foresight space of each bag, -1 when empty. */
  foresight: number[][];
  /** Station master tile by station, -1 where there is none. */
  stationMasters: number[];
  /** Workers that became station masters. */
  appointed: number;
  /** Heifers and cows left. */
  simmental: number[];
}

export type SecondContext = RuleContext<SecondState, SecondComponents, SecondEvent>;

export const COWBOY = 0;
export const BUILDER = 1;
export const ENGINEER = 2;
export const WORKERS = ['cowboy', 'builder', 'engineer'] as const;
export const OUTLAWS = ['green-outlaw', 'orange-outlaw'] as const;

/** Tiles of the bags as numbers: workers, then outlaws, then hazards. */
export const FIRST_OUTLAW = WORKERS.length;
export const FIRST_HAZARD = FIRST_OUTLAW + OUTLAWS.length;

export const playerOf = ({ s }: { readonly s: SecondState }, seat: Seat): SecondPlayer => s.players[seat]!;

export function cloneSecond(s: SecondState): SecondState {
  return {
    ...cloneTrail(s),
    // Tasks never change and are shared.
    agenda: s.agenda.slice(),
    players: s.players.map(clonePlayer),
    jobs: s.jobs.slice(),
    tokenRow: s.tokenRow,
    bags: s.bags.map((bag) => bag.slice()),
    foresight: s.foresight.map((spaces) => spaces.slice()),
    stationMasters: s.stationMasters.slice(),
    appointed: s.appointed,
    simmental: s.simmental.slice(),
  };
}

function clonePlayer(a: SecondPlayer): SecondPlayer {
  return {
    ...cloneTrailPlayer(a),
    engine: a.engine,
    stations: a.stations.slice(),
    cities: a.cities.slice(),
    outlaws: a.outlaws.slice(),
    stationMasters: a.stationMasters.slice(),
    permanentCertificates: a.permanentCertificates,
    token: a.token,
  };
}
