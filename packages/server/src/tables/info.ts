import type { TableInfo } from '@drover/protocol';
import { committedAt, hasEnded, isRevealing, returnsOf, returnTime, seatOf, type Table } from './table.ts';

/** What everybody may know of a table, with what is the asker's own. */
export const infoOf = (table: Table, asker: string | null): TableInfo => ({
  ...sharedInfoOf(table),
  mine: seatsOf(table, asker),
});

/** The same as text, for many who ask at once: what they share is written once. */
export function infoTexts(table: Table): (asker: string | null) => string {
  let shared: string | null = null;
  return (asker) => {
    shared ??= JSON.stringify(sharedInfoOf(table)).slice(0, -1);
    return `${shared},"mine":${JSON.stringify(seatsOf(table, asker))}}`;
  };
}

function seatsOf(table: Table, asker: string | null): number[] {
  const seat = seatOf(table, asker);
  return seat === null ? [] : [seat];
}

function sharedInfoOf(table: Table): Omit<TableInfo, 'mine'> {
  const { id, status, edition, listed, created, revision, body } = table;
  return {
    id,
    status,
    edition,
    rules: body.rules,
    options: { ...body.options },
    seats: [...body.seats],
    clock: body.clock,
    listed,
    takeover: body.takeover,
    spectatorChat: body.spectatorChat ?? true,
    returnWithin: returnTime(body) / 1000,
    returns: [...returnsOf(body)],
    substitutes: [...(body.substitutes ?? [])],
    host: body.host,
    created,
    revision,
    version: body.version,
    turn: body.turn,
    deciding: body.deciding,
    deadline: body.time.running?.deadline ?? null,
    reserves: body.time.reserves.map((left) => left / 1000),
    fairness: {
      commitment: body.commitment,
      committed: committedAt(body),
      // None is shown before all have committed.
      contributions:
        table.status === 'open' && !isRevealing(table) ? body.seats.map(() => null) : [...body.contributions],
      revealing: body.revealing ? { until: body.revealing!.until } : null,
      secret: hasEnded(table) ? body.secret : null,
    },
    rematch: body.rematch,
  };
}
