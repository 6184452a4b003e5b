import {
  advance,
  decision,
  generator,
  legalMoves,
  newGame,
  view,
  type CoreState,
  type Played,
  type Seat,
  type Setup,
} from '@drover/engine';
import type { Budget } from '../search/thinking.ts';
import type { Bot } from './bot.ts';

/** A whole game among bots. Each sees only the view of its seat, and has dice of its edition. */

interface PlayOptions {
  readonly budget?: Budget;
  /** True ends the game where it stands. */
  readonly stopped?: () => boolean;
  readonly played?: (move: Played, state: CoreState) => void;
}

export function playGame(setup: Setup, bots: readonly Bot[], options: PlayOptions = {}): CoreState {
  const state = newGame(setup);
  const dice = bots.map((bot, seat) => generator(`${setup.seed}/${seat}`, bot.name));
  while (!state.over && options.stopped?.() !== true) {
    const { seat } = decision(state)!;
    const move = moveOf(state, seat, bots[seat], dice[seat], options.budget);
    options.played?.({ seat, move }, state);
    advance(state, seat, move);
  }
  return state;
}

/** Forced decisions are not worth a result. */
function moveOf(state: CoreState, seat: Seat, bot: Bot, below: (n: number) => number, budget: Budget | undefined) {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves[0];
  return bot.choose(view(state, seat), seat, budget === undefined ? { below } : { below, budget });
}
