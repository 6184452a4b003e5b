import type { Level } from '@drover/bots';
import { engine, type Seat, type Setup } from '@drover/engine';
import { seedOf, type Clock, type SeatedAt } from '@drover/protocol';
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../store/store.ts';

/** Time by seat. Everything in milliseconds. */
export interface Time {
  readonly reserves: readonly number[];
  /** What each seat has used of the turn it last decided in: neither steps back nor interruptions give time back. */
  readonly spent: readonly ({ readonly turn: number; readonly used: number } | null)[];
  /** The seat the clock is running for. */
  readonly running: {
    readonly seat: Seat;
    readonly turn: number;
    readonly since: number;
    readonly deadline: number;
    readonly reminded: boolean;
  } | null;
}

/** What is kept of a table beside the columns that are searched. */
export interface TableBody {
  /** Version of the rules the game was begun with. */
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatedAt[];
  readonly clock: Clock;
  readonly takeover: Level | null;
  readonly host: string;
  /** Never leaves the server before the game has ended. */
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly (string | null)[];
  readonly version: number;
  readonly turn: number;
  readonly deciding: Seat | null;
  readonly time: Time;
  readonly rematch: string | null;
  /** The result has been counted and told. */
  readonly settled: boolean;
}

export interface Table extends StoredTable {
  readonly edition: 'nz' | 'second';
  readonly body: TableBody;
}

export const asTable = (stored: StoredTable): Table => stored as Table;

export const hasEnded = (table: Table): boolean => table.status === 'over' || table.status === 'abandoned';

/** Also of a game that was broken off; not of a table that nobody came to. */
export const hasBegun = ({ status, body }: Table): boolean =>
  status !== 'open' && body.seats.every(({ kind }) => kind !== 'open');

export const setupOf = ({ edition, body }: Table): Setup => ({
  edition,
  players: body.seats.length,
  seed: seedOf(body.secret, body.contributions),
  options: body.options,
});

/** One seat per person and table. */
export function seatOf({ body }: Table, person: string | null): Seat | null {
  const seat = body.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.id === person);
  return seat === -1 ? null : seat;
}

export const personAt = ({ body }: Table, seat: Seat | null): string | null => {
  const sitter = seat === null ? undefined : body.seats[seat];
  return sitter?.kind === 'person' ? sitter.id : null;
};

/** Every game is played by the rules it was begun with. One that a newer server began is kept, but not shown. */
export function needKnownRules({ edition, body: { rules } }: Table): void {
  if (!engine.plays({ edition, rules }))
    throw new Refusal(409, 'other-rules', `This game follows rules ${rules}, which this server does not know yet.`);
}
