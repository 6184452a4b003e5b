/**
 * The engine's whole surface: a handful of functions over plain states.
 *
 *     let state = newGame({ edition: 'nz', players: 2, seed: 'kea', options: {} });
 *     while (!state.over) {
 *       const { seat } = decision(state)!;
 *       state = apply(state, seat, legalMoves(state, seat)[0]!).state;
 *     }
 *     score(state);
 */
import * as histories from './core/history.ts';
import * as records from './core/record.ts';
import type { CoreState, Move, Seat, Setup } from './core/state.ts';
import type { Game } from './core/versions.ts';
import { engine } from './engine.ts';
import type { NzCode } from './nz/refusal.ts';
import type { NzTask } from './nz/tasks.ts';
import type { SecondCode } from './second/refusal.ts';
import type { SecondTask } from './second/tasks.ts';
import type { TrailCode } from './trail/refusal.ts';

export { engine };

export const {
  beginGame,
  newGame,
  checkState,
  decision,
  legalMoves,
  whyNot,
  apply,
  advance,
  clone,
  view,
  determinize,
  score,
  hash,
  houseOptions,
  soloOpponent,
  writeMove,
  readMove,
  generator,
} = engine;

/** Every reason there is for refusing a move. */
export type RefusalCode = TrailCode | NzCode | SecondCode;

/** A game by this setup that would be begun now. */
export const todaysGame = (setup: Setup): Game => ({ rules: engine.rulesOf(setup.edition), setup });

export const { parseRecord, writeRecord } = records;
export const replay = (record: records.GameRecord, options?: records.ReplayOptions) =>
  records.replay(engine, record, options);
export const recordOf = (setup: Setup, played: readonly records.Played[], last: CoreState) =>
  records.recordOf(engine, setup, played, last);

export const { undo, undoable, undoableIn } = histories;
export const startHistory = (setup: Setup, rules?: string) => histories.startHistory(engine, setup, rules);
export const playMove = (history: histories.History, seat: Seat, move: Move) =>
  histories.playMove(engine, history, seat, move);
export const historyRecord = (history: histories.History) => histories.historyRecord(engine, history);
export const openHistory = (record: records.GameRecord, onMove?: records.ReplayOptions['onMove']) =>
  histories.openHistory(engine, record, onMove);

/** What has to be decided now, in whichever edition: `ask` tells which of the questions it is, and so what its task knows. */
export type Decision = NonNullable<ReturnType<typeof decision>>;

/** Everything that can lie on the agenda of a game. */
export type AnyTask = NzTask | SecondTask;

export { canonical, eventFor, type Engine, type Outcome } from './core/engine.ts';
export type { AgainstScore, CategoryScore, ScoreSheet, SeatScore, SoloOpponent, SoloTerms } from './core/edition.ts';
export { IllegalUndo, type History, type Moment, type Undoable } from './core/history.ts';
export { OverrideError } from './core/overrides.ts';
export { BadMove, type GameRecord, type Played, type ReplayOptions } from './core/record.ts';
export { IllegalMove, Unusable, type Refusal } from './core/refusal.ts';
export type { Below } from './core/rng.ts';
export { sha256 } from './core/sha256.ts';
export type { Sourced } from './core/source.ts';
export {
  FORMAT,
  FULL,
  SPECTATOR,
  type CoreState,
  type GameEvent,
  type Move,
  type Seat,
  type Setup,
  type Task,
} from './core/state.ts';
export type { Game } from './core/versions.ts';
export { HIDDEN } from './trail/types.ts';
export { EDITIONS, isEditionId, type EditionId } from './editions.ts';
export { BONUS_STACKS, type Effect } from './effects/effect.ts';
export { nz } from './nz/edition.ts';
export type { NzComponents } from './nz/compile.ts';
export { nzTables } from './nz/components/index.ts';
export type { NzEffect } from './nz/effects.ts';
export type { NzEvent } from './nz/events.ts';
export type { NzMove } from './nz/moves.ts';
export { nzRuleIds } from './nz/rule-ids.ts';
export { NZ_CATEGORIES } from './nz/scoring.ts';
export { NZ_DEFAULTS } from './nz/setup.ts';
export type { NzTask } from './nz/tasks.ts';
export type { NzOptions, NzPlayer, NzState } from './nz/state.ts';
export { second } from './second/edition.ts';
export type { SecondComponents } from './second/compile.ts';
export { secondTables } from './second/components/index.ts';
export type { SecondEffect } from './second/effects.ts';
export type { SecondEvent } from './second/events.ts';
export type { SecondMove } from './second/moves.ts';
export { secondRuleIds } from './second/rule-ids.ts';
export { SECOND_CATEGORIES } from './second/scoring.ts';
export { SECOND_DEFAULTS } from './second/setup.ts';
export type { SecondTask } from './second/tasks.ts';
export type { SecondOptions, SecondPlayer, SecondState } from './second/state.ts';
export * as answers from './answers.ts';
export * as tiles from './trail/tiles.ts';
