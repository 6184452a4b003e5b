import type { Level } from '@drover/bots';
import {
  decision,
  FULL,
  historyRecord,
  legalMoves,
  playMove,
  undo,
  undoable,
  Unusable,
  view,
  writeRecord,
  type CoreState,
  type History,
  type Move,
  type Seat,
  type Undoable,
} from '@drover/engine';
import { resultOf, type Result } from './result.ts';
import { courseOf, framesOf, type Step } from './steps.ts';
import { Stale, type Authority, type Frame, type Sitter } from './authority.ts';

/** Thinks for the bots; in the page that is a worker. */
export interface Thinker {
  think(view: CoreState, seat: Seat, level: Level, seed: string, progress: (share: number) => void): Promise<Move>;
  stop(): void;
}

/** The game as it is to be kept. */
export interface Kept {
  readonly record: string;
  readonly version: number;
  readonly turn: number;
  readonly over: boolean;
  /** Once it is over. */
  readonly result?: Result;
}

/** Called before a move is shown, so that what has been seen is kept. */
export type Keep = (game: Kept) => Promise<void>;

/** A game kept by the page itself. */
export class LocalAuthority implements Authority {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly seats: readonly Seat[];
  readonly hints = true;
  readonly together = true;
  readonly replayAt: string;
  #history: History;
  /** Everything since the beginning: the page tells it, plays it back and shows it. */
  #steps: Step[];
  readonly #thinker: Thinker;
  readonly #keep: Keep;
  readonly #listeners = new Set<(from: number) => void>();
  readonly #thinkingListeners = new Set<(seat: Seat | null, share: number) => void>();
  readonly #troubleListeners = new Set<(error: unknown) => void>();
  #closed = false;
  /** A move is being kept: until it is, the table is neither as before nor as after it. */
  #keeping = false;

  /** Throws `Unusable` or `BadMove` when the record cannot be played. */
  constructor(id: string, record: string, sitters: readonly Sitter[], thinker: Thinker, keep: Keep) {
    const { history, steps } = courseOf(record);
    this.id = id;
    this.sitters = sitters;
    this.seats = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.replayAt = `#/replay/${id}`;
    this.#history = history;
    this.#steps = steps;
    this.#thinker = thinker;
    this.#keep = keep;
    this.#letBotsPlay();
  }

  get #version(): number {
    return this.#history.played.length;
  }

  frames(viewer: number, from: number): Promise<Frame[]> {
    if (viewer === FULL && !this.#history.state.over) throw new Unusable('Nothing is open before the game is over.');
    return Promise.resolve(framesOf(this.#steps, viewer, from));
  }

  undoable(seat: Seat): Undoable {
    return undoable(this.#history, seat);
  }

  #fits(version: number): boolean {
    return version === this.#version && !this.#keeping;
  }

  async play(seat: Seat, moves: readonly Move[], version: number): Promise<void> {
    if (!this.#fits(version)) throw new Stale();
    let history = this.#history;
    const steps = [...this.#steps];
    for (const move of moves) {
      const made = playMove(history, seat, move);
      history = made.history;
      steps.push({ by: seat, state: history.state, events: made.events });
    }
    await this.#accept(history, steps, version + 1);
  }

  async undo(seat: Seat, moves: number, version: number): Promise<void> {
    if (!this.#fits(version)) throw new Stale();
    const history = undo(this.#history, seat, moves);
    await this.#accept(history, this.#steps.slice(0, this.#steps.length - moves), version - moves);
  }

  record(): Promise<string> {
    return Promise.resolve(writeRecord(historyRecord(this.#history)));
  }

  listen(listener: (from: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  listenThinking(listener: (seat: Seat | null, share: number) => void): () => void {
    this.#thinkingListeners.add(listener);
    return () => this.#thinkingListeners.delete(listener);
  }

  listenTrouble(listener: (error: unknown) => void): () => void {
    this.#troubleListeners.add(listener);
    return () => this.#troubleListeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#thinker.stop();
  }

  async #accept(history: History, steps: Step[], from: number): Promise<void> {
    const { turn, over } = history.state;
    this.#keeping = true;
    try {
      const result = over ? { result: resultOf(history.state) } : {};
      const record = writeRecord(historyRecord(history));
      await this.#keep({ record, version: history.played.length, turn, over, ...result });
    } finally {
      this.#keeping = false;
    }
    this.#history = history;
    this.#steps = steps;
    for (const listener of this.#listeners) listener(from);
    this.#letBotsPlay();
  }

  #letBotsPlay(): void {
    const asked = decision(this.#history.state);
    const sitter = asked === null ? undefined : this.sitters[asked.seat];
    if (asked === null || sitter?.kind !== 'bot') return;
    this.#letBotPlay(asked.seat, sitter.level).catch((error: unknown) => {
      for (const listener of this.#troubleListeners) listener(error);
    });
  }

  async #letBotPlay(seat: Seat, level: Level): Promise<void> {
    const version = this.#version;
    const seen = view(this.#history.state, seat);
    const tell = (who: Seat | null, share: number): void => {
      for (const listener of this.#thinkingListeners) listener(who, share);
    };
    const moves = legalMoves(seen, seat);
    tell(seat, 0);
    const seed = `${this.#history.setup.seed}/${version}`;
    const move =
      moves.length === 1 ? moves[0]! : await this.#thinker.think(seen, seat, level, seed, (share) => tell(seat, share));
    tell(null, 1);
    // A person may have used a token in the meantime: then the bot is asked again by that move.
    if (!this.#closed && this.#fits(version)) await this.play(seat, [move], version);
  }
}
