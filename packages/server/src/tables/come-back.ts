import type { Seat } from '@drover/engine';
import type { SeatedAt } from '@drover/protocol';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { changed } from './change.ts';
import { passedTo } from './clock.ts';
import { committedAt, returnTime, seatOf, type Table } from './table.ts';

/** A seat that a bot plays in place of somebody who left: they come back to it in time, or a substitute takes it. */

/** Whoever comes back gets the time of a turn: more often than this it would be a way to make the others wait. */
const MOST_RETURNS = 3;

/** Who kept their contribution to themselves gave the seat up, or they could choose between two shuffles. */
const isWithheld = ({ body }: Table, seat: Seat): boolean =>
  committedAt(body)[seat] !== null && body.contributions[seat] === null;

function needRunning({ status }: Table): void {
  if (status !== 'playing') throw new Refusal(409, 'not-playing', 'This game is not being played.');
}

/** Whether the seat is still kept for whoever left it. */
function isKept(table: Table, seat: Seat, now: number): boolean {
  const sitter = table.body.seats[seat];
  if (sitter?.kind !== 'bot' || sitter.left === undefined || isWithheld(table, seat)) return false;
  return now <= sitter.left + returnTime(table.body) && (table.body.returns?.[seat] ?? 0) < MOST_RETURNS;
}

export function returned(table: Table, who: Identity, now: number): Table {
  needRunning(table);
  if (seatOf(table, who.id) !== null) return table;
  const { seats } = table.body;
  const seat = seats.findIndex((sitter) => sitter.kind === 'bot' && sitter.instead === who.id);
  if (seat === -1) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
  if (!isKept(table, seat, now)) throw new Refusal(409, 'too-late', 'Your seat is not kept for you any longer.');
  const returns = seats.map((_, at) => (table.body.returns?.[at] ?? 0) + Number(at === seat));
  return taken(table, seat, { kind: 'person', id: who.id, name: who.name }, returns, now);
}

export function substituted(table: Table, who: Identity, seat: Seat, now: number): Table {
  needRunning(table);
  const { seats, returns = seats.map(() => 0) } = table.body;
  if (seatOf(table, who.id) !== null) throw new Refusal(409, 'seated-already', 'You have a seat at this table.');
  // Who has seen one hand must not play another.
  if (seats.some((sitter) => 'instead' in sitter && sitter.instead === who.id))
    throw new Refusal(403, 'left-before', 'You have left this table.');
  const sitter = seats[seat];
  if (sitter?.kind !== 'bot' || sitter.instead === null || sitter.left === undefined || isWithheld(table, seat))
    throw new Refusal(409, 'seat-taken', 'This seat is not open.');
  if (isKept(table, seat, now)) throw new Refusal(409, 'seat-kept', 'This seat is still kept for its player.');
  const { instead, left } = sitter;
  return taken(table, seat, { kind: 'person', id: who.id, name: who.name, instead, left }, returns, now);
}

/** The clock begins anew for the seat, also in the turn the bot is in. */
function taken(table: Table, seat: Seat, sitter: SeatedAt, returns: readonly number[], now: number): Table {
  const { seats, clock, turn, deciding } = table.body;
  const time = { ...table.body.time, spent: table.body.time.spent.with(seat, null) };
  const running = deciding === seat ? passedTo(time, clock, seat, turn, now) : time;
  return changed(table, { body: { seats: seats.with(seat, sitter), returns, time: running } }, now);
}
