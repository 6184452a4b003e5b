import type { EditionId, Effect, Seat, Task } from '@drover/engine';
import type { AnyComponents, AnyState } from '../pack/engine-types.ts';
import type { AutomaAction, Deed, MarketPick } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';
import type { Words } from '../words.ts';

/** What a sentence is made from: the table, its components, the language, the edition's own words, who sits where. */

/** What is known before there is a table: enough for icons, refusals and names of components. */
export interface GameContext<C extends AnyComponents = AnyComponents> {
  readonly edition: EditionId;
  readonly c: C;
  readonly words: Words;
  readonly own: OwnWords;
  who(seat: Seat): Player;
}

/** A moment of a game: `at` in the code, as `g` is a game. */
export interface TableContext<
  S extends AnyState = AnyState,
  C extends AnyComponents = AnyComponents,
> extends GameContext<C> {
  readonly s: S;
  /** Whose deed is told: what is their own is called so. */
  readonly actor?: Seat | null;
}

/** What sentences of every edition ask their edition for. It is given the context of a game of its own. */
export interface OwnWords {
  /** A card that only this edition knows. */
  cardName(g: GameContext, id: string): Name | null;
  /** The values printed on an animal, points apart. */
  animalValues(g: GameContext, card: number): readonly string[];
  /** A place that animals are delivered to, by its id. */
  delivery(g: GameContext, id: string): Name;
  /** The spaces of the trail where outlaws lie, in their order. */
  outlawSpaces(g: GameContext): readonly number[];
  /** What the outlaw on a space brings; null where none can lie. */
  bounty(g: GameContext, space: number): Effect | null;
  /** The card that comes with a hazard besides its points. */
  hazardCard(g: GameContext, hazard: number): string | null;
  /** Points for a worker on one of the last spaces of a row. */
  lateWorkerPoints(g: GameContext): number;
  /** What the waiting task is about, where only this edition knows such a thing. */
  askedAbout(at: TableContext): Name | null;
  belongings(at: TableContext, seat: Seat): Belongings;
  /** The number and the animals that a card of its solo opponent names with an action. */
  automaCard(g: GameContext, card: number, action: AutomaAction): { n: number; picks: readonly MarketPick[] };
  /** An option its solo opponent leaves open, from the engine's label; null where it means the same in every edition. */
  automaOption(g: GameContext, deed: Deed, label: string): string | null;
}

/** What a player has that only this edition knows. */
export interface Belongings {
  /** Money and the like. */
  readonly purse: readonly string[];
  readonly tracks: readonly string[];
  /** Whatever else lies on the board or was placed elsewhere, by label. */
  readonly more: readonly (readonly [label: string, text: string])[];
  /** Tiles taken, hazards apart. */
  readonly tiles: readonly string[];
}

/** The task that waits, with what tasks of its kind know. */
export const waiting = <T>({ s }: TableContext): Task & T => s.agenda.at(-1) as Task & T;
