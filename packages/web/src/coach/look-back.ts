import { score, type CoreState, type GameEvent, type Seat } from '@drover/engine';
import { componentsOf, kitOf } from '../editions/editions.ts';
import type { AnyEvent } from '../editions/kit.ts';
import { COACH_KITS } from './kits.ts';
import { nextPlace } from './lap.ts';

/** What a delivery brought by itself, and what the next one could aim for. */
export interface LookBack {
  /** Where to, by its id. */
  readonly place: string;
  /** The income, and what the place and the disc gave. */
  readonly received: number;
  /** Transport, and the price of the disc. */
  readonly paid: number;
  /** Points of the place, with those of its neighbours that it completed; nothing else of the turn. */
  readonly vp: number;
  /** The space of the board that is open now; null where the disc came from elsewhere. */
  readonly disc: number | null;
  /** The breeding value of the hand, with certificates. */
  readonly total: number;
  /** What the next better place that is open asks for; null when there is none. */
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
  const { category, deliveredTo, earnedAt } = COACH_KITS[before.edition];
  const points = (view: CoreState): number =>
    score(view).seats[seat]!.categories.find((one) => one.category === category)!.vp;
  const disc = componentsOf(before).discSpaces.findIndex(({ id }) => id === delivered.disc);
  const place = deliveredTo(delivered);
  const destinations = kitOf(before).destinations(before);
  const { value } = destinations.find(({ id }) => id === place)!;
  const next = nextPlace(last.view, seat, Math.max(value, income.total));
  return {
    place,
    received: moneyOf(told, seat, 'earned', ['income', 'disc', earnedAt(place)]),
    paid: moneyOf(told, seat, 'spent', ['transport', 'disc']),
    vp: points(last.view) - points(before),
    disc: disc < 0 ? null : disc,
    total: income.total,
    want: next === null ? null : destinations[next]!.value,
  };
}

const isIncomeOf =
  (seat: Seat) =>
  (event: AnyEvent): boolean =>
    event.type === 'income' && event.seat === seat;

/** All that came, or went, for one of these reasons. */
const moneyOf = (told: readonly AnyEvent[], seat: Seat, type: 'earned' | 'spent', reasons: readonly string[]): number =>
  told.reduce(
    (sum, event) =>
      event.type === type && event.seat === seat && reasons.includes(event.why) ? sum + event.money : sum,
    0,
  );
