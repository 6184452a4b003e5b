import { decision, type CoreState } from '@drover/engine';
import { passedTo } from '../clock/clock.ts';
import { wakeAt } from '../clock/wake.ts';
import type { Table, TableBody } from './body.ts';

/** Tables are never changed, only followed by their next revision. */

export interface Change {
  readonly status?: Table['status'];
  readonly listed?: boolean;
  readonly body?: Partial<TableBody>;
}

const peopleAt = (body: TableBody): string[] =>
  body.seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.id] : []));

export function changed(table: Table, change: Change, now: number): Table {
  const body = { ...table.body, ...change.body };
  const status = change.status ?? table.status;
  return {
    ...table,
    revision: table.revision + 1,
    status,
    listed: change.listed ?? table.listed,
    touched: now,
    wake: wakeAt(status, body, now),
    people: peopleAt(body),
    body,
  };
}

/** The table once the game stands at this state: who decides, and whose clock runs. */
export function standing(
  table: Table,
  state: CoreState,
  version: number,
  now: number,
  seats = table.body.seats,
): Table {
  const deciding = decision(state)?.seat ?? null;
  const { turn } = state;
  const onTheClock = deciding !== null && seats[deciding]?.kind === 'person' ? deciding : null;
  const time = passedTo(table.body.time, table.body.clock, onTheClock, turn, now);
  return changed(
    table,
    { status: state.over ? 'over' : 'playing', body: { seats, version, turn, deciding, time } },
    now,
  );
}
