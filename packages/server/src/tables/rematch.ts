import type { Seat } from '@drover/engine';
import type { TableRequest } from '@drover/protocol';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { hasEnded, seatOf, type Table } from './table.ts';
import { changed } from './change.ts';
import { newTable } from './create.ts';
import type { Added } from './reveal.ts';
import { joined } from './seats.ts';
import type { Tables } from './tables.ts';

type SeatWish = TableRequest['seats'][number];

/** The same table once more; whoever sat second begins. Found by the link at the old table only. */
export function rematchOf({ edition, body }: Table): Omit<TableRequest, keyof Added> {
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
    returnWithin: body.returnWithin,
  };
}

/** Where somebody sits the next time. */
function nextSeat(table: Table, seat: Seat): Seat {
  const movable = table.body.seats.filter(({ kind }) => kind !== 'automa').length;
  return (seat + movable - 1) % movable;
}

export interface RematchParts {
  readonly tables: Tables;
  readonly now: () => number;
  readonly tableChanged: (before: Table | null, after: Table) => void;
}

/** Call it in the queue of the old table. */
export async function openRematch(
  { tables, tableChanged, now }: RematchParts,
  id: string,
  who: Identity,
  added: Added = {},
): Promise<Table> {
  const old = await tables.get(id);
  const seat = seatOf(old, who.id);
  if (!hasEnded(old)) throw new Refusal(409, 'not-over', 'This game has not ended.');
  if (seat === null) throw new Refusal(403, 'no-seat', 'You had no seat at this table.');
  if (old.body.rematch !== null) return tables.get(old.body.rematch);

  const open = newTable(rematchOf(old), who, now());
  const sits = added.commitment !== undefined || added.contribution !== undefined;
  const table = sits ? { ...joined(open, who, nextSeat(old, seat), added, now()), revision: 1 } : open;
  await tables.add(table);
  const { after } = await tables.change(id, (latest) =>
    latest.body.rematch === null ? changed(latest, { body: { rematch: table.id } }, now()) : latest,
  );
  if (after.body.rematch !== table.id) return tables.get(after.body.rematch!);
  tableChanged(null, table);
  return table;
}
