import { answers, decision, type CoreState, type Seat } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { AnyState } from '../editions/kit.ts';
import { COACH_KITS } from './kits.ts';
import { breedsInHand } from './trail.ts';
import { Moment } from './moment.ts';

/** Where a lap stands: what it could aim for, how far the way is, and how long the game still takes. */
export interface Lap {
  /** Counted from 1. */
  readonly number: number;
  readonly aim: Aim;
  /** Turns of this seat until the end, at the pace of the game so far; null before there has been a tile for everybody. */
  readonly turnsLeft: number | null;
}

export type Aim =
  /** Nobody of this seat stands on the trail yet. */
  | { readonly is: 'place' }
  | { readonly is: 'last' }
  /** At the end of the trail. */
  | { readonly is: 'there' }
  /** Breeding value of the hand with certificates, and what the next better place asks for. */
  | {
      readonly is: 'more';
      readonly have: number;
      readonly want: number;
      readonly turns: number;
      readonly doubles: boolean;
    }
  /** Nothing open asks for more. */
  | { readonly is: 'enough'; readonly have: number; readonly turns: number };

/** What the hand would be worth at the end of the trail now, with every certificate. */
export function handValue(view: CoreState, seat: Seat): number {
  const m = new Moment(seat, view, view, []);
  const p = answers.reading(view);
  const animals = [...breedsInHand(m).values()].map((cards) =>
    Math.max(...cards.map((card) => m.c.cards[card]!.breeding)),
  );
  return (
    animals.reduce((sum, value) => sum + value, 0) +
    answers.permanentCertificates(p, seat) +
    m.c.certificateTrack[m.me.certificates]!
  );
}

/** The least value above this one that a place open to the seat asks for. */
export function nextValue(view: CoreState, seat: Seat, above: number): number | null {
  const open = kitOf(view)
    .destinations(view)
    .filter(({ wool, value }, i) => wool !== true && value > above && COACH_KITS[view.edition].isOpen(view, seat, i))
    .map(({ value }) => value);
  return open.length > 0 ? Math.min(...open) : null;
}

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

function aimOf(view: CoreState, seat: Seat): Aim {
  const { players, ending } = view as AnyState;
  if (players[seat]!.firstTurn) return { is: 'place' };
  if (ending >= 0) return { is: 'last' };
  if (players[seat]!.at === componentsOf(view).end) return { is: 'there' };
  const have = handValue(view, seat);
  const want = nextValue(view, seat, have);
  const turns = turnsToEnd(view, seat);
  if (want === null) return { is: 'enough', have, turns };
  const doubles = [...breedsInHand(new Moment(seat, view, view, [])).values()].some((cards) => cards.length > 1);
  return { is: 'more', have, want, turns, doubles };
}

export function lapOf(view: CoreState, seat: Seat): Lap {
  const { placed, left } = COACH_KITS[view.edition].market(view);
  // The turn that is being taken counts as long as it goes on.
  const taken = view.turn - (decision(view) === null ? 0 : 1);
  const pace = placed / Math.max(1, taken);
  return {
    number: answers.deliveries(answers.reading(view), seat) + 1,
    aim: aimOf(view, seat),
    turnsLeft: placed < view.order.length || left === 0 ? null : Math.ceil(left / pace / view.order.length),
  };
}
