import type { TableContext } from '../context/context.ts';
import { money } from '../context/format.ts';
import type { AnyEvent } from '../pack/engine-types.ts';
import type { Name } from '../pack/name.ts';
import type { Player } from '../pack/player.ts';

/** An event among those it happened with. */

export interface Happening<E extends AnyEvent = AnyEvent> {
  readonly event: E;
  readonly events: readonly AnyEvent[];
  readonly i: number;
  /** Nobody where the event has no seat. */
  readonly who: Player;
  /** Whatever asked or gave something, from the engine's name for it. */
  nameOf(source: string): Name;
}

/** Things of one kind that happened in a row are told together, with the first of them. */
export function row<T extends AnyEvent['type']>(
  { events, i }: Happening,
  type: T,
  fits: (event: Extract<AnyEvent, { type: T }>) => boolean = () => true,
): Extract<AnyEvent, { type: T }>[] | null {
  const belongs = (event: AnyEvent | undefined): event is Extract<AnyEvent, { type: T }> =>
    event?.type === type && fits(event as Extract<AnyEvent, { type: T }>);
  if (belongs(events[i - 1])) return null;
  const end = events.findIndex((event, j) => j > i && !belongs(event));
  return events.slice(i, end < 0 ? undefined : end).filter(belongs);
}

/** What was paid for this, told in one breath with it. */
export function price(at: TableContext, events: readonly AnyEvent[], why: string): string | null {
  const paid = events.find((event) => event.type === 'spent' && event.why === why);
  return paid === undefined || !('money' in paid) ? null : money(at, paid.money);
}

export const hasAuxiliary = (events: readonly AnyEvent[], id: string): boolean =>
  events.some((event) => event.type === 'auxiliary' && event.action === id);
