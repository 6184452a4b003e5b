import { below, shuffle } from '../core/rng.ts';
import type { Seat } from '../core/state.ts';
import { deckStream } from '../trail/flock.ts';
import { playerAt, type AutomaState, type TrailContext } from '../trail/types.ts';

/** What a solo opponent has while it plays: its cards, its speciality, its discs; and the person it plays against. */

export const automaStateOf = (p: TrailContext, seat: Seat): AutomaState => playerAt(p, seat).mind!;

/** The type it has most of; a tie keeps what it is. */
export function respecialize(p: TrailContext, seat: Seat): void {
  const automa = automaStateOf(p, seat);
  const { workers } = playerAt(p, seat);
  for (let type = 0; type < workers.length; type++)
    if (workers[type]! > workers[automa.speciality]!) {
      automa.speciality = type;
      p.log?.push({ type: 'automa-speciality', seat, worker: p.c.workers[type]! });
    }
}

/** The person who plays against it: the next one in turn order. */
export function personAfter(p: TrailContext, seat: Seat): Seat {
  const { order, players } = p.s;
  const from = order.indexOf(seat);
  for (let i = 1; i < order.length; i++) {
    const other = order[(from + i) % order.length]!;
    if (!players[other]!.automa) return other;
  }
  return seat;
}

/** The top card; an empty deck is shuffled anew first. */
export function drawAutomaCard(p: TrailContext, seat: Seat): number {
  const automa = automaStateOf(p, seat);
  if (automa.deck.length === 0) {
    automa.deck = shuffle(automa.seen, (n) => below(p.s.rng, deckStream(seat), n));
    automa.seen = [];
    p.log?.push({ type: 'shuffled', seat });
  }
  p.s.reveals++;
  return automa.deck.pop()!;
}

/** One of its discs, if there is one left. */
export function placeDisc(p: TrailContext, seat: Seat): boolean {
  const automa = automaStateOf(p, seat);
  if (automa.discs === 0) {
    p.log?.push({ type: 'no-disc', seat });
    return false;
  }
  automa.discs--;
  return true;
}
