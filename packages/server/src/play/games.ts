import type { CoreState } from '@drover/engine';
import type { Snapshot, Store } from '../store/store.ts';
import { needKnownRules, setupOf, type Table } from '../tables/table.ts';
import { SLICE, Turns, type Turn } from './turns.ts';
import { startGame, packGame, playAction, resumeGame, unpackGame, type Game, type Step } from './game.ts';

/** A first look shows at most this many steps. */
export const MOST_STEPS = 100;

interface Kept {
  game: Game | null;
  /** In place of the game while nobody plays. */
  text: string | null;
  used: number;
  /** The version of the snapshot in the store. */
  snapshot: number;
  candidate: Snapshot | null;
}

/** Games kept at hand; the store has them all. */
const MOST_GAMES = 20_000;
/** Longer than people usually think: packing a game and unpacking it takes as long as a move. */
const REST_AFTER = 30_000;
/** Often, and a few at a time: whoever moves meanwhile waits for them. */
const [REST_EVERY, REST_SLICE] = [50, 5];
/** So many steps of a long game are at hand at the same time. */
const PORTION = 8;

/** The games that are being played, made again from the store where they are not at hand. */
export class Games {
  readonly #store: Store;
  readonly #turns: Turns;
  /** The longest unused first. */
  readonly #kept = new Map<string, Kept>();
  /** Those of them that are not packed. */
  readonly #unpacked = new Set<Kept>();
  readonly #loading = new Map<string, Promise<Game>>();
  readonly #rest: NodeJS.Timeout;

  constructor(store: Store, turns = new Turns()) {
    this.#store = store;
    this.#turns = turns;
    this.#rest = setInterval(() => this.packIdle(performance.now() - REST_AFTER), REST_EVERY).unref();
  }

  close(): void {
    clearInterval(this.#rest);
    this.#kept.clear();
    this.#unpacked.clear();
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The game as it stands, at least as far as the table says. */
  async at(table: Table): Promise<Game> {
    needKnownRules(table);
    for (let tries = 0; tries < 3; tries++) {
      const game = this.#atHand(table);
      if (game !== null && game.version >= table.body.version) return game;
      const loading = this.#loading.get(table.id) ?? this.#load(table, game);
      this.#loading.set(table.id, loading);
      await loading.finally(() => this.#loading.delete(table.id));
    }
    throw new Error(`The store has not all actions of table ${table.id}.`);
  }

  /** A game is never replaced by an older one. */
  accept(table: string, game: Game, snapshot = 0): void {
    const kept: Kept = this.#kept.get(table) ?? { game: null, text: null, used: 0, snapshot, candidate: null };
    if (kept.game !== null && kept.game.version >= game.version) return;
    kept.game = game;
    kept.text = null;
    this.#use(table, kept);
    this.#considerSnapshot(table, kept, game);
  }

  /** The steps from this version to that one where they are at hand, as they nearly always are for who follows live. */
  recent(table: string, from: number, to: number): readonly Step[] | null {
    const game = this.#kept.get(table)?.game;
    if (game == null || game.version < to) return null;
    const at = game.recent.findIndex(({ version }) => version === from);
    return at === -1 ? null : game.recent.slice(at);
  }

  /** The steps from this version on, or the latest of them. */
  async steps(table: Table, from: number, most = Number.POSITIVE_INFINITY, turn?: Turn): Promise<readonly Step[]> {
    const { version } = await this.at(table);
    const steps: Step[] = [];
    for await (const some of this.portions(table, Math.max(from, version + 1 - most), turn)) steps.push(...some);
    return steps;
  }

  /** All steps from this version on, a few at a time: a long game is never in memory as a whole. */
  async *portions(table: Table, from: number, turn = this.#turnOf(table)): AsyncGenerator<readonly Step[]> {
    const game = await this.at(table);
    const first = Math.max(0, from);
    if (first > game.version) return;
    const at = game.recent.findIndex(({ version }) => version === first);
    if (at === -1) yield* this.#replay(table, first, turn);
    else yield game.recent.slice(at);
  }

  /** Whether steps from this version on have to be made again. */
  isLongAgo({ id, body }: Table, from: number): boolean {
    const recent = this.#kept.get(id)?.game?.recent[0]?.version ?? body.version;
    return from < recent;
  }

  #turnOf({ id }: Table): Turn {
    return this.#turns.for('tables', id);
  }

  /** Games that were not touched since then, as many as these milliseconds allow. The longest untouched come first. */
  packIdle(before: number, time = REST_SLICE): void {
    const until = performance.now() + time;
    for (const kept of this.#unpacked) {
      if (kept.used > before || performance.now() > until) return;
      kept.text = packGame(kept.game!);
      kept.game = null;
      this.#unpacked.delete(kept);
    }
  }

  #atHand(table: Table): Game | null {
    const kept = this.#kept.get(table.id);
    if (kept === undefined) return null;
    kept.game ??= unpackGame(setupOf(table), kept.text!);
    kept.text = null;
    this.#use(table.id, kept);
    return kept.game;
  }

  #use(table: string, kept: Kept): void {
    kept.used = performance.now();
    this.#kept.delete(table);
    this.#kept.set(table, kept);
    this.#unpacked.delete(kept);
    this.#unpacked.add(kept);
    if (this.#kept.size <= MOST_GAMES) return;
    const [oldest, unused] = this.#kept.entries().next().value!;
    this.#kept.delete(oldest);
    this.#unpacked.delete(unused);
  }

  async #load(table: Table, known: Game | null): Promise<Game> {
    if (known === null) {
      const replay = this.#replay(table, Number.POSITIVE_INFINITY, this.#turnOf(table));
      for (;;) {
        const { done, value } = await replay.next();
        if (done) return value;
      }
    }
    let game = known;
    for (const { seat, text } of await this.#store.actions(table.id, game.version + 1)) {
      game = playAction(game, seat, text);
      this.accept(table.id, game);
    }
    return game;
  }

