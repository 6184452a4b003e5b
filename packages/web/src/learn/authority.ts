import { apply, type CoreState, type Move, type Seat, type Undoable } from '@drover/engine';
import { Stale, type Authority, type Frame, type Sitter } from '../authority/authority.ts';
import { framesOf, type Step as Played } from '../authority/steps.ts';

interface Prepared {
  /** How it begins: a position, perhaps with the way there. */
  readonly begun: readonly Played[];
  readonly sitters: readonly Sitter[];
  /** The seat of the person. */
  readonly seat: Seat;
  readonly together: boolean;
}

/** A game that begins in a prepared position, and lives as long as the page shows it: that of a lesson, or of a puzzle. */
export class PreparedAuthority implements Authority {
  readonly id = 'prepared';
  readonly sitters: readonly Sitter[];
  readonly seats: readonly Seat[];
  readonly hints = false;
  readonly together: boolean;
  readonly replayAt = null;
  /** Moves of the person may be taken back, as far as this turn goes. */
  mayUndo = false;
  #played: readonly Played[];
  readonly #seat: Seat;
  readonly #asked: (move: Move) => void;
  readonly #listeners = new Set<(from: number) => void>();

  /** `asked` hears of every move the person chooses, and makes it or not. */
  constructor({ begun, sitters, seat, together }: Prepared, asked: (move: Move) => void) {
    this.sitters = sitters;
    this.seats = [seat];
    this.together = together;
    this.#seat = seat;
    this.#played = begun;
    this.#asked = asked;
  }

  get state(): CoreState {
    return this.#played.at(-1)!.state;
  }

  /** How it began, and every move since. */
  get length(): number {
    return this.#played.length;
  }

  /** Another position. */
  set(begun: readonly Played[]): void {
    this.#played = begun;
    this.#tell(0);
  }

  make(seat: Seat, move: Move): void {
    const { state, events } = apply(this.state, seat, move);
    this.#played = [...this.#played, { by: seat, state, events }];
    this.#tell(this.#played.length - 1);
  }

  frames(viewer: number, from: number): Promise<Frame[]> {
    return Promise.resolve(framesOf(this.#played, viewer, from));
  }

  undoable(): Undoable {
    const { turn } = this.state;
    const since = this.#played.findLastIndex(({ by, state }) => by !== this.#seat || state.turn !== turn);
    const moves = this.mayUndo ? this.#played.length - 1 - since : 0;
    return { moves, turn: moves };
  }

  play(_: Seat, moves: readonly Move[], version: number): Promise<void> {
    if (version !== this.#played.length - 1) return Promise.reject(new Stale());
    for (const move of moves) this.#asked(move);
    return Promise.resolve();
  }

  undo(_: Seat, moves: number): Promise<void> {
    if (moves > this.undoable().moves) return Promise.reject(new Stale());
    this.#played = this.#played.slice(0, this.#played.length - moves);
    this.#tell(this.#played.length - 1);
    return Promise.resolve();
  }

  record(): Promise<string> {
    return Promise.reject(new Error('A prepared game has no record: it begins in the middle.'));
  }

  listen(listener: (from: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  listenThinking(): () => void {
    return () => {};
  }
  listenTrouble(): () => void {
    return () => {};
  }
  close(): void {
    this.#listeners.clear();
  }

  #tell(from: number): void {
    for (const listener of this.#listeners) listener(from);
  }
}

/** A position without the way there. */
export const only = (state: CoreState): readonly Played[] => [{ by: null, state, events: [] }];
