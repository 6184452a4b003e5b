import {
  apply,
  decision,
  eventFor,
  legalMoves,
  newGame,
  readMove,
  score,
  view,
  whyNot,
  writeMove,
  type GameEvent,
  type Refusal,
  type Seat,
  type Setup,
} from '../index.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { EMPTY, hazardTile, isHazard, isOutlaw, privateTile } from '../trail/tiles.ts';
import type { TrailComponents, TrailPlayer, TrailState } from '../trail/types.ts';

/**
 * Sets a table in a few words and asks it questions, so that tests read like rulings. The game starts in the middle:
 * everybody has taken the first turn and stands on A, with 10 to spend, no tokens, an empty hand and the whole
 * starting deck in the stack. The trail is empty but for the neutral buildings, the markets are empty too: a ruling
 * puts on the table what it speaks of.
 */
export abstract class TrailTable<S extends TrailState, C extends TrailComponents, E extends GameEvent> {
  s: S;
  readonly c: C;
  /** What the last move told, to somebody who may know everything. */
  events: E[] = [];

  constructor(setup: Setup, c: C, fresh: boolean) {
    this.s = newGame(setup) as S;
    this.c = c;
    if (!fresh) this.clearTable();
  }

  protected clearTable(): void {
    const { s } = this;
    s.agenda = [];
    s.trail = s.trail.map((tile) => (isHazard(tile) || isOutlaw(tile) ? EMPTY : tile));
    s.market.fill(0);
    s.turn = s.players.length;
    for (const player of s.players)
      if (!player.automa)
        Object.assign(player, {
          money: 10,
          tokens: 0,
          firstTurn: false,
          at: this.c.neutralSpaces[0],
          hand: [],
          stack: [...player.hand, ...player.stack],
          discard: [],
        });
  }

  // ---- setting the table --------------------------------------------------------------------------------------------

  /** Workers by type, as totals, the printed one included. */
  protected setWorkers(seat: Seat, workers: Readonly<Record<string, number | undefined>>): void {
    for (const [type, count] of Object.entries(workers))
      this.player(seat).workers[this.c.workers.indexOf(type)] = count!;
  }

  /** Exactly these cards in hand. */
  hand(seat: Seat, ...cards: string[]): this {
    this.player(seat).hand = cards.map((card) => this.card(card)).sort((a, b) => a - b);
    return this;
  }

  /** Exactly these cards in the draw stack, the first one on top. */
  stack(seat: Seat, ...cards: string[]): this {
    this.player(seat).stack = cards.map((card) => this.card(card)).reverse();
    return this;
  }

  discard(seat: Seat, ...cards: string[]): this {
    this.player(seat).discard = cards.map((card) => this.card(card));
    return this;
  }

  /** Objectives already played. */
  area(seat: Seat, ...cards: string[]): this {
    this.player(seat).area = cards.map((card) => this.card(card));
    return this;
  }

  /** The runholder or herder stands here. */
  at(seat: Seat, space: string): this {
    this.player(seat).at = this.space(space);
    return this;
  }

  /** A building of this seat lies here; its letter sets the side for everyone. */
  build(seat: Seat, building: string, space: string): this {
    const number = Number.parseInt(building) - 1;
    if (!this.player(seat).automa) this.sides(building);
    const { supply } = this.player(seat);
    if (supply.includes(number)) supply.splice(supply.indexOf(number), 1);
    this.s.trail[this.space(space)] = privateTile(seat, number);
    return this;
  }

  /** These buildings lie on these sides. */
  sides(...buildings: string[]): this {
    for (const building of buildings) this.s.sides[Number.parseInt(building) - 1] = 'ab'.indexOf(building.at(-1)!);
    return this;
  }

  hazard(hazard: string, space: string): this {
    this.s.trail[this.space(space)] = hazardTile(this.c.hazards.findIndex((info) => info.id === hazard));
    return this;
  }

  /** Hazard tiles a player has taken. */
  owns(seat: Seat, ...hazards: string[]): this {
    this.player(seat).hazards.push(...hazards.map((hazard) => this.c.hazards.findIndex((info) => info.id === hazard)));
    return this;
  }

  /** Disc spaces of the player board that are clear (one disc of a pair for each mention). */
  cleared(seat: Seat, ...discs: string[]): this {
    for (const disc of discs) this.player(seat).discs[this.c.discSpaces.findIndex((info) => info.id === disc)]!--;
    return this;
  }

