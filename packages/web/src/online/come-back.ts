import type { TableInfo } from '@drover/protocol';

/** Seats that a bot plays in place of somebody who left. Those who kept their part of the shuffles back gave theirs up. */
function leftSeats({ status, seats, fairness }: TableInfo): { seat: number; instead: string; left: number }[] {
  if (status !== 'playing') return [];
  return seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'bot' || sitter.instead === null || sitter.left === undefined) return [];
    const withheld = fairness.committed[seat] !== null && fairness.contributions[seat] === null;
    return withheld ? [] : [{ seat, instead: sitter.instead, left: sitter.left }];
  });
}

/** Until when this person may come back to their seat; null where they may not. */
export function mayReturnUntil(table: TableInfo, person: string, now: number): number | null {
  const own = leftSeats(table).find(({ instead }) => instead === person);
  const until = own === undefined ? 0 : own.left + 1000 * table.returnWithin;
  return until > now ? until : null;
}

/** Where this person may go on for a bot: seats that are not kept any longer, and only at tables one has not left. */
export function seatsToTake(table: TableInfo, person: string, now: number): number[] {
  const left = leftSeats(table);
  const hasSatHere = table.seats.some((sitter) => 'instead' in sitter && sitter.instead === person);
  if (table.mine.length > 0 || hasSatHere) return [];
  return left.filter((seat) => seat.left + 1000 * table.returnWithin < now).map(({ seat }) => seat);
}
