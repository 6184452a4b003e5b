import type { Seat } from '@drover/engine';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { committedAt, handedToBots, isRevealing, seatOf, type Table } from './table.ts';
import { changed } from './change.ts';
import { passedTo } from './clock.ts';
import { commitmentIn, startedIfFull, withheld, type Added } from './reveal.ts';

/** Sitting down, standing up, and what becomes of the seat. */

export function joined(table: Table, who: Identity, wish: Seat | undefined, added: Added, now: number): Table {
  if (seatOf(table, who.id) !== null)
    throw new Refusal(409, 'seated-already', 'You already have a seat at this table.');
  if (table.status !== 'open') throw new Refusal(409, 'not-open', 'This table has no open seat.');
  const { seats, contributions } = table.body;
  const seat = wish ?? seats.findIndex(({ kind }) => kind === 'open');
  if (seats[seat]?.kind !== 'open') throw new Refusal(409, 'seat-taken', 'This seat is not open.');
  const body = {
    seats: seats.with(seat, { kind: 'person', id: who.id, name: who.name }),
    committed: committedAt(table.body).with(seat, commitmentIn(added)),
    contributions: contributions.with(seat, added.contribution ?? null),
  };
  return startedIfFull(changed(table, { body }, now), now);
}

/** It changes nothing about the game: the clock goes on, and the table stays where it was in the lists. */
export function withSpectatorChat(table: Table, who: Identity, open: boolean): Table {
  if (seatOf(table, who.id) === null) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
  return { ...table, revision: table.revision + 1, body: { ...table.body, spectatorChat: open } };
}

export function left(table: Table, who: Identity, now: number): Table {
  const seat = seatOf(table, who.id);
  if (seat === null) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
  switch (table.status) {
    case 'open':
      return isRevealing(table) ? withheld(table, [seat], now) : opened(table, seat, now);
    case 'playing':
      return vacated(table, seat, now);
    case 'over':
    case 'abandoned':
      throw new Refusal(409, 'not-playing', 'This game has ended.');
  }
}

/** A table without people is closed. */
function opened(table: Table, seat: Seat, now: number): Table {
  const body = {
    seats: table.body.seats.with(seat, { kind: 'open' } as const),
    committed: committedAt(table.body).with(seat, null),
    contributions: table.body.contributions.with(seat, null),
  };
  const empty = body.seats.every(({ kind }) => kind !== 'person');
  return changed(table, empty ? { status: 'abandoned', body: { ...body, settled: true } } : { body }, now);
}

/** The seat of somebody who left a running game or ran out of time: a bot goes on, or the game ends there. */
export function vacated(table: Table, seat: Seat, now: number): Table {
  const { deciding, turn, clock } = table.body;
  // What was used of the reserve is gone, also for whoever comes back.
  const time = deciding === seat ? passedTo(table.body.time, clock, null, turn, now) : table.body.time;
  const seats = handedToBots(table.body, [seat], now);
  if (seats === null) {
    const body = { time: { ...time, running: null }, endedBy: { seat, left: now } };
    return changed(table, { status: 'abandoned', body }, now);
  }
  return changed(table, { body: { seats, time } }, now);
}
