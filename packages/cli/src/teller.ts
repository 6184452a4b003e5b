import { Unusable, type CoreState, type Decision, type GameEvent, type Move, type Seat } from '@drover/engine';
import { nzTeller } from './nz/teller.ts';
import { secondTeller } from './second/teller.ts';

/** How a game of one edition is told in plain English. States may be views: what is hidden stays so. */
export interface Teller {
  readonly name: string;
  /** The headings of the score sheet, by category. */
  readonly categories: Readonly<Record<string, string>>;
  /** The options that make up a variant, by its name. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The automatic opponent of the solo game, and the option that seats it. */
  readonly opponent: { readonly name: string; readonly option: string };
  /** Who sits there: `Seat 1`, or the name of an automatic opponent. */
  seat(state: CoreState, seat: Seat): string;
  /** Discs a seat has placed by delivering herds or sheep. */
  deliveries(state: CoreState, seat: Seat): number;
  /** Everything on the table. */
  board(state: CoreState): string[];
  /** What the decision is about. */
  question(state: CoreState, decision: Decision): string;
  /** What a move means, where its text does not say it. */
  gloss(state: CoreState, move: Move): string | null;
  /** Money and place of a seat, in a few words. */
  standing(state: CoreState, seat: Seat): string;
  /** What happened in a move, a sentence for each thing; `before` is the table it was made on. */
  story(before: CoreState, events: readonly GameEvent[]): string[];
}

export const tellers: Readonly<Partial<Record<string, Teller>>> = { nz: nzTeller, second: secondTeller };

export function tellerOf({ edition }: { readonly edition: string }): Teller {
  const teller = tellers[edition];
  if (teller === undefined) throw new Unusable(`There are no words for the edition "${edition}".`);
  return teller;
}
