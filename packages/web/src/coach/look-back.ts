import { score, type CoreState, type GameEvent, type Seat } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { AnyEvent, AnyState } from '../editions/kit.ts';
import { COACH_KITS } from './kits.ts';
import { nextValue } from './lap.ts';

/** What a visit at the end of the trail brought, and what the next one could aim for. */
export interface LookBack {
  /** Where to, by its id. */
  readonly place: string;
  /** More or less than before the visit. */
  readonly money: number;
  readonly vp: number;
  /** The space of the board that is open now; null where the disc came from elsewhere. */
  readonly disc: number | null;
  /** The breeding value of the hand, with certificates. */
  readonly total: number;
  /** The next better place that is open; null when there is none. */
  readonly want: number | null;
}

/** A step of a game, as far as it is looked back on. */
interface Step {
  readonly view: CoreState;
  readonly by: Seat | null;
  readonly events: readonly GameEvent[];
}

/** Of the turn that these steps end with, if this seat went to the end of the trail in it and delivered. */
export function lookBackOn(steps: readonly Step[], seat: Seat): LookBack | null {
  const last = steps.at(-1);
  if (last === undefined || last.by !== seat) return null;
  const ended = last.events.some(({ type }) => type === 'turn') || last.view.over;
  const begun = steps.findIndex(({ events }) => (events as unknown as readonly AnyEvent[]).some(isIncomeOf(seat)));
  if (!ended || begun <= 0) return null;
  const told = steps.slice(begun).flatMap(({ events }) => events) as unknown as readonly AnyEvent[];
  const income = told.find(isIncomeOf(seat));
  const delivered = told.find((event) => event.type === 'delivered' && event.seat === seat);
  if (income?.type !== 'income' || delivered?.type !== 'delivered') return null;
  const before = steps[begun - 1]!.view;
  const at = (view: CoreState): { money: number; vp: number } => ({
    money: (view as AnyState).players[seat]!.money,
    vp: score(view).seats[seat]!.total,
  });
  const [then, now] = [at(before), at(last.view)];
  const disc = componentsOf(before).discSpaces.findIndex(({ id }) => id === delivered.disc);
  const place = COACH_KITS[before.edition].deliveredTo(delivered);
  const { value } = kitOf(before)
    .destinations(before)
    .find(({ id }) => id === place)!;
  return {
    place,
    money: now.money - then.money,
    vp: now.vp - then.vp,
    disc: disc < 0 ? null : disc,
    total: income.total,
    want: nextValue(last.view, seat, Math.max(value, income.total)),
  };
}

const isIncomeOf =
  (seat: Seat) =>
  (event: AnyEvent): boolean =>
    event.type === 'income' && event.seat === seat;
