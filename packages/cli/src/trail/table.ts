import type {
  NzComponents,
  NzEvent,
  NzMove,
  NzPlayer,
  NzState,
  SecondComponents,
  SecondEvent,
  SecondMove,
  SecondPlayer,
  SecondState,
  Task,
} from '@drover/engine';

/** What both editions put on the table, and what an edition calls it. */

export type AnyState = NzState | SecondState;
export type AnyComponents = NzComponents | SecondComponents;
export type AnyPlayer = NzPlayer | SecondPlayer;
export type AnyMove = NzMove | SecondMove;
export type AnyEvent = NzEvent | SecondEvent;

export interface Table<S extends AnyState = AnyState, C extends AnyComponents = AnyComponents> {
  readonly s: S;
  readonly c: C;
  readonly words: Idiom;
}

/** The words of an edition. Its methods are given tables of that edition only. */
export interface Idiom {
  readonly currency: string;
  /** An animal, animals, and what the market sells. */
  readonly animal: string;
  readonly animals: string;
  readonly stock: string;
  /** The animals shown at the end of the trail, and the place. */
  readonly herd: string;
  readonly end: string;
  /** A building space on good land. */
  readonly lush: string;
  /** Hazards by section. */
  readonly hazards: readonly string[];
  /** Disc spaces of the player board whose ids do not speak for themselves. */
  readonly discs: Readonly<Record<string, string>>;
  /** The token that ends the game, and how many rows it walks. */
  readonly token: string;
  tokenRows(c: AnyComponents): number;
  readonly automa: AutomaWords;
  /** What only this edition asks, or asks in other words. */
  questions(waiting: Task): Readonly<Record<string, string>>;
  cardName(c: AnyComponents, id: string): string;
  /** What an objective asks for, a noun for each task. */
  tasks(c: AnyComponents, card: number): readonly string[];
  /** Whatever only this edition has, by the name the engine has for it. */
  sourceName(c: AnyComponents, source: string): string | null;
}

export interface AutomaWords {
  readonly name: string;
  /** `her cards`, `decided for her`. */
  readonly possessive: string;
  readonly object: string;
  /** What a card tells it to do, where the words are not those of every opponent. */
  action(at: Table, card: number, name: string): string | null;
  /** Where the next delivery goes. */
  nextDelivery(at: Table, player: AnyPlayer): string;
}

export const money = ({ words }: Table, amount: number): string => `${words.currency}${amount}`;
