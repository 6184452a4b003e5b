import type { Engine } from './engine.ts';
import { recordOf, replay, type GameRecord, type Played } from './record.ts';
import { Unusable } from './refusal.ts';
import type { CoreState, GameEvent, Move, Seat, Setup } from './state.ts';

/** A game in progress with the way it came, so that steps can be taken back. Values are never changed, only replaced. */
export interface History {
  readonly setup: Setup;
  readonly state: CoreState;
  readonly played: readonly Played[];
  /** The states before the moves since something last came to light, oldest first, and who made them. */
  readonly before: readonly { readonly seat: Seat; readonly state: CoreState }[];
}

/** By today's rules, or by older ones for a game that was begun with them. */
export const startHistory = (engine: Engine, setup: Setup, rules?: string): History => ({
  setup,
  state: engine.newGame(setup, rules),
  played: [],
  before: [],
});

/** What came to light cannot be undone any more. */
const follow = (history: History, state: CoreState, played: Played): History => ({
  setup: history.setup,
  state,
  played: [...history.played, played],
  before:
    state.reveals === history.state.reveals ? [...history.before, { seat: played.seat, state: history.state }] : [],
});

export function playMove(
  engine: Engine,
  history: History,
  seat: Seat,
  move: Move,
): { history: History; events: GameEvent[] } {
  const { state, events } = engine.apply(history.state, seat, move);
  return { history: follow(history, state, { seat, move }), events };
}

/** How many moves the seat can take back, the last one first: its own since somebody else acted. */
export function undoable(history: History, seat: Seat): number {
  const foreign = history.before.findLastIndex((step) => step.seat !== seat);
  return history.before.length - 1 - foreign;
}

export function undo(history: History, seat: Seat, steps = 1): History {
  const can = undoable(history, seat);
  if (!Number.isInteger(steps) || steps < 1 || steps > can)
    throw new Unusable(
      can === 0
        ? 'There is nothing to take back: something came to light, or somebody else has acted.'
        : `Only ${can} steps can be taken back.`,
    );
  const keep = history.before.length - steps;
  return {
    setup: history.setup,
    state: history.before[keep]!.state,
    played: history.played.slice(0, history.played.length - steps),
    before: history.before.slice(0, keep),
  };
}

export const historyRecord = (engine: Engine, history: History): GameRecord =>
  recordOf(engine, history.setup, history.played, history.state);

/** Continues a recorded game; what can be undone is found again on the way. */
export function openHistory(engine: Engine, record: GameRecord): History {
  let history = startHistory(engine, record.setup, record.rules);
  replay(engine, record, { onMove: (state, played) => (history = follow(history, state, played)) });
  return history;
}
