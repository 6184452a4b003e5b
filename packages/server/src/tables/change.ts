import { decision, type CoreState } from '@drover/engine';
import { passedTo } from './clock.ts';
import { wakeAt } from './wake.ts';
import type { Table, TableBody } from './table.ts';

/** Tables are never changed, only followed by their next revision. */

export interface Change {
  readonly status?: Table['status'];
  readonly listed?: boolean;
  readonly body?: Partial<TableBody>;
}

/** Those who left find the table in their list too: they may come back, and it counts for them. */
const peopleAt = (body: TableBody): string[] =>
  body.seats.flatMap((sitter) => {
    const sitting = sitter.kind === 'person' ? [sitter.id] : [];
    return 'instead' in sitter && sitter.instead && sitter.left !== undefined ? [...sitting, sitter.instead] : sitting;
  });

/** How exactly is kept when a game was last played, in milliseconds: lists sort by it, and are not sorted at every move. */
const TOUCHED_EVERY = 60_000;

export function changed(table: Table, change: Change, now: number): Table {
  const body = { ...table.body, ...change.body };
  const status = change.status ?? table.status;
  return {
    ...table,
    revision: table.revision + 1,
    status,
    listed: change.listed ?? table.listed,
    touched: status === 'playing' && table.status === status && isRecent(table, now) ? table.touched : now,
    wake: wakeAt(status, body, now),
    people: peopleAt(body),
    body,
  };
}

const isRecent = ({ touched }: Table, now: number): boolean => Math.abs(now - touched) < TOUCHED_EVERY;

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
