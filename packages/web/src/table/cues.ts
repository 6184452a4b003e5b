import type { GameEvent } from '@drover/engine';
import type { AnyEvent } from '../editions/kit.ts';
import type { Sound } from '../sounds/sounds.ts';

/** What is heard of what happened: the end above all, then a delivery, then money that came to the viewer. */
export function cueOf(happened: readonly GameEvent[], viewer: number): Sound | null {
  const events = happened as readonly AnyEvent[];
  if (events.some(({ type }) => type === 'over')) return 'end';
  if (events.some(({ type }) => type === 'delivered')) return 'delivery';
  const paid = events.some(
    (event) => (event.type === 'earned' && event.money > 0 && event.seat === viewer) || brings(event, viewer),
  );
  return paid ? 'money' : null;
}

const brings = (event: AnyEvent, viewer: number): boolean =>
  (event.type === 'income' || event.type === 'sheared') && event.total > 0 && event.seat === viewer;
