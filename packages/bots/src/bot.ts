import type { Below, CoreState, Move, Seat } from '@drover/engine';

/** How long a bot may think: whichever limit is reached first. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** What a bot is given besides the table as its seat sees it. */
export interface Thinking {
  /** The bot's own dice. */
  readonly below: Below;
  readonly budget?: Budget;
  /** Asked now and then; true ends the thinking with the best move so far. */
  readonly cancelled?: () => boolean;
  /** Told now and then which share of the thinking is done, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** A player made of code. It is given the view of its seat, never the state. */
export interface Bot {
  readonly name: string;
  /** One of the legal moves of the seat that is asked. */
  choose(view: CoreState, seat: Seat, thinking: Thinking): Move;
}
