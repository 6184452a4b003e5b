import type { EditionId } from '../editions.ts';
import type { CoreRule, Refusal } from './refusal.ts';
import type { Notation } from './notation.ts';
import type { Below } from './rng.ts';
import type { CoreState, GameEvent, Move, Seat, Setup, Task, TaskOf } from './state.ts';
import type { Game } from './versions.ts';

/** Everything a rule works with: the state it may change, the components, and where to tell what happened. */
export interface RuleContext<S extends CoreState = CoreState, C = unknown, E extends GameEvent = GameEvent> {
  readonly s: S;
  readonly c: C;
  /** Null on the inner path: simulations do not pay for stories. */
  readonly log: Log<E> | null;
}

export interface Log<E> {
  push(event: E): unknown;
}

/** The rule of a task the engine carries out by itself. */
export interface AutomaticRule<P, T> {
  run(p: P, task: T): void;
}

/** The rule of a task that waits for a seat's choice. `take` is called with the task already off the agenda. */
export interface ChoiceRule<P, T, M extends Move> {
  moves(p: P, task: T, out: M[]): void;
  take(p: P, task: T, move: M): void;
  /** Why a move that answers this task is not in the list; null leaves it to the engine's general answer. */
  refusal?(p: P, task: T, move: M): Refusal | null;
  /** What on the table asks for this decision: a tile, a card, a space. */
  source?(p: P, task: T): string;
  /** Cards are being revealed: nobody may interrupt. */
  reveal?(task: T): boolean;
  /** A price is being paid: the seat itself may not interrupt, or it could not be paid any more. */
  readonly binding?: boolean;
  /** An interruption may leave nothing to choose; the question is then dropped. */
  readonly mayLapse?: boolean;
}

/** Any rule as the engine sees it, which hands each the tasks of its own name only. */
export type AnyChoiceRule = ChoiceRule<RuleContext, Task, Move>;
export type AnyTaskRule = AutomaticRule<RuleContext, Task> | AnyChoiceRule;

export const isChoice = (rule: AnyTaskRule): rule is AnyChoiceRule => 'moves' in rule;

/** A rule for every task of two tables: those the engine carries out, and the questions. */
export type TaskRules<P, M extends Move, Automatic, Questions> = {
  readonly [N in keyof Automatic]: AutomaticRule<P, TaskOf<Automatic, N>>;
} & {
  readonly [N in keyof Questions]: ChoiceRule<P, TaskOf<Questions, N>, M>;
};

export type AnyTaskRules = Readonly<Record<string, AnyTaskRule>>;

/** The tasks of these rules that wait for a choice. */
export type QuestionOf<Rules> = Rules extends unknown ? ChosenIn<Rules[keyof Rules]> : never;

type ChosenIn<Rule> = Rule extends ChoiceRule<infer _P, infer T extends Task, infer _M> ? T : never;

export interface CategoryScore {
  readonly category: string;
  readonly vp: number;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly categories: readonly CategoryScore[];
  readonly total: number;
  /** Objective cards that count as fulfilled in the best assignment. */
  readonly fulfilled: readonly string[];
}

export interface ScoreSheet {
  readonly seats: readonly SeatScore[];
  /** Seats with the highest total; a tie is a shared victory. */
  readonly leaders: readonly Seat[];
  /** How the people at the table fare against a solo opponent, where one sits. */
  readonly against: AgainstScore | null;
}

export interface AgainstScore {
  readonly seat: Seat;
  readonly difficulty: string;
  /** Points of the best person minus those of the opponent. */
  readonly margin: number;
  readonly outcome: 'won' | 'lost' | 'shared';
}

/** Whom one person plays against. */
export interface SoloOpponent {
  /** The option that seats it: `{ difficulty, firstDelivery }`. */
  readonly option: string;
  /** Where its first delivery may go, by rising value. */
  readonly deliveries: readonly { readonly id: string; readonly value: number }[];
  /** Where it goes by the rules, by difficulty. */
  readonly usualDelivery: Readonly<Record<string, string>>;
  /** How it plays in this game; null where it has no seat. */
  readonly terms: SoloTerms | null;
}

export interface SoloTerms {
  readonly difficulty: string;
  readonly firstDelivery: string;
  /** Where the difficulty says nothing else: then it need not be told. */
  readonly usual: boolean;
}

/** What the engine asks of a game. */
export interface Edition<
  S extends CoreState = CoreState,
  M extends Move = Move,
  C = unknown,
  Rules extends AnyTaskRules = AnyTaskRules,
> {
  readonly id: EditionId;
  /** The rules new games are played by. */
  readonly rules: string;
  /** All rules games can be played by, the newest first. */
  readonly versions: readonly string[];
  /** Where its reference has the rules that editions share, by their subject. */
  readonly ruleIds: Readonly<Record<Exclude<CoreRule, 'format'>, string>>;
  readonly notation: Notation<M, C>;
  readonly tasks: Rules;
  components(game: Game): C;
  /** Throws `Unusable` when the setup makes no sense. */
  create(setup: Setup, rules: string): S;
  /** Options of this setup that are no rule of the game but ours. */
  houseOptions(setup: Setup): readonly string[];
  /** The one there is for such a game, whether it sits at this table or not. */
  soloOpponent(game: Game): SoloOpponent;
  clone(s: S): S;
  /** Moves any seat may make while somebody is deciding. */
  interrupts(p: RuleContext<S, C>, seat: Seat, out: M[]): void;
  interruptRefusal(p: RuleContext<S, C>, seat: Seat, move: M): Refusal | null;
  isInterrupt(move: M): boolean;
  /** Why a move that does not answer the question that waits has to wait itself. */
  notNow(move: M): Refusal | null;
  interrupt(p: RuleContext<S, C>, seat: Seat, move: M): void;
  /** Hides in place what the viewer may not know; called on a copy. */
  hide(s: S, viewer: number): void;
  /** Fills the hidden places of a view in place with something that agrees with it. */
  fill(view: S, below: Below): void;
  score(s: S, c: C): ScoreSheet;
}
