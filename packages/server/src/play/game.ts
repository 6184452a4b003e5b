import {
  beginGame,
  playMove,
  readMove,
  undo,
  type CoreState,
  type GameEvent,
  type History,
  type Seat,
  type Setup,
} from '@drover/engine';

/** A game from the server's side: a history that moves and steps back are added to, with a version that only grows. */

/** What one action did. Nothing is hidden in it. */
export interface Step {
  readonly version: number;
  readonly by: Seat | null;
  /** How many moves were taken back; 0 for a move. */
  readonly undone: number;
  readonly state: CoreState;
  readonly events: readonly GameEvent[];
}

export interface Game {
  readonly version: number;
  /** What has been played is kept only as far as it can be taken back: the store has the rest. */
  readonly history: History;
  /** The latest steps, for those who follow the game live. */
  readonly recent: readonly Step[];
}

/** Whoever is further behind is served from the store; each of them takes as much memory as a game at rest. */
const RECENT = 4;

/** A step back is written among the actions as `undo 2`. */
export const undoText = (moves: number): string => `undo ${moves}`;

/** How many moves the action takes back; null for a move. */
export function movesUndone(text: string): number | null {
  const [, moves] = /^undo ([1-9]\d{0,2})$/.exec(text) ?? [];
  return moves === undefined ? null : Number(moves);
}

function at(history: History, step: Step, before: readonly Step[]): Game {
  const open = history.before.length === 0;
  return {
    version: step.version,
    history: open ? { ...history, played: [] } : history,
    recent: [...before.slice(1 - RECENT), step],
  };
}

export function startGame(setup: Setup, rules: string): Game {
  const { state, events } = beginGame(setup, rules);
  return at({ setup, state, played: [], before: [] }, { version: 0, by: null, undone: 0, state, events }, []);
}

/** Nothing can be taken back behind a snapshot: they are made where something has just come to light. */
export const resumeGame = (setup: Setup, version: number, state: CoreState): Game => ({
  version,
  history: { setup, state, played: [], before: [] },
  recent: [],
});

/** The game after an action. Throws the engine's IllegalMove or IllegalUndo. */
export function playAction(game: Game, seat: Seat, text: string): Game {
  const version = game.version + 1;
  const undone = movesUndone(text);
  if (undone !== null) {
    const history = undo(game.history, seat, undone);
    const step: Step = { version, by: seat, undone, state: history.state, events: [] };
    return at(history, step, game.recent);
  }
  const { history, events } = playMove(game.history, seat, readMove(game.history.state, text));
  return at(history, { version, by: seat, undone: 0, state: history.state, events }, game.recent);
}

/** The moves that were not taken back. */
export function standingMoves(actions: readonly { readonly seat: Seat; readonly text: string }[]): string[] {
  const moves: string[] = [];
  for (const { seat, text } of actions) {
    const undone = movesUndone(text);
    if (undone === null) moves.push(`${seat}: ${text}`);
    else moves.length -= undone;
  }
  return moves;
}

/** A game nobody has touched for a while is kept as text, which takes a fraction of the room. */
export function packGame({ version, history, recent }: Game): string {
  const last = recent.at(-1);
  return JSON.stringify({
    version,
    state: history.state,
    before: history.before,
    last: last === undefined ? null : { by: last.by, undone: last.undone, events: last.events },
  });
}

export function unpackGame(setup: Setup, text: string): Game {
  const { version, state, before, last } = JSON.parse(text) as {
    version: number;
    state: CoreState;
    before: History['before'];
    last: Pick<Step, 'by' | 'undone' | 'events'> | null;
  };
  return {
    version,
    // Which moves they were does not matter for taking them back, only how many.
    history: { setup, state, played: before.map(({ seat }) => ({ seat, move: { do: '' } })), before },
    recent: last === null ? [] : [{ ...last, version, state }],
  };
}
