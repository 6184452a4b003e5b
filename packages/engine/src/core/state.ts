import type { EditionId } from '../editions.ts';
import type { Streams } from './rng.ts';

export type Seat = number;

/** The layout of states; a program refuses states of a newer one. */
export const FORMAT = 1;

/** Who looks: a seat, or somebody without one. `FULL` marks a state in which nothing is hidden. */
export const SPECTATOR = -1;
export const FULL = -2;

/** How a game was created. Together with its moves this is the whole game. */
export interface Setup {
  readonly edition: EditionId;
  readonly players: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Corrections to component values, checked when the game is created. */
  readonly components?: unknown;
}

/**
 * Something that is still to be done, as data. Tasks are never changed once they lie on the agenda, only replaced,
 * so that a copy of the agenda is a copy of the list.
 */
export interface Task {
  readonly task: string;
  readonly seat: Seat;
}

/** The tasks of a table that says, for every name, what a task of this name knows. */
export type TaskOf<Table, Name extends keyof Table = keyof Table> = {
  [N in Name]: Flat<{ readonly task: N; readonly seat: Seat } & Table[N]>;
}[Name];

type Flat<T> = { readonly [K in keyof T]: T[K] };

/**
 * Pending tasks; the last one is next. Rules that several editions share push tasks that all of these have, and must
 * be ready to find any other.
 */
export interface Agenda<Pushed extends Task, Found extends Task = Pushed> extends ReadonlyArray<Found> {
  push(...tasks: Pushed[]): number;
  pop(): Found | undefined;
}

/** A decision as a list of plain values; each edition has its own union of moves. */
export interface Move {
  readonly do: string;
}

/** What happened. An event with `only` holds something that just this seat may know: its `cards`. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly only?: Seat;
}

/** The game is over, and these seats have won it. */
export interface OverEvent extends GameEvent {
  readonly type: 'over';
  readonly leaders: readonly Seat[];
}

export interface CoreState {
  format: number;
  edition: EditionId;
  /** Version of the rules this game is played by. */
  rules: string;
  setup: Setup;
  /** `FULL`, or whose view this is. */
  viewer: number;
  /** Seats in turn order. */
  order: Seat[];
  /** Which tasks there are is the edition's matter. */
  agenda: Agenda<never, Task>;
  rng: Streams;
  /** Grows whenever something hidden comes to light: undo never goes back behind that. */
  reveals: number;
  /** Number of turns begun so far. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  over: boolean;
}
