import { answers, type CoreState, type Seat } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { AnyState } from '../editions/kit.ts';
import { handOf, owedDiscards, type Hand } from './hand.ts';
import { COACH_KITS } from './kits.ts';

/** Where a lap stands: what it could aim for, how far the way is, and how long the game still takes. */
export interface Lap {
  /** Counted from 1. */
  readonly number: number;
  readonly aim: Aim;
  /** No card is owed: what the hand makes is not about to change by itself. */
  readonly settled: boolean;
  /** Laps everybody has left, this one included; null when the end has come. */
  readonly left: number | null;
}

export type Aim =
  /** Nobody of this seat stands on the trail yet. */
  | { readonly is: 'place' }
  | { readonly is: 'last' }
  /** At the end of the trail. */
  | { readonly is: 'there' }
  /** The visit is over, and the cards of the next lap have not come. */
  | { readonly is: 'fresh' }
  | {
      readonly is: 'hand';
      readonly hand: Hand;
      /** The best place the hand is enough for, by its number; null where only the one that takes anything is. */
      readonly reached: number | null;
      /** The next better place that is open; null when there is none. */
      readonly next: number | null;
      /** To the end of the trail. */
      readonly turns: number;
    };

/** Places open to the seat where animals go, the lower first, by their number. */
function openPlaces(view: CoreState, seat: Seat): readonly { readonly place: number; readonly value: number }[] {
  return kitOf(view)
    .destinations(view)
    .flatMap(({ wool, value }, place) =>
      wool !== true && COACH_KITS[view.edition].isOpen(view, seat, place) ? [{ place, value }] : [],
    )
    .toSorted((a, b) => a.value - b.value);
}

/** The place that asks for the least above this value. */
export const nextPlace = (view: CoreState, seat: Seat, above: number): number | null =>
  openPlaces(view, seat).find(({ value }) => value > above)?.place ?? null;

/** One that asks for nothing is no aim. */
const reachedPlace = (view: CoreState, seat: Seat, have: number): number | null =>
  openPlaces(view, seat).findLast(({ value }) => value > 0 && value <= have)?.place ?? null;

/** Turns it takes at least to the end of the trail. */
export function turnsToEnd(view: CoreState, seat: Seat): number {
  const p = answers.reading(view);
  const { start, end } = componentsOf(view);
  const { at } = (view as AnyState).players[seat]!;
  let steps = 0;
  const known = new Set<number>();
  let reached = [at < 0 ? start : at];
  while (!reached.includes(end)) {
    steps++;
    reached = [...new Set(reached.flatMap((from) => answers.oneStepAhead(p, from, [])))].filter((to) => !known.has(to));
    for (const to of reached) known.add(to);
  }
  return Math.ceil(steps / answers.stepLimit(p, seat));
}

/** Back at the start in the same turn: phase B is not over yet. */
const isFresh = ({ agenda, players }: AnyState, seat: Seat, start: number): boolean =>
  players[seat]!.at === start && agenda.some((task) => task.task === 'phase-b' && task.seat === seat);

function aimOf(view: CoreState, seat: Seat): Aim {
  const { players, ending } = view as AnyState;
  const { start, end } = componentsOf(view);
  if (players[seat]!.firstTurn) return { is: 'place' };
  if (ending >= 0) return { is: 'last' };
  if (players[seat]!.at === end) return { is: 'there' };
  if (isFresh(view as AnyState, seat, start)) return { is: 'fresh' };
  const hand = handOf(view, seat);
  return {
    is: 'hand',
    hand,
    reached: reachedPlace(view, seat, hand.value),
    next: nextPlace(view, seat, hand.value),
    turns: turnsToEnd(view, seat),
  };
}

/** Counted in visits and not in turns: tiles come to the market only there, so that the figure never rises. */
function lapsLeft(view: CoreState): number | null {
  const { visits } = COACH_KITS[view.edition].market(view);
  return visits > 0 ? Math.ceil(visits / view.order.length) : null;
}

export const lapOf = (view: CoreState, seat: Seat): Lap => ({
  number: answers.deliveries(answers.reading(view), seat) + 1,
  aim: aimOf(view, seat),
  settled: owedDiscards(view, seat) === 0,
  left: lapsLeft(view),
});
