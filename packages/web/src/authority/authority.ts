import type { Level } from '@drover/bots';
import type { CoreState, GameEvent, Move, Seat, Undoable } from '@drover/engine';

/** Who sits there; whoever has no name goes by the seat. An automa is Sarah or Sam, whose turns the rules play. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }
  | { readonly kind: 'automa'; readonly name: '' };

/** The table after a move, as one viewer may see it. */
export interface Frame {
  /** Grows from frame to frame: moves made so far, and on a server also the steps back. */
  readonly version: number;
  readonly view: CoreState;
  /** Who moved, and what happened on the way here; the first frame has what happened before the first decision. */
  readonly by: Seat | null;
  readonly events: readonly GameEvent[];
}

/** The answer to a move or a step back that does not fit the table any more: look again. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

/**
 * Who keeps a game and says what is allowed. The page does not know whether it runs in the page or on a server: it
 * looks, moves, takes back, and is told when the table has changed.
 */
export interface Authority {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  /** The seats of the people at this device: none for a spectator. */
  readonly seats: readonly Seat[];
  /** Asking a bot what it would do is fine, unless somebody elsewhere cannot see it. */
  readonly hints: boolean;
  /** Moves that go together may be chosen with one click; a lesson takes them one by one. */
  readonly together: boolean;
  /** Where the game can be looked at again; null as long as its record is not for the people here. */
  readonly replayAt: string | null;
  /** Every frame from this version on, as the viewer sees it. */
  frames(viewer: number, from: number): Promise<Frame[]>;
  undoable(seat: Seat): Undoable;
  /**
   * Makes moves in a row. `version` is the one the mover saw. Rejects with the engine's IllegalMove, or with Stale when
   * somebody else has acted, at a server perhaps after some of the moves.
   */
  play(seat: Seat, moves: readonly Move[], version: number): Promise<void>;
  undo(seat: Seat, moves: number, version: number): Promise<void>;
  /** The game so far, once it is known to the asker; a game on a server gives it at the end. */
  record(): Promise<string>;
  /**
   * Called whenever there is something new to see, with the first version that is new. One that had been seen before
   * means that moves were taken back.
   */
  listen(listener: (from: number) => void): () => void;
  /** A bot is thinking for this seat, and how far it is, from 0 to 1. */
  listenThinking(listener: (seat: Seat | null, share: number) => void): () => void;
  /** Something went wrong that nobody at this table asked for: a bot could not move. */
  listenTrouble(listener: (error: unknown) => void): () => void;
  close(): void;
}
