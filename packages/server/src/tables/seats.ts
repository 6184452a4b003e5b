import { newGame, type Seat } from '@drover/engine';
import type { SeatedAt } from '@drover/protocol';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { seatOf, setupOf, type Table } from './body.ts';
import { changed, standing } from './change.ts';

/** Sitting down, standing up, and what becomes of the seat. */

export const startedIfFull = (table: Table, now: number): Table =>
  table.body.seats.some(({ kind }) => kind === 'open')
    ? table
    : { ...standing(table, newGame(setupOf(table), table.body.rules), 0, now), revision: table.revision };

export function joined(table: Table, who: Identity, wish: Seat | undefined, contribution: string, now: number): Table {
  if (seatOf(table, who.id) !== null) throw new Refusal(409, 'seated-already', 'You have a seat at this table.');
  if (table.status !== 'open') throw new Refusal(409, 'not-open', 'This table has no open seat.');
  const { seats, contributions } = table.body;
  const seat = wish ?? seats.findIndex(({ kind }) => kind === 'open');
  if (seats[seat]?.kind !== 'open') throw new Refusal(409, 'seat-taken', 'This seat is not open.');
  const body = {
    seats: seats.with(seat, { kind: 'person', id: who.id, name: who.name }),
    contributions: contributions.with(seat, contribution),
  };
  return startedIfFull(changed(table, { body }, now), now);
}

export function left(table: Table, who: Identity, now: number): Table {
  const seat = seatOf(table, who.id);
  if (seat === null) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
  switch (table.status) {
    case 'open':
      return opened(table, seat, now);
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
    contributions: table.body.contributions.with(seat, null),
  };
  const empty = body.seats.every(({ kind }) => kind !== 'person');
  return changed(table, empty ? { status: 'abandoned', body: { ...body, settled: true } } : { body }, now);
}

/** The seat of somebody who left a running game or ran out of time: a bot goes on, or the game ends there. */
export function vacated(table: Table, seat: Seat, now: number): Table {
  const { seats, takeover, deciding, time } = table.body;
  const sitter = seats[seat];
  const gone = sitter?.kind === 'person' ? sitter.id : null;
  const bot: SeatedAt | null =
    takeover === null ? null : { kind: 'bot', name: takeover, level: takeover, instead: gone };
  const others = seats.some(({ kind }, at) => at !== seat && kind === 'person');
  if (bot === null || !others)
    return changed(table, { status: 'abandoned', body: { time: { ...time, running: null } } }, now);
  const running = deciding === seat ? null : time.running;
  return changed(table, { body: { seats: seats.with(seat, bot), time: { ...time, running } } }, now);
}
