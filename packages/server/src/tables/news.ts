import type { Notifier } from '../notify/notifier.ts';
import { personAt, seatOf, type Table } from './body.ts';

/** Names of everybody else at the table; Sarah and Sam have none here. */
export function opponentsOf(table: Table, person: string): string[] {
  const own = seatOf(table, person);
  return table.body.seats.flatMap((sitter, seat) =>
    seat === own || sitter.kind === 'open' || sitter.name === '' ? [] : [sitter.name],
  );
}

/** Tells whoever has to decide. */
export async function tellWhoseTurn(notifier: Notifier, table: Table, reminder: boolean): Promise<void> {
  const person = personAt(table, table.body.deciding);
  if (person === null) return;
  await notifier.yourTurn(person, {
    table: table.id,
    edition: table.edition,
    opponents: opponentsOf(table, person),
    deadline: table.body.time.running?.deadline ?? null,
    reminder,
  });
}
