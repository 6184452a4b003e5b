import { todaysGame } from '../index.ts';
import type { SecondComponents, SecondEvent, SecondOptions, SecondPlayer, SecondState, Seat, Setup } from '../index.ts';
import { second } from '../second/edition.ts';
import type { SECOND_CATEGORIES } from '../second/scoring.ts';
import { FIRST_HAZARD, FIRST_OUTLAW, OUTLAWS, WORKERS } from '../second/state.ts';
import { outlawTile } from '../trail/tiles.ts';
import { TrailTable } from './trail-table.ts';

/**
 * A table of the Second Edition, see TrailTable.
 *
 *     const t = secondTable(2).at(0, 'G').hand(0, 'longhorn').turn(0);
 *     t.play('move KC', 'kansas-city');
 */
export const secondTable = (players = 2, options: TableOptions = {}): SecondTable =>
  new SecondTable(setupOf(players, options), false);

/** The same, but exactly as the set-up leaves it. */
export const freshSecondTable = (players = 2, options: TableOptions = {}): SecondTable =>
  new SecondTable(setupOf(players, options), true);

type TableOptions = Partial<SecondOptions> & { seed?: string; components?: unknown };

function setupOf(players: number, { seed = 'ruling', components, ...options }: TableOptions): Setup {
  return { edition: 'second', players, seed, options, ...(components === undefined ? {} : { components }) };
}

type Workers = Partial<Record<(typeof WORKERS)[number], number>>;
type Counters = Partial<Pick<SecondPlayer, 'money' | 'tokens' | 'certificates' | 'permanentCertificates' | 'token'>> & {
  workers?: Workers;
};

export class SecondTable extends TrailTable<SecondState, SecondComponents, SecondEvent> {
  constructor(setup: Setup, fresh: boolean) {
    super(setup, second.components(todaysGame(setup)), fresh);
  }

  protected override clearTable(): void {
    super.clearTable();
    this.s.jobs.fill(0);
    for (const player of this.s.players) {
      player.area = [];
      if (!player.automa) player.stack = [...this.c.herd];
    }
  }

  /** Counters and workers of a player; `certificates` is the place on the track (5 is six certificates). */
  with(seat: Seat, { workers = {}, ...counters }: Counters): this {
    Object.assign(this.player(seat), counters);
    this.setWorkers(seat, workers);
    return this;
  }

  /** The engine stands on this space: '0' to '39', or a turnout like 't4'. */
  engine(seat: Seat, space: string): this {
    this.player(seat).engine = this.c.rail.findIndex((info) => info.id === space);
    return this;
  }

  engineAt(seat: Seat): string {
    return this.c.rail[this.player(seat).engine]!.id;
  }

  /** An own disc on each of these stations, or cities, without touching the player board. */
  stations(seat: Seat, ...stations: string[]): this {
    for (const id of stations) this.player(seat).stations[this.c.stations.findIndex((info) => info.id === id)] = 1;
    return this;
  }

  cities(seat: Seat, ...cities: string[]): this {
    for (const id of cities) this.player(seat).cities[this.c.cities.findIndex((info) => info.id === id)]!++;
    return this;
  }

  /** A worker in the job market; rows and columns count from 1. */
  job(worker: (typeof WORKERS)[number], row: number, column: number): this {
    const width = this.s.jobs.length / this.c.jobCosts.length;
    this.s.jobs[(row - 1) * width + column - 1] = WORKERS.indexOf(worker) + 1;
    return this;
  }

  token(row: number): this {
    this.s.tokenRow = row - 1;
    return this;
  }

  /** An outlaw on a space. */
  outlaw(colour: 'green' | 'orange', space: string): this {
    this.s.trail[this.space(space)] = outlawTile(colour === 'green' ? 0 : 1);
    return this;
  }

  /** Outlaws a player has taken. */
  outlaws(seat: Seat, green: number, orange: number): this {
    this.player(seat).outlaws = [green, orange];
    return this;
  }

  /** Foresight of bag 1, 2 or 3: worker types, 'green-outlaw', 'orange-outlaw' or hazards; null leaves a space empty. */
  foresight(bag: 1 | 2 | 3, left: string | null, right: string | null): this {
    const tile = (name: string | null): number => {
      if (name === null) return -1;
      const worker = WORKERS.indexOf(name as never);
      if (worker >= 0) return worker;
      const outlaw = OUTLAWS.indexOf(name as never);
      return outlaw >= 0 ? FIRST_OUTLAW + outlaw : FIRST_HAZARD + this.c.hazards.findIndex((info) => info.id === name);
    };
    this.s.foresight[bag - 1] = [tile(left), tile(right)];
    return this;
  }

  /** The station master tile at a station; null when it is gone. */
  stationMaster(station: string, tile: string | null): this {
    this.s.stationMasters[this.c.stations.findIndex((info) => info.id === station)] =
      tile === null ? -1 : this.c.stationMasters.findIndex((info) => info.id === tile);
    return this;
  }

  /** Station master tiles a player has taken. */
  stationMasters(seat: Seat, ...tiles: string[]): this {
    this.player(seat).stationMasters.push(
      ...tiles.map((tile) => this.c.stationMasters.findIndex((info) => info.id === tile)),
    );
    return this;
  }

  /** Sam draws these cards next, the first one first, and is specialized in this type. */
  sam(cards: number[], speciality?: (typeof WORKERS)[number]): this {
    this.setMind(cards, speciality);
    return this;
  }

  /** The person in seat 0 ends the turn without drawing: Sam plays. */
  passToSam(): this {
    return this.pass();
  }

  workers(seat: Seat): Required<Workers> {
    return Object.fromEntries(WORKERS.map((type, i) => [type, this.player(seat).workers[i]])) as Required<Workers>;
  }

  points(seat: Seat, category?: (typeof SECOND_CATEGORIES)[number]): number {
    return this.pointsOf(seat, category);
  }
}