  /** From the snapshot where it is early enough, else from the beginning. Gives the steps from this version on. */
  async *#replay(table: Table, from: number, turn: Turn): AsyncGenerator<readonly Step[], Game> {
    const setup = setupOf(table);
    const snapshot = await this.#store.snapshot(table.id);
    const base = snapshot !== null && snapshot.version < Math.min(from, table.body.version) ? snapshot : null;
    const actions = await this.#store.actions(table.id, (base?.version ?? 0) + 1);
    await turn();
    let pause = performance.now() + SLICE;
    let game =
      base === null
        ? startGame(setup, table.body.rules)
        : resumeGame(setup, base.version, JSON.parse(base.body) as CoreState);
    let steps = from === 0 ? [game.recent[0]!] : [];
    for (const { seat, text } of actions) {
      game = playAction(game, seat, text);
      if (game.version >= from) steps.push(game.recent.at(-1)!);
      const isFull = steps.length >= PORTION;
      if (isFull) {
        yield steps;
        steps = [];
      }
      if (!isFull && performance.now() < pause) continue;
      await turn();
      pause = performance.now() + SLICE;
    }
    if (steps.length > 0) yield steps;
    this.accept(table.id, game, snapshot?.version);
    return game;
  }

  /**
   * A snapshot is stored when the game has gone on far enough for a first look to start from it. It is taken where
   * something came to light, so that no step back leads behind it.
   */
  #considerSnapshot(table: string, kept: Kept, game: Game): void {
    const { candidate } = kept;
    if (candidate === null) {
      if (game.history.before.length === 0 && game.version > kept.snapshot)
        kept.candidate = { version: game.version, body: JSON.stringify(game.history.state) };
    } else if (game.version >= candidate.version + MOST_STEPS) {
      kept.candidate = null;
      kept.snapshot = candidate.version;
      // Only a cache: what fails here is made again from the actions.
      this.#store.keepSnapshot(table, candidate).catch(() => {});
    }
  }
}
