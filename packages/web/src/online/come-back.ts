import { MOST_RETURNS, type TableInfo } from '@drover/protocol';

/** Seats that a bot plays in place of somebody who left. Those who kept their part of the shuffles back gave theirs up. */
function leftSeats({ status, seats, fairness }: TableInfo): { seat: number; instead: string; left: number }[] {
  if (status !== 'playing') return [];
  return seats.flatMap((sitter, seat) => {
    if (sitter.kind !== 'bot' || sitter.instead === null || sitter.left === undefined) return [];
    const withheld = fairness.committed[seat] !== null && fairness.contributions[seat] === null;
    return withheld ? [] : [{ seat, instead: sitter.instead, left: sitter.left }];
  });
}

/** How often somebody may still come back to this seat. */
export const returnsLeft = ({ returns }: TableInfo, seat: number): number => MOST_RETURNS - (returns[seat] ?? 0);

/** The seat this person has left, how often they may still come back to it, and until when they may this time. */
export function leftSeatOf(
  table: TableInfo,
  person: string,
  now: number,
): { seat: number; returns: number; until: number | null } | null {
  const own = leftSeats(table).find(({ instead }) => instead === person);
  if (own === undefined) return null;
  const until = keptUntil(table, own);
  return { seat: own.seat, returns: returnsLeft(table, own.seat), until: until > now ? until : null };
}

const keptUntil = (table: TableInfo, { seat, left }: { seat: number; left: number }): number =>
  returnsLeft(table, seat) > 0 ? left + 1000 * table.returnWithin : 0;

/** Where this person may go on for a bot: seats that are not kept any longer, and only at tables one has not left. */
export function seatsToTake(table: TableInfo, person: string, now: number): number[] {
  const left = leftSeats(table);
  const hasSatHere =
    table.substitutes.includes(person) ||
    table.seats.some((sitter) => 'instead' in sitter && sitter.instead === person);
  if (table.mine.length > 0 || hasSatHere) return [];
  return left.filter((seat) => keptUntil(table, seat) < now).map(({ seat }) => seat);
}
