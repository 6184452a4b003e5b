import type { Below } from '@drover/engine';

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
