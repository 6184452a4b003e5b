import { todaysGame } from '../index.ts';
import type { NzComponents, NzEvent, NzOptions, NzPlayer, NzState, Seat, Setup } from '../index.ts';
import { nz } from '../nz/edition.ts';
import type { NZ_CATEGORIES } from '../nz/scoring.ts';
import { WORKERS } from '../nz/state.ts';
import { TrailTable } from './trail-table.ts';

/**
 * A New Zealand table, see TrailTable:
 *
 *     const t = table(2).at(0, 'A').build(1, '4a', 'A1').with(0, { money: 1 }).turn(0);
 *     t.play('move A1');
 *     expect(t.player(1).money).toBe(11);
 */
export const table = (players = 2, options: TableOptions = {}): Table => new Table(setupOf(players, options), false);

/** The same, but exactly as the set-up leaves it. */
export const freshTable = (players = 2, options: TableOptions = {}): Table =>
  new Table(setupOf(players, options), true);

type TableOptions = Partial<NzOptions> & { seed?: string; components?: unknown };

function setupOf(players: number, { seed = 'ruling', components, ...options }: TableOptions): Setup {
  return { edition: 'nz', players, seed, options, ...(components === undefined ? {} : { components }) };
}

type Workers = Partial<Record<(typeof WORKERS)[number], number>>;
type Counters = Partial<
  Pick<
    NzPlayer,
    | 'money'
    | 'gold'
    | 'tokens'
    | 'certificates'
    | 'pathfinder'
    | 'stepTile'
    | 'feeless'
    | 'permanentCertificates'
    | 'permanentWool'
    | 'token'
  >
> & { workers?: Workers };

export class Table extends TrailTable<NzState, NzComponents, NzEvent> {
  constructor(setup: Setup, fresh: boolean) {
    super(setup, nz.components(todaysGame(setup)), fresh);
  }

  protected override clearTable(): void {
    super.clearTable();
    this.s.jobs.fill(0);
    this.s.bonusMarket.fill(0);
    for (const player of this.s.players) {
      player.gold = 0;
      if (!player.automa) player.stack = [...this.c.flock];
    }
  }

  /** Counters and workers of a player; workers are totals, the printed one included. */
  with(seat: Seat, { workers = {}, ...counters }: Counters): this {
    Object.assign(this.player(seat), counters);
    this.setWorkers(seat, workers);
    return this;
  }

  /** An own disc on each of these trading posts. */
  posts(seat: Seat, ...posts: string[]): this {
    for (const post of posts) this.player(seat).posts[this.c.postId[post]!]!++;
    return this;
  }

  /** An own piece at each of these harbours, without touching the player board. */
  harbours(seat: Seat, ...harbours: string[]): this {
    for (const id of harbours) {
      const house = this.c.houses.findIndex((info) => info.id === id);
      if (house >= 0) {
        let slot = 1;
        while (this.s.players.some((player) => player.houses[house] === slot)) slot++;
        this.player(seat).houses[house] = slot;
      } else this.player(seat).medium[this.c.medium.findIndex((info) => info.id === id)] = 1;
    }
    return this;
  }

  /** Storehouses left by pair, `p1` to `p5`. */
  storehouses(seat: Seat, left: Readonly<Record<string, number>>): this {
    this.c.pairs.forEach(
      (pair, i) => (this.player(seat).storehouses[i] = left[pair.id] ?? this.player(seat).storehouses[i]!),
    );
    return this;
  }

  ship(seat: Seat, space: string): this {
    this.player(seat).ship = this.c.seaSpaces.findIndex((info) => info.id === space);
    return this;
  }

  /** A worker in the job market, in the row with this cost. */
  job(worker: (typeof WORKERS)[number], cost: number): this {
    const type = WORKERS.indexOf(worker);
    this.s.jobs[type * this.c.jobCosts.length + this.c.jobCosts.indexOf(cost)] = type + 1;
    return this;
  }

  /** A bonus tile in the market; rows and columns count from 1. */
  bonus(tile: string, row: number, column: number): this {
    const width = this.s.bonusMarket.length / this.c.bonusCosts.length;
    this.s.bonusMarket[(row - 1) * width + column - 1] = this.c.bonusTiles.findIndex((info) => info.id === tile) + 1;
    return this;
  }

  /** Bonus tiles a player has taken. */
  bonusTiles(seat: Seat, ...tiles: string[]): this {
    this.player(seat).bonusTiles.push(...tiles.map((tile) => this.c.bonusTiles.findIndex((info) => info.id === tile)));
    return this;
  }

  token(row: number): this {
    this.s.tokenRow = row - 1;
    return this;
  }

  /** Foresight A: worker types or hazards, left and right; null leaves a space empty. */
  foresightA(left: string | null, right: string | null): this {
    const tile = (name: string | null): number => {
      if (name === null) return -1;
      const worker = WORKERS.indexOf(name as never);
      return worker >= 0 ? worker : WORKERS.length + this.c.hazards.findIndex((info) => info.id === name);
    };
    this.s.foresightA = [tile(left), tile(right)];
    return this;
  }

  foresightB(left: string | null, right: string | null): this {
    const tile = (name: string | null): number =>
      name === null ? -1 : this.c.bonusTiles.findIndex((info) => info.id === name);
    this.s.foresightB = [tile(left), tile(right)];
    return this;
  }

  /** Cards left in a supply: romney, sheepdog, ferry, kotare, wheel, barrel, bell, compass. */
  supply(left: Readonly<Record<string, number>>): this {
    this.c.supplyCards.forEach((card, i) => (this.s.cardSupply[i] = left[card] ?? this.s.cardSupply[i]!));
    return this;
  }

  /** The bonus card sets below wheel, barrel, bell and compass. */
  bonusSets(...sets: [string, string, string, string]): this {
    this.s.bonusCards = sets.map((set) => this.card(set));
    return this;
  }

  /** The harbourmaster tile at a medium harbour; null when it is gone. */
  harbourmaster(harbour: string, tile: string | null): this {
    this.s.harbourmasters[this.c.medium.findIndex((info) => info.id === harbour)] =
      tile === null ? -1 : this.c.harbourmasters.findIndex((info) => info.id === tile);
    return this;
  }

  /** Harbourmaster tiles a player has taken. */
  harbourmasters(seat: Seat, ...tiles: string[]): this {
    this.player(seat).harbourmasters.push(
      ...tiles.map((tile) => this.c.harbourmasters.findIndex((info) => info.id === tile)),
    );
    return this;
  }

  flipped(): this {
    this.s.flipped = true;
    return this;
  }

  /** Sarah draws these cards next, the first one first, and is specialized in this type. */
  sarah(cards: number[], speciality?: (typeof WORKERS)[number]): this {
    this.setMind(cards, speciality);
    return this;
  }

  /** The person in seat 0 ends the turn without drawing: Sarah plays. */
  passToSarah(): this {
    return this.pass();
  }

  workers(seat: Seat): Required<Workers> {
    return Object.fromEntries(WORKERS.map((type, i) => [type, this.player(seat).workers[i]])) as Required<Workers>;
  }

  shipAt(seat: Seat): string {
    return this.c.seaSpaces[this.player(seat).ship]!.id;
  }

  points(seat: Seat, category?: (typeof NZ_CATEGORIES)[number]): number {
    return this.pointsOf(seat, category);
  }
}
