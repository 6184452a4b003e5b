import { NO_NAME } from '@drover/protocol';
import type { Identity } from '../people/identity.ts';
import { endAllOf } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';
import { ALL_TABLES } from './person-data.ts';
import { left } from './seats.ts';
import { hasEnded, seatOf, type Table } from './table.ts';
import type { TableQueue } from './table-queue.ts';
import type { Tables } from './tables.ts';

export interface DeleteParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly queue: TableQueue;
  readonly now: () => number;
  readonly tableChanged: (before: Table | null, after: Table) => void;
}

/** Gives up every seat of games that have not ended. */
export async function leaveEverywhere({ tables, queue, now, tableChanged }: DeleteParts, who: Identity): Promise<void> {
  for (const status of ['open', 'playing'] as const)
    for (const { id } of await tables.list({ person: who.id, status, limit: ALL_TABLES })) {
      const { before, after } = await queue.run(id, () =>
        tables.change(id, (table) =>
          hasEnded(table) || seatOf(table, who.id) === null ? table : left(table, who, now()),
        ),
      );
      if (after !== before) tableChanged(before, after);
    }
}

/**
 * Nothing is left of them but the games, in which a seat has no name. Whatever stopped it in the middle, it can be asked
 * for again: the person goes last.
 */
export async function deletePerson(parts: DeleteParts, who: Identity, session: string | null): Promise<void> {
  const { store } = parts;
  await endAllOf(store, who.id, session);
  await leaveEverywhere(parts, who);
  await renameEverywhere(parts, who.id, NO_NAME);
  await store.forgetMessagesBy(who.id, NO_NAME);
  await store.deletePerson(who.id);
}

/** At every table they sit or sat at. */
export async function renameEverywhere(
  { tables }: Pick<DeleteParts, 'tables'>,
  person: string,
  name: string,
): Promise<void> {
  for (const { id } of await tables.list({ person, limit: ALL_TABLES }))
    await tables.change(id, (table) => withName(table, person, name));
}

/** It was not touched by anybody: it stays where it was in the lists. */
function withName(table: Table, person: string, name: string): Table {
  // Whoever left it has no name there.
  if (seatOf(table, person) === null) return table;
  const seats = table.body.seats.map((sitter) =>
    sitter.kind === 'person' && sitter.id === person ? { ...sitter, name } : sitter,
  );
  return { ...table, revision: table.revision + 1, body: { ...table.body, seats } };
}
