import type { Seat } from '@drover/engine';
import { MOST_RETURNS, type SeatedAt } from '@drover/protocol';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { changed } from './change.ts';
import { passedTo } from './clock.ts';
import { committedAt, returnsOf, returnTime, seatOf, type Table, type TableBody } from './table.ts';

/** A seat that a bot plays in place of somebody who left: they come back to it in time, or a substitute takes it. */

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
  return now <= sitter.left + returnTime(table.body) && returnsOf(table.body)[seat]! < MOST_RETURNS;
}

export function returned(table: Table, who: Identity, now: number): Table {
  needRunning(table);
  if (seatOf(table, who.id) !== null) return table;
  const { seats } = table.body;
  const seat = seats.findIndex((sitter) => sitter.kind === 'bot' && sitter.instead === who.id);
  if (seat === -1) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
  if (!isKept(table, seat, now)) throw new Refusal(409, 'too-late', 'Your seat is not kept for you any longer.');
  const returns = returnsOf(table.body).map((count, at) => count + Number(at === seat));
  return taken(table, seat, { kind: 'person', id: who.id, name: who.name }, { returns }, now);
}

export function substituted(table: Table, who: Identity, seat: Seat, now: number): Table {
  needRunning(table);
  const { seats, substitutes = [] } = table.body;
  if (seatOf(table, who.id) !== null) throw new Refusal(409, 'seated-already', 'You have a seat at this table.');
  // Who has seen one hand must not play another, and coming and going gives nobody more time.
  if (substitutes.includes(who.id) || seats.some((sitter) => 'instead' in sitter && sitter.instead === who.id))
    throw new Refusal(403, 'left-before', 'You have left this table.');
  const sitter = seats[seat];
  if (sitter?.kind !== 'bot' || sitter.instead === null || sitter.left === undefined || isWithheld(table, seat))
    throw new Refusal(409, 'seat-taken', 'This seat is not open.');
  if (isKept(table, seat, now)) throw new Refusal(409, 'seat-kept', 'This seat is still kept for its player.');
  const { instead, left } = sitter;
  const body = { substitutes: [...substitutes, who.id] };
  return taken(table, seat, { kind: 'person', id: who.id, name: who.name, instead, left }, body, now);
}

/** The clock begins anew for the seat, also in the turn the bot is in. */
function taken(table: Table, seat: Seat, sitter: SeatedAt, body: Partial<TableBody>, now: number): Table {
  const { seats, clock, turn, deciding } = table.body;
  const time = { ...table.body.time, spent: table.body.time.spent.with(seat, null) };
  const running = deciding === seat ? passedTo(time, clock, seat, turn, now) : time;
  return changed(table, { body: { ...body, seats: seats.with(seat, sitter), time: running } }, now);
}
