import {
  apply,
  decision,
  eventFor,
  legalMoves,
  newGame,
  readMove,
  score,
  sentence,
  view,
  whyNot,
  writeMove,
} from '../index.ts';
import type {
  GameEvent,
  NzComponents,
  NzEvent,
  NzOptions,
  NzPlayer,
  NzState,
  RefusalCode,
  Seat,
  Setup,
  Task,
} from '../index.ts';
import { nz } from '../nz/edition.ts';
import { NZ_CATEGORIES } from '../nz/scoring.ts';
import { WORKERS } from '../nz/state.ts';
import { EMPTY, hazardTile, isHazard, privateTile } from '../trail/tiles.ts';

/**
 * Sets a New Zealand table in a few words and asks it questions, so that tests read like rulings:
 *
 *     const t = table(2).at(0, 'A').build(1, '4a', 'A1').with(0, { pounds: 1 }).turn(0);
 *     t.play('move A1');
 *     expect(t.player(1).pounds).toBe(1);
 *
 * The game starts in the middle: everybody has taken the first turn and stands on A, with £10, no gold, no tokens, an
 * empty hand and the whole starting flock in the stack. The trail is empty but for the neutral buildings, the markets
 * are empty too: a ruling puts on the table what it speaks of.
 */
export function table(players = 2, options: Partial<NzOptions> & { seed?: string; components?: unknown } = {}): Table {
  const { seed = 'ruling', components, ...rest } = options;
  return new Table({
    edition: 'nz',
    players,
    seed,
    options: rest,
    ...(components === undefined ? {} : { components }),
  });
}

/** The same, but exactly as the set-up leaves it. */
export const freshTable = (
  players = 2,
  options: Partial<NzOptions> & { seed?: string; components?: unknown } = {},
): Table => {
  const { seed = 'ruling', components, ...rest } = options;
  return new Table(
    { edition: 'nz', players, seed, options: rest, ...(components === undefined ? {} : { components }) },
    true,
  );
};

type Workers = Partial<Record<(typeof WORKERS)[number], number>>;
type Counters = Partial<
  Pick<
    NzPlayer,
    | 'pounds'
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

const LETTERS = 'ab';

export class Table {
  s: NzState;
  readonly c: NzComponents;
  /** What the last move told, to somebody who may know everything. */
  events: NzEvent[] = [];

  constructor(setup: Setup, fresh = false) {
    this.s = newGame(setup) as NzState;
    this.c = nz.components(setup);
    if (!fresh) this.#clearTable();
  }

