import type { Engine } from './engine.ts';
import { recordOf, replay, type GameRecord, type Played, type ReplayOptions } from './record.ts';
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

/** A state of a game and who led to it; nobody led to the first. */
export interface Moment {
  readonly by: Seat | null;
  readonly state: CoreState;
}

/** How many moves can be taken back, and how many of them belong to the turn that is being played. */
export interface Undoable {
  readonly moves: number;
  readonly turn: number;
}

/** What a seat can take back, the last move first: its own since somebody else acted or something came to light. */
export function undoableIn(course: readonly Moment[], seat: Seat): Undoable {
  const now = course.at(-1)?.state;
  let moves = 0;
  let turn = 0;
  for (let at = course.length - 1; at > 0; at--) {
    const before = course[at - 1]!.state;
    const { by, state } = course[at]!;
    if (by !== seat || state.reveals !== before.reveals) break;
    moves += 1;
    if (before.turn === now?.turn) turn += 1;
  }
  return { moves, turn };
}

export const undoable = ({ before, state }: History, seat: Seat): Undoable =>
  undoableIn(
    [...before.map((step) => step.state), state].map((each, i) => ({ by: before[i - 1]?.seat ?? null, state: each })),
    seat,
  );

/** Such steps cannot be taken back, or not any more. */
export class IllegalUndo extends Unusable {}

export function undo(history: History, seat: Seat, steps = 1): History {
  const can = undoable(history, seat).moves;
  if (!Number.isInteger(steps) || steps < 1 || steps > can)
    throw new IllegalUndo(
      can === 0
        ? 'There is nothing to undo: hidden information was revealed, or somebody else has acted.'
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
export function openHistory(engine: Engine, record: GameRecord, onMove?: ReplayOptions['onMove']): History {
  let history = startHistory(engine, record.setup, record.rules);
  replay(engine, record, {
    onMove(state, played, events) {
      history = follow(history, state, played);
      onMove?.(state, played, events);
    },
  });
  return history;
}
