import { setImmediate } from 'node:timers/promises';
import type { CoreState } from '@drover/engine';
import type { Snapshot, Store } from '../store/store.ts';
import { needKnownRules, setupOf, type Table } from '../tables/body.ts';
import { begun, folded, followed, resumed, unfolded, type Game, type Step } from './game.ts';

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
const MOST_GAMES = 5000;
const REST_AFTER = 5000;
/** Often, so that there are never many at once. */
const REST_EVERY = 250;
/** The longest the rebuilding of a game keeps everybody else waiting, in milliseconds. */
const SLICE = 8;

/** The games that are being played, made again from the store where they are not at hand. */
export class Games {
  readonly #store: Store;
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<Game>>();
  readonly #rest: NodeJS.Timeout;

  constructor(store: Store) {
    this.#store = store;
    this.#rest = setInterval(() => this.letRest(performance.now() - REST_AFTER), REST_EVERY).unref();
  }

  close(): void {
    clearInterval(this.#rest);
    this.#kept.clear();
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

  /** The steps from this version on, or the latest of them. */
  async steps(table: Table, from: number, most = Number.POSITIVE_INFINITY): Promise<readonly Step[]> {
    const game = await this.at(table);
    const first = Math.max(0, from, game.version + 1 - most);
    if (first > game.version) return [];
    const at = game.recent.findIndex(({ version }) => version === first);
    return at === -1 ? (await this.#replayed(table, first)).steps : game.recent.slice(at);
  }

  /** Games that were not touched since then. The longest untouched come first. */
  letRest(before: number): void {
    for (const kept of this.#kept.values()) {
      if (kept.used > before) return;
      if (kept.game === null) continue;
      kept.text = folded(kept.game);
      kept.game = null;
    }
  }

  #atHand(table: Table): Game | null {
    const kept = this.#kept.get(table.id);
    if (kept === undefined) return null;
    kept.game ??= unfolded(setupOf(table), kept.text!);
    kept.text = null;
    this.#use(table.id, kept);
    return kept.game;
  }

  #use(table: string, kept: Kept): void {
    kept.used = performance.now();
    this.#kept.delete(table);
    this.#kept.set(table, kept);
    if (this.#kept.size > MOST_GAMES) this.#kept.delete(this.#kept.keys().next().value!);
  }

  async #load(table: Table, known: Game | null): Promise<Game> {
    if (known === null) return (await this.#replayed(table, Number.POSITIVE_INFINITY)).game;
    let game = known;
    for (const { seat, text } of await this.#store.actions(table.id, game.version + 1)) {
      game = followed(game, seat, text);
      this.accept(table.id, game);
    }
    return game;
  }

  /** From the snapshot where it is early enough, else from the beginning. */
  async #replayed(table: Table, from: number): Promise<{ game: Game; steps: Step[] }> {
    const setup = setupOf(table);
    const snapshot = await this.#store.snapshot(table.id);
    const base = snapshot !== null && snapshot.version < Math.min(from, table.body.version) ? snapshot : null;
    let game =
      base === null ? begun(setup, table.body.rules) : resumed(setup, base.version, JSON.parse(base.body) as CoreState);
    const steps = from === 0 ? [game.recent[0]!] : [];
    let pause = performance.now() + SLICE;
    for (const { seat, text } of await this.#store.actions(table.id, game.version + 1)) {
      game = followed(game, seat, text);
      if (game.version >= from) steps.push(game.recent.at(-1)!);
      if (performance.now() < pause) continue;
      await setImmediate();
      pause = performance.now() + SLICE;
    }
    this.accept(table.id, game, snapshot?.version);
    return { game, steps };
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
