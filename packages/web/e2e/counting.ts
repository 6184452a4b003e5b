import { decision, tiles, view, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Teller } from '@drover/words';
import { LABELS } from '../src/labels/all.ts';
import type { AnyState } from '../src/editions/kit.ts';
import { listsOf, narrowed, type Choice } from '../src/table/choices.ts';
import { answersItself } from '../src/table/answering.ts';
import { offersOf } from '../src/table/folding.ts';
import { choicesOf } from '../src/table/saying.ts';

/** The fewest clicks that make the moves of a recorded game, as the page offers them. */

/** A button of the list by its place, the end of the turn, the button that confirms, a drawer beside the list, a spot. */
export type Click =
  | { readonly on: 'list' | 'drawer'; readonly nth: number }
  | { readonly on: 'spot'; readonly spot: string }
  | { readonly on: 'end' | 'confirm' };

export interface Answer {
  /** So many of the coming moves are made with it. */
  readonly moves: number;
  /** None, where the question answers itself. */
  readonly clicks: readonly Click[];
  /** The moves come in another order than they were recorded in, or something just like it is chosen. */
  readonly strays: boolean;
}

/** What was recorded goes between two moves that are one choice: a person does it before. */
const OTHERWISE: readonly Click[] = [{ on: 'drawer', nth: -1 }];

const textsOf = (moves: readonly Move[]): readonly string[] => moves.map((move) => JSON.stringify(move));

export const choicesAt = (state: CoreState, seat: Seat, teller: Teller): readonly Choice[] => {
  const seen = view(state, seat);
  return choicesOf(seen, seat, offersOf(seen, seat), teller, LABELS.en.table.headings);
};

/** How a person makes these moves, or as many of them as one choice can. `coming` are the next moves of this seat. */
export function answerOf(state: CoreState, seat: Seat, coming: readonly Move[], teller: Teller): Answer {
  const choices = choicesAt(state, seat, teller);
  const asked = decision(state)?.seat === seat;
  let best: { readonly choice: Choice; readonly clicks: readonly Click[] } | null = null;
  for (const choice of choices) {
    const { length } = choice.moves;
    if (best !== null && length < best.choice.moves.length) continue;
    // Cards that are shown or discarded together may come in any order.
    if (textsOf(choice.moves).toSorted().join() !== textsOf(coming.slice(0, length)).toSorted().join()) continue;
    const clicks = clicksOn(choice, choices);
    if (best === null || length > best.choice.moves.length || clicks.length < best.clicks.length)
      best = { choice, clicks };
  }
  if (best === null) return { moves: 1, clicks: OTHERWISE, strays: true };
  const { moves } = best.choice;
  return {
    moves: moves.length,
    clicks: asked && answersItself(choices) === best.choice ? [] : best.clicks,
    strays: best.choice.found === 'board' || textsOf(moves).join() !== textsOf(coming.slice(0, moves.length)).join(),
  };
}

export function clicksOn(wanted: Choice, choices: readonly Choice[]): readonly Click[] {
  const { end, listed, behind, anyTime, atAGlance } = listsOf(choices, []);
  const isLike = ({ found, heading, label, detail }: Choice): boolean =>
    found === 'listed' && heading === wanted.heading && label === wanted.label && detail === wanted.detail;
  const choice = wanted.found === 'board' ? (choices.find(isLike) ?? wanted) : wanted;
  const confirmed: Click[] = choice.ends && choice.moves.at(-1)!.do !== 'end' ? [{ on: 'confirm' }] : [];
  if (choice === end) return [{ on: 'end' }];
  const nth = listed.findIndex(({ moves, opens }) => moves === choice.moves && opens === undefined);
  if (nth >= 0) return [{ on: 'list', nth }, ...confirmed];
  const place = listed.findIndex(({ opens }) => opens !== undefined && choice.spots.includes(opens));
  if (place >= 0) {
    const inside = listsOf(choices, [listed[place]!.opens!]).listed;
    const disc = inside.findIndex(({ moves }) => moves === choice.moves);
    return [{ on: 'list', nth: place }, { on: 'list', nth: disc }, ...confirmed];
  }
  const spot = choice.spots.find((one) => {
    const there = narrowed(choices, [one]);
    return there.length === 1 && there[0] === choice;
  });
  if (spot !== undefined) return [{ on: 'spot', spot }, ...confirmed];
  const nthAside = [...behind, ...anyTime].indexOf(choice);
  const opened: Click[] = atAGlance && choice.anyTime ? [] : [{ on: 'drawer', nth: -1 }];
  return [...opened, { on: 'drawer', nth: nthAside }, ...confirmed];
}

export const KINDS = ['first', 'city', 'own', 'neutral', 'elsewhere'] as const;
export type Kind = (typeof KINDS)[number];

/** What a turn is like is known at its end: where the seat has gone, told by the moves and the table before the last. */
export function kindOf(before: CoreState, seat: Seat, moves: readonly Move[]): Kind {
  if (moves.some(({ do: verb }) => verb === 'place')) return 'first';
  if (moves.some(({ do: verb }) => verb === 'wellington' || verb === 'kansas-city')) return 'city';
  const walk = moves.find(({ do: verb }) => verb === 'move') as (Move & { path: readonly number[] }) | undefined;
  const at = walk?.path.at(-1);
  const tile = at === undefined ? -1 : (before as AnyState).trail[at]!;
  if (tiles.isNeutral(tile)) return 'neutral';
  return tiles.isPrivate(tile) && tiles.ownerOf(tile) === seat ? 'own' : 'elsewhere';
}