  #clearTable(): void {
    const { s, c } = this;
    s.agenda = [];
    s.trail = s.trail.map((tile) => (isHazard(tile) ? EMPTY : tile));
    s.jobs.fill(0);
    s.bonusMarket.fill(0);
    s.market.fill(0);
    s.turn = s.players.length;
    for (const player of s.players)
      if (!player.automa)
        Object.assign(player, {
          pounds: 10,
          gold: 0,
          tokens: 0,
          firstTurn: false,
          at: c.neutralSpaces[0],
          hand: [],
          stack: [...c.flock],
          discard: [],
        });
  }

  // ---- setting the table --------------------------------------------------------------------------------------------

  /** Counters and workers of a player; workers are totals, the printed one included. */
  with(seat: Seat, { workers = {}, ...counters }: Counters): this {
    Object.assign(this.player(seat), counters);
    for (const [type, count] of Object.entries(workers))
      this.player(seat).workers[WORKERS.indexOf(type as never)] = count;
    return this;
  }

  /** Exactly these cards in hand. */
  hand(seat: Seat, ...cards: string[]): this {
    this.player(seat).hand = cards.map((card) => this.#card(card)).sort((a, b) => a - b);
    return this;
  }

  /** Exactly these cards in the draw stack, the first one on top. */
  stack(seat: Seat, ...cards: string[]): this {
    this.player(seat).stack = cards.map((card) => this.#card(card)).reverse();
    return this;
  }

  discard(seat: Seat, ...cards: string[]): this {
    this.player(seat).discard = cards.map((card) => this.#card(card));
    return this;
  }

  /** Objectives already played. */
  area(seat: Seat, ...cards: string[]): this {
    this.player(seat).area = cards.map((card) => this.#card(card));
    return this;
  }

  /** The runholder stands here. */
  at(seat: Seat, space: string): this {
    this.player(seat).at = this.#space(space);
    return this;
  }

  /** A building of this seat lies here; its letter sets the side for everyone. */
  build(seat: Seat, building: string, space: string): this {
    const number = Number.parseInt(building) - 1;
    this.sides(building);
    const { supply } = this.player(seat);
    if (supply.includes(number)) supply.splice(supply.indexOf(number), 1);
    this.s.trail[this.#space(space)] = privateTile(seat, number);
    return this;
  }

  /** These buildings lie on these sides. */
  sides(...buildings: string[]): this {
    for (const building of buildings) this.s.sides[Number.parseInt(building) - 1] = LETTERS.indexOf(building.at(-1)!);
    return this;
  }

  hazard(hazard: string, space: string): this {
    this.s.trail[this.#space(space)] = hazardTile(this.c.hazards.findIndex((info) => info.id === hazard));
    return this;
  }

  /** Hazard tiles a player has taken. */
  owns(seat: Seat, ...hazards: string[]): this {
    this.player(seat).hazards.push(...hazards.map((hazard) => this.c.hazards.findIndex((info) => info.id === hazard)));
    return this;
  }

  /** Disc spaces of the player board that are clear (one disc of an auxiliary pair for each mention). */
  cleared(seat: Seat, ...discs: string[]): this {
    for (const disc of discs) this.player(seat).discs[this.c.discSpaces.findIndex((info) => info.id === disc)]!--;
    return this;
  }

  /** Only these disc spaces still hold their discs. */
  discsLeft(seat: Seat, ...discs: string[]): this {
    this.player(seat).discs = this.c.discSpaces.map((info) => discs.filter((id) => id === info.id).length);
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

  /** The market token stands in this row, counted from 1. */
  token(row: number): this {
    this.s.tokenRow = row - 1;
    return this;
  }

  /** Sheep in the market. */
  market(...sheep: string[]): this {
    this.s.market.fill(0);
    for (const breed of sheep) this.s.market[this.#card(breed)]!++;
    return this;
  }

  /** The market stack, the first one on top. */
  marketStack(...sheep: string[]): this {
    this.s.marketStack = sheep.map((breed) => this.#card(breed)).reverse();
    return this;
  }

  /** The objective display, the first one farthest from the stack, and the stack with its top first. */
  objectives(display: string[], stack: string[] = []): this {
    this.s.objectives = display.map((card) => this.#card(card));
    this.s.objectiveStack = stack.map((card) => this.#card(card)).reverse();
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
    this.s.bonusCards = sets.map((set) => this.#card(set));
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

  // ---- whose moment it is -------------------------------------------------------------------------------------------

  /** The seat's turn begins: phase A. */
  turn(seat: Seat): this {
    return this.#now(seat, [
      { task: 'end-turn', seat },
      { task: 'phase-c', seat },
      { task: 'phase-a', seat },
    ]);
  }

  /** The seat has just arrived where it stands: phase B begins. */
  phaseB(seat: Seat): this {
    const tile = this.s.trail[this.player(seat).at];
    return this.#now(seat, [
      { task: 'end-turn', seat },
      { task: 'phase-c', seat },
      { task: 'phase-b', seat, tile, used: 0, closed: false } as Task,
    ]);
  }

  #now(seat: Seat, agenda: Task[]): this {
    this.s.agenda = agenda;
    this.s.active = seat;
    return this;
  }

  /** Sarah draws these cards next, the first one first, and is specialized in this type. */
  sarah(cards: number[], speciality?: (typeof WORKERS)[number]): this {
    const mind = this.s.players.find((player) => player.mind !== null)!.mind!;
    mind.deck = [...cards].reverse();
    if (speciality !== undefined) mind.speciality = WORKERS.indexOf(speciality);
    return this;
  }

  /** The person in seat 0 ends the turn (without drawing more than the hand lacks): Sarah plays. */
  passToSarah(): this {
    this.#now(0, [{ task: 'end-turn', seat: 0 }, { task: 'phase-b', seat: 0, tile: 0, used: 0, closed: true } as Task]);
    return this.play('end');
  }

  // ---- playing and asking -------------------------------------------------------------------------------------------

  /** Plays moves of whoever has to decide, one after the other. */
  play(...moves: string[]): this {
    for (const text of moves) this.#apply(this.asked(), text);
    return this;
  }

  /** Plays a move of this seat, in its turn or not. */
  playAs(seat: Seat, text: string): this {
    this.#apply(seat, text);
    return this;
  }

  #apply(seat: Seat, text: string): void {
    const outcome = apply(this.s, seat, readMove(this.s, text));
    this.s = outcome.state;
    this.events = outcome.events as NzEvent[];
  }

  /** The texts of all legal moves of a seat (the one asked), or of one verb among them. */
  moves(verb?: string, seat: Seat = this.asked()): string[] {
    return legalMoves(this.s, seat)
      .map((move) => writeMove(this.s, move))
      .filter((text) => verb === undefined || text.split(' ')[0] === verb);
  }

  can(text: string, seat: Seat = this.asked()): boolean {
    return whyNot(this.s, seat, readMove(this.s, text)) === null;
  }

  /** Reason code and rule why a move is refused; null when it is legal. */
  why(text: string, seat: Seat = this.asked()): { code: RefusalCode; rule: string; sentence: string } | null {
    const refusal = whyNot(this.s, seat, readMove(this.s, text));
    return refusal === null ? null : { code: refusal.code, rule: refusal.rule, sentence: sentence(refusal) };
  }

  /** The question that waits: name of the task, seat, source. */
  get question() {
    return decision(this.s);
  }

  asked(): Seat {
    const now = decision(this.s);
    if (now === null) throw new Error('The game is over: nobody is asked anything.');
    return now.seat;
  }

  player(seat: Seat): NzPlayer {
    return this.s.players[seat]!;
  }

  /** Names of the cards in hand, discard pile or stack (top first). */
  cards(seat: Seat, where: 'hand' | 'discard' | 'stack' | 'area'): string[] {
    const names = this.player(seat)[where].map((card) => this.c.cards[card]!.id);
    return where === 'stack' ? names.reverse() : names;
  }

  workers(seat: Seat): Required<Workers> {
    return Object.fromEntries(WORKERS.map((type, i) => [type, this.player(seat).workers[i]])) as Required<Workers>;
  }

  /** Id of the space a runholder stands on. */
  where(seat: Seat): string {
    return this.c.spaces[this.player(seat).at]!.id;
  }

  shipAt(seat: Seat): string {
    return this.c.seaSpaces[this.player(seat).ship]!.id;
  }

  /** Events of the last move as this viewer hears them. */
  heard(viewer: number): GameEvent[] {
    return this.events.map((event) => eventFor(event, viewer));
  }

  told(type: NzEvent['type']): NzEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  view(viewer: number): NzState {
    return view(this.s, viewer);
  }

  /** Points of a seat in a category, or altogether. */
  points(seat: Seat, category?: (typeof NZ_CATEGORIES)[number]): number {
    const sheet = score(this.s).seats[seat]!;
    return category === undefined ? sheet.total : sheet.categories.find((entry) => entry.category === category)!.vp;
  }

  #card(id: string): number {
    const card = this.c.cardId[id];
    if (card === undefined) throw new Error(`There is no card "${id}".`);
    return card;
  }

  #space(id: string): number {
    const space = this.c.spaces.findIndex((info) => info.id === id);
    if (space < 0) throw new Error(`There is no trail space "${id}".`);
    return space;
  }
}
