import {
  readMove,
  replay,
  sha256,
  type CoreState,
  type EditionId,
  type Move,
  type Seat,
  type Setup,
} from '@drover/engine';
import type { Reason } from '../reasons.ts';
import type { Loss } from '../search/paired.ts';

/** A position at the start of a turn in which one turn is clearly better than those that look natural. */
export interface Puzzle {
  /** Follows from the position: what somebody has solved stays solved when puzzles are added. */
  readonly id: string;
  readonly grade: Grade;
  /** The game up to the turn: the rules it was begun by, its setup, its moves as records write them. */
  readonly rules: string;
  readonly setup: Setup;
  readonly moves: readonly string[];
  readonly seat: Seat;
  /** The best turn, move by move. */
  readonly best: readonly string[];
  /** By how much it is better than the best of those that have to be worse. */
  readonly margin: Loss;
  /** So many made-up games the turns were compared in at most. */
  readonly games: number;
  /** The turns it was compared with. */
  readonly others: readonly ComparedTurn[];
}

/** The puzzles of an edition as they are kept. */
export interface PuzzleFile {
  readonly edition: EditionId;
  /** The games they were looked for in: so many, with seeds that begin so. */
  readonly seed: string;
  readonly searched: number;
  readonly puzzles: readonly Puzzle[];
}

/** How deep one has to look: past one decision at a time, past the nearest plan, past what the turn itself brings. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** Who would play a turn: takes one decision at a time, plans in a hurry, plans well. */
export const LOOKERS = ['obvious', 'hasty', 'thorough'] as const;
export type Looker = (typeof LOOKERS)[number];

export interface ComparedTurn {
  /** To its end, or until something comes to light. */
  readonly moves: readonly string[];
  readonly by: readonly Looker[];
  readonly loss: Loss;
  /** What speaks for the best turn compared with this one, and against it. */
  readonly more: readonly Reason[];
  readonly less: readonly Reason[];
}

/** The best turn is better by as much as this, in points. */
export const MARGIN = 3;
/** What loses less than this is as good: nobody could tell. */
export const AS_GOOD = 1;
export const MOST_DECISIONS = 6;

/** The table at the start of the turn. Throws `Unusable` or `BadMove` when the record cannot be played. */
export const positionOf = ({ rules, setup, moves }: Puzzle): CoreState =>
  replay({ drover: 1, rules, setup, moves }).state;

/** Moves as records write them. */
export const readTurn = (position: CoreState, moves: readonly string[]): Move[] =>
  moves.map((text) => readMove(position, text));

const ID_LENGTH = 8;

export const idOf = ({ rules, setup, moves }: Pick<Puzzle, 'rules' | 'setup' | 'moves'>): string =>
  sha256(JSON.stringify([rules, setup, moves])).slice(0, ID_LENGTH);