  /** Only these disc spaces still hold their discs. */
  discsLeft(seat: Seat, ...discs: string[]): this {
    this.player(seat).discs = this.c.discSpaces.map((info) => discs.filter((id) => id === info.id).length);
    return this;
  }

  /** The market token stands in this row, counted from 1. */
  abstract token(row: number): this;

  /** Animals in the market. */
  market(...animals: string[]): this {
    this.s.market.fill(0);
    for (const card of animals) this.s.market[this.card(card)]!++;
    return this;
  }

  /** The market stack, the first one on top. */
  marketStack(...animals: string[]): this {
    this.s.marketStack = animals.map((card) => this.card(card)).reverse();
    return this;
  }

  /** The objective display, the first one farthest from the stack, and the stack with its top first. */
  objectives(display: string[], stack: string[] = []): this {
    this.s.objectives = display.map((card) => this.card(card));
    this.s.objectiveStack = stack.map((card) => this.card(card)).reverse();
    return this;
  }

  /** The solo opponent draws these cards next, the first one first, and is specialized in this type. */
  protected setMind(cards: number[], speciality?: string): void {
    const mind = this.s.players.find((player) => player.mind !== null)!.mind!;
    mind.deck = [...cards].reverse();
    if (speciality !== undefined) mind.speciality = this.c.workers.indexOf(speciality);
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
      { task: 'phase-b', seat, tile, used: 0, closed: false },
    ]);
  }

  /** The person in seat 0 ends the turn without drawing: the solo opponent plays. */
  protected pass(): this {
    const closed = { task: 'phase-b', seat: 0, tile: 0, used: 0, closed: true } as const;
    return this.#now(0, [{ task: 'end-turn', seat: 0 }, closed]).play('end');
  }

  #now(seat: Seat, agenda: SharedTask[]): this {
    this.s.agenda = agenda;
    this.s.active = seat;
    return this;
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
    this.events = outcome.events as E[];
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

  /** Why a move is refused, with the facts beside code and rule; null when it is legal. */
  why(text: string, seat: Seat = this.asked()): (Pick<Refusal, 'code' | 'rule'> & Refusal['facts']) | null {
    const refusal = whyNot(this.s, seat, readMove(this.s, text));
    return refusal === null ? null : { code: refusal.code, rule: refusal.rule, ...refusal.facts };
  }

  /** The question that waits: name of the task, seat, source. */
  get question() {
    return decision(this.s);
  }

  /** The options a solo opponent leaves open to a person. */
  leftOpen(): string[] {
    const now = decision(this.s);
    if (now?.ask !== 'automa-decide') throw new Error('Nobody is asked to decide for a solo opponent.');
    return now.task.options.map(({ label }) => label);
  }

  asked(): Seat {
    const now = decision(this.s);
    if (now === null) throw new Error('The game is over: nobody is asked anything.');
    return now.seat;
  }

  player(seat: Seat): S['players'][number] & TrailPlayer {
    return this.s.players[seat] as S['players'][number] & TrailPlayer;
  }

  /** Names of the cards in hand, discard pile or stack (top first). */
  cards(seat: Seat, where: 'hand' | 'discard' | 'stack' | 'area'): string[] {
    const names = this.player(seat)[where].map((card) => this.c.cards[card]!.id);
    return where === 'stack' ? names.reverse() : names;
  }

  /** Id of the space a runholder or herder stands on. */
  where(seat: Seat): string {
    return this.c.spaces[this.player(seat).at]!.id;
  }

  /** Events of the last move as this viewer hears them. */
  heard(viewer: number): GameEvent[] {
    return this.events.map((event) => eventFor(event, viewer));
  }

  told(type: E['type']): E[] {
    return this.events.filter((event) => event.type === type);
  }

  view(viewer: number): S {
    return view(this.s, viewer);
  }

  /** Points of a seat in a category, or altogether. */
  protected pointsOf(seat: Seat, category?: string): number {
    const sheet = score(this.s).seats[seat]!;
    return category === undefined ? sheet.total : sheet.categories.find((entry) => entry.category === category)!.vp;
  }

  protected card(id: string): number {
    const card = this.c.cardId[id];
    if (card === undefined) throw new Error(`There is no card "${id}".`);
    return card;
  }

  protected space(id: string): number {
    const space = this.c.spaces.findIndex((info) => info.id === id);
    if (space < 0) throw new Error(`There is no trail space "${id}".`);
    return space;
  }
}
