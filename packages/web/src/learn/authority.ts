import { apply, type CoreState, type Move, type Seat, type Undoable } from '@drover/engine';
import { Stale, type Authority, type Frame, type Sitter } from '../authority/authority.ts';
import { framesOf, type Step as Played } from '../authority/steps.ts';
import { LEARNER } from './moves.ts';

/** The game of a lesson: it begins in a prepared position, and lives as long as the page shows it. */
export class LessonAuthority implements Authority {
  readonly id = 'lesson';
  readonly sitters: readonly Sitter[];
  readonly seats: readonly Seat[] = [LEARNER];
  readonly hints = false;
  readonly together = false;
  readonly replayAt = null;
  /** Moves of the person may be taken back, as far as this turn goes. */
  mayUndo = false;
  #played: Played[];
  readonly #asked: (move: Move) => void;
  readonly #listeners = new Set<(from: number) => void>();

  /** `asked` hears of every move the person chooses, and makes it or not. */
  constructor(state: CoreState, sitters: readonly Sitter[], asked: (move: Move) => void) {
    this.sitters = sitters;
    this.#played = [{ by: null, state, events: [] }];
    this.#asked = asked;
  }

  get state(): CoreState {
    return this.#played.at(-1)!.state;
  }

  /** Another position. */
  set(state: CoreState): void {
    this.#played = [{ by: null, state, events: [] }];
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
    const since = this.#played.findLastIndex(({ by, state }) => by !== LEARNER || state.turn !== turn);
    const moves = this.mayUndo ? this.#played.length - 1 - since : 0;
    return { moves, turn: moves };
  }

  play(_: Seat, moves: readonly Move[], version: number): Promise<void> {
    if (version !== this.#played.length - 1) return Promise.reject(new Stale());
    for (const move of moves) this.#asked(move);
    return Promise.resolve();
  }

  undo(_: Seat, moves: number): Promise<void> {
    this.#played = this.#played.slice(0, this.#played.length - moves);
    this.#tell(this.#played.length - 1);
    return Promise.resolve();
  }

  record(): Promise<string> {
    return Promise.reject(new Error('A lesson has no record: its game begins in the middle.'));
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
