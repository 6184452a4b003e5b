import type { Seat } from '@drover/engine';
import type { TableRequest } from '@drover/protocol';
import type { House } from '../house.ts';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { hasEnded, seatOf, type Table } from './body.ts';
import { changed } from './change.ts';
import { newTable } from './create.ts';
import { joined } from './seats.ts';

type SeatWish = TableRequest['seats'][number];

/** The same table once more; whoever sat second begins. Found by the link at the old table only. */
export function rematchOf({ edition, body }: Table): Omit<TableRequest, 'contribution'> {
  const seats = body.seats.map((sitter): SeatWish => {
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level };
    return { kind: sitter.kind === 'automa' ? 'automa' : 'open' };
  });
  const movable = seats.filter(({ kind }) => kind !== 'automa');
  const fixed = seats.slice(movable.length);
  return {
    game: { edition, options: { ...body.options } },
    seats: [...movable.slice(1), ...movable.slice(0, 1), ...fixed],
    clock: body.clock,
    listed: false,
    takeover: body.takeover,
  };
}

/** Where somebody sits the next time. */
function nextSeat(table: Table, seat: Seat): Seat {
  const movable = table.body.seats.filter(({ kind }) => kind !== 'automa').length;
  return (seat + movable - 1) % movable;
}

/** Call it in the lane of the old table. */
export async function openRematch(house: House, id: string, who: Identity, contribution?: string): Promise<Table> {
  const { tables, follow, now } = house;
  const old = await tables.get(id);
  const seat = seatOf(old, who.id);
  if (!hasEnded(old)) throw new Refusal(409, 'not-over', 'This game has not ended.');
  if (seat === null) throw new Refusal(403, 'no-seat', 'You had no seat at this table.');
  if (old.body.rematch !== null) return tables.get(old.body.rematch);

  const open = newTable(rematchOf(old), who, now());
  const table =
    contribution === undefined ? open : { ...joined(open, who, nextSeat(old, seat), contribution, now()), revision: 1 };
  await tables.add(table);
  const { after } = await tables.change(id, (latest) =>
    latest.body.rematch === null ? changed(latest, { body: { rematch: table.id } }, now()) : latest,
  );
  if (after.body.rematch !== table.id) return tables.get(after.body.rematch!);
  follow(null, table);
  return table;
}
