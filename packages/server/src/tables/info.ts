import type { TableInfo } from '@drover/protocol';
import { committedAt, hasEnded, isRevealing, returnTime, seatOf, type Table } from './table.ts';

/** What everybody may know of a table, with what is the asker's own. */
export function infoOf(table: Table, asker: string | null): TableInfo {
  const { id, status, edition, listed, created, body } = table;
  const mine = seatOf(table, asker);
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
    host: body.host,
    created,
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
    mine: mine === null ? [] : [mine],
  };
}
