import type { Effect, Seat, Task } from '@drover/engine';
import type { Flock } from './flock.ts';
import type { Components, Player, Printed, State } from './printed.ts';
import type { Parts } from './features.ts';
import type { Weights } from './weights.ts';

/** One seat's look at a position: what every part of the valuation works with. */
export interface Eye {
  readonly s: State;
  readonly c: Components;
  readonly me: Player;
  readonly seat: Seat;
  readonly w: Weights;
  readonly printed: Printed;
  readonly own: Own;
  /** How much of the game is left, from 1 to 0. */
  readonly left: number;
  /** How often this seat will reach the end of the trail. */
  readonly visits: number;
  /** What the next coin is worth. */
  readonly coin: number;
  readonly flock: Flock;
  /** Breeding value to be expected at the end of the trail. */
  readonly total: number;
  /** What a point more of it is worth over the rest of the game; worked out when it is asked for. */
  pointWorth: number;
}

/** What each edition adds. */
export interface Own {
  /** Tiles that may still be placed until the end comes, and how many that were at the start. */
  tilesLeft(s: State, c: Components): number;
  tilesAtStart(c: Components, players: number): number;
  stepLimit(s: State, c: Components, me: Player): number;
  permanentCertificates(c: Components, me: Player): number;
  /** The features only this edition knows. */
  add(eye: Eye, parts: Parts): void;
  /** How often each task of an objective can be fulfilled, for those that do not ask for cards. */
  taskCounts(eye: Eye, have: Int16Array): void;
  /** The cheapest worker of each row in the job market, before modifiers; Infinity where there is none. */
  jobPrices(eye: Eye, prices: number[]): void;
  appraise(eye: Eye, effect: Effect): number;
  /** A question of this edition that is under way. */
  task(eye: Eye, task: PendingTask): number;
  /** Deliveries to come, if a hand usually has so much breeding value. */
  toCome(eye: Eye, total: number): number;
  /** The best delivery with so much breeding value. */
  bestDelivery(eye: Eye, total: number): number;
  /** Points for the worker that takes this place in a row, counted from 1. */
  workerVp(eye: Eye, place: number): number;
}

/** A task as it lies on the agenda, with what the different kinds of them know. */
export interface PendingTask extends Task {
  readonly effect?: Effect;
  /** Local actions used, one bit each, and whether the place is done with. */
  readonly used?: number;
  readonly closed?: boolean;
  readonly at?: number;
  /** Workers not yet put to use. */
  readonly free?: number;
  readonly building?: number;
  /** Breeding value or wool for a delivery. */
  readonly total?: number;
  readonly sheared?: boolean;
  /** Cards shown so far. */
  readonly revealed?: readonly number[];
}
