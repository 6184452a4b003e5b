import type { AnyTask, Effect, Seat } from '@drover/engine';
import type { ComponentFacts, EditionFacts } from './components.ts';
import type { Counting } from './counts.ts';
import type { Components, Player, State } from './editions.ts';
import type { Flock } from './flock.ts';
import type { Terms } from './terms.ts';
import type { Weights } from './weights.ts';

/**
 * One seat's look at a position: what every term of the evaluation works with. With `s`, `c` and `log` it is what the
 * engine's own answers are asked with (`answers`).
 */
export interface EvaluationContext {
  readonly s: State;
  readonly c: Components;
  readonly log: null;
  readonly me: Player;
  readonly seat: Seat;
  readonly w: Weights;
  readonly facts: ComponentFacts;
  readonly edition: EditionEvaluation;
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

/** What each edition adds to the evaluation. */
export interface EditionEvaluation {
  facts(c: Components): EditionFacts;
  /** Tiles that may still be placed until the end comes, and how many that were at the start. */
  tilesLeft(s: State, c: Components): number;
  tilesAtStart(c: Components, players: number): number;
  /** The terms only this edition knows. */
  addTerms(ctx: EvaluationContext, terms: Terms): void;
  /** What a person can count of what only this edition's terms weigh. */
  readonly counting: Counting;
  /** How often each task of an objective can be fulfilled, for those that do not ask for cards. */
  taskCounts(ctx: EvaluationContext, have: Int16Array): void;
  /** What a master counts that only this edition has. */
  masterCount(ctx: EvaluationContext, of: string): number;
  /** The cheapest worker of each row in the job market, before modifiers; Infinity where there is none. */
  jobPrices(ctx: EvaluationContext, prices: number[]): void;
  readonly appraisals: Partial<EffectAppraisals>;
  /** Shearing that is pending, or the wool post after it. */
  pendingTask(ctx: EvaluationContext, task: Extract<AnyTask, { task: 'shear' | 'wool-post' }>): number;
  /** What clearing a space of the player board frees, beside auxiliary actions and cards in hand. */
  clearedWorth(ctx: EvaluationContext, space: number): number;
  /** What comes along with a hazard, at the start of the game. */
  readonly hazardExtra: number;
  /** Deliveries of the rest of the game, if a hand usually has so much breeding value. */
  expectedDeliveries(ctx: EvaluationContext, total: number): number;
  /** The best delivery with so much breeding value, and what one to this place is worth. */
  bestDelivery(ctx: EvaluationContext, total: number): number;
  deliveryWorth(ctx: EvaluationContext, place: number): number;
  /** Points for the worker that takes this place in a row, counted from 1. */
  workerVp(ctx: EvaluationContext, place: number): number;
}

/** What carrying out each of these icons would be worth now. An edition has one for every icon it prints. */
export type EffectAppraisals<Icon extends Effect['do'] = Effect['do']> = {
  readonly [Name in Icon]: (ctx: EvaluationContext, effect: EffectOf<Name>) => number;
};

export type EffectOf<Name extends Effect['do']> = Extract<Effect, { do: Name }>;
