import { IllegalMove, IllegalUndo, type Seat } from '@drover/engine';
import type { MoveAnswer } from '@drover/protocol';
import { loadWords, tellerOf } from '@drover/words';
import { isTimeUp } from '../tables/clock.ts';
import { Refusal } from '../refusal.ts';
import type { Store, StoredAction } from '../store/store.ts';
import { isRevealOver, withheld } from '../tables/reveal.ts';
import { seatOf, unrevealed, type Table } from '../tables/table.ts';
import { standing } from '../tables/change.ts';
import { vacated } from '../tables/seats.ts';
import { busy, type Tables } from '../tables/tables.ts';
import { framesFor } from './frames.ts';
import type { Uptime } from './uptime.ts';
import { playAction, type Game } from './game.ts';
import { MOST_STEPS, type Games } from './games.ts';
import type { TableQueue } from '../tables/table-queue.ts';

/** A move or a step back that somebody wants to make. */
export interface ActionRequest {
  readonly version: number;
  readonly key: string;
  readonly seat: Seat;
  readonly text: string;
}

export interface PlayParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly queue: TableQueue;
  readonly uptime: Pick<Uptime, 'clocksAreRight'>;
  readonly now: () => number;
  /** Told after every change of a running game, when it is safe. */
  readonly changed: (before: Table, after: Table) => void;
  readonly appended: (seconds: number) => void;
}

const TRIES = 20;

/** The server answers in English. */
const words = await loadWords('en');

/** The game after what was wished, or why not. */
function tryAction(game: Game, { seat, text }: ActionRequest): Game {
  try {
    return playAction(game, seat, text);
  } catch (error) {
    if (error instanceof IllegalMove) {
      const { code, rule } = error.refusal;
      const why = tellerOf(words, game.history.state, []).refusal(error.refusal);
      throw new Refusal(422, 'illegal-move', `${why} (${rule})`, { reason: code, rule });
    }
    if (error instanceof IllegalUndo) throw new Refusal(422, 'illegal-undo', error.message);
    throw error;
  }
}

/** Moves of people and bots: persist, then acknowledge; what was persisted is published when the store tells of it. */
export class Play {
  readonly #parts: PlayParts;

  constructor(parts: PlayParts) {
    this.#parts = parts;
  }

  byPerson(id: string, person: string, wish: ActionRequest): Promise<MoveAnswer> {
    return this.#act(id, wish, (table) => {
      const seat = seatOf(table, person);
      if (seat === null) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
      if (seat !== wish.seat) throw new Refusal(403, 'not-your-seat', 'This is not your seat.');
    });
  }

  byBot(id: string, wish: ActionRequest): Promise<MoveAnswer> {
    return this.#act(id, wish, (table) => {
      if (table.body.seats[wish.seat]?.kind !== 'bot')
        throw new Refusal(403, 'not-your-seat', 'No bot has this seat any more.');
    });
  }

  #act(id: string, wish: ActionRequest, check: (table: Table) => void): Promise<MoveAnswer> {
    const { tables, queue } = this.#parts;
    return queue.run(id, async () => {
      const known = tables.known(id);
      const answer = known === undefined ? null : await this.#actOnKnown(known, wish, check);
      if (answer !== null) return answer;
      for (let tries = 0; tries < TRIES; tries++) {
        const late = await this.#actOn(await tables.get(id), wish, check);
        if (late !== null) return late;
      }
      throw busy();
    });
  }

  /** What is known may be old. Writing it finds that out; whatever else is to be said is said of the table as it is. */
  async #actOnKnown(table: Table, wish: ActionRequest, check: (table: Table) => void): Promise<MoveAnswer | null> {
    if (table.status !== 'playing' || table.body.version !== wish.version) return null;
    try {
      const answer = await this.#actOn(table, wish, check);
      return answer?.answer === 'stale' ? null : answer;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** Null where something else happened to the table meanwhile. */
  async #actOn(table: Table, wish: ActionRequest, check: (table: Table) => void): Promise<MoveAnswer | null> {
    const { games, uptime, now } = this.#parts;
    check(table);
    if (table.status === 'open') throw new Refusal(409, 'not-playing', 'The game has not begun.');
    if (wish.version < table.body.version) return this.#late(table, wish);
    if (table.status !== 'playing') throw new Refusal(409, 'not-playing', 'This game has ended.');
    const at = now();
    if (isTimeUp(table.body.time, at)) {
      await uptime.clocksAreRight();
      await this.timeUp(table.id, at);
      return null;
    }
    const game = await games.at(table);
    if (wish.version !== game.version) return this.#late(table, wish);
    return this.#append(table, wish, tryAction(game, wish));
  }

  async #append(table: Table, { version, key, seat, text }: ActionRequest, game: Game): Promise<MoveAnswer | null> {
    const { store, tables, games, now, changed, appended } = this.#parts;
    const at = now();
    const action: StoredAction = { version: version + 1, seat, text, at, key };
    const after = standing(table, game.history.state, game.version, at);
    const start = performance.now();
    const answer = await store.append(table.id, action, after, table);
    appended((performance.now() - start) / 1000);
    switch (answer.result) {
      case 'appended':
        games.accept(table.id, game);
        changed(table, tables.know(after));
        return { answer: 'accepted', version: game.version };
      case 'duplicate':
        return { answer: 'duplicate', version: answer.version };
      case 'stale':
        return null;
    }
  }

  /** The wish was made for another version: it may have been carried out already, or it comes too late. */
  async #late(table: Table, { version, key, seat }: ActionRequest): Promise<MoveAnswer> {
    const { store, games } = this.#parts;
    const [done] = await store.actions(table.id, version + 1);
    if (done?.key === key && done.seat === seat) return { answer: 'duplicate', version: done.version };
    // Who has seen more than there is saw it before a backup was put back, and missed all there is now.
    const from = Math.min(version + 1, table.body.version);
    const steps = await games.steps(table, from, MOST_STEPS);
    return { answer: 'stale', version: table.body.version, missed: framesFor(steps, seat) };
  }

  /**
   * Takes the seat of whoever had run out of time then, before the game or in it; then is before the clocks were looked
   * at. Call it in the queue of the table.
   */
  async timeUp(id: string, at: number): Promise<void> {
    const { tables, now, changed } = this.#parts;
    const { before, after } = await tables.change(id, (table) => {
      if (isRevealOver(table, at)) return withheld(table, unrevealed(table.body), now());
      return table.status === 'playing' && isTimeUp(table.body.time, at)
        ? vacated(table, table.body.time.running!.seat, now())
        : table;
    });
    if (after !== before) changed(before, after);
  }
}
