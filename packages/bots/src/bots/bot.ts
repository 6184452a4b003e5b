import type { CoreState, Move, Seat } from '@drover/engine';
import type { Thinking } from '../search/thinking.ts';

/** A player made of code. It is given the view of its seat, never the state. */
export interface Bot {
  readonly name: string;
  /** One of the legal moves of the seat that is asked. */
  choose(view: CoreState, seat: Seat, thinking: Thinking): Move;
}
