import type { Level } from '@drover/bots';
import { engine, type EditionId, type Seat, type Setup } from '@drover/engine';
import { commitmentTo, seedOf, type Clock, type SeatedAt } from '@drover/protocol';
import { Refusal } from '../refusal.ts';
import type { StoredTable } from '../store/store.ts';
import type { Time } from './clock.ts';

/** Everybody has committed: since when, and until when what they committed to is waited for. */
export interface Reveal {
  readonly since: number;
  readonly until: number | null;
}

/** What is kept of a table beside the columns that are searched. */
export interface TableBody {
  /** Version of the rules the game was begun with. */
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatedAt[];
  readonly clock: Clock;
  readonly takeover: Level | null;
  /** Seconds; what is usual at the pace of the table where it is not said. */
  readonly returnWithin?: number;
  readonly host: string;
  /** Never leaves the server before the game has ended. */
  readonly secret: string;
  readonly commitment: string;
  /** Those of the seats; tables from before people committed have none, only contributions. */
  readonly committed?: readonly (string | null)[];
  /** Null until it is revealed. */
  readonly contributions: readonly (string | null)[];
  /** Every seat is taken and somebody has not revealed yet. A game that began is past it. */
  readonly revealing?: Reveal | null;
  readonly version: number;
  readonly turn: number;
  readonly deciding: Seat | null;
  readonly time: Time;
  readonly rematch: string | null;
  /** Whether those without a seat may chat; older tables say nothing, and there they may. */
  readonly spectatorChat?: boolean;
  /** How often each seat was come back to. */
  readonly returns?: readonly number[];
  /** Everybody who went on for a bot here: nobody does so twice. */
  readonly substitutes?: readonly string[];
  /** Who ended the game by leaving it, and when. */
  readonly endedBy?: { readonly seat: Seat; readonly left: number };
  /** The result has been counted and told. */
  readonly settled: boolean;
}

export interface Table extends StoredTable {
  readonly edition: EditionId;
  readonly body: TableBody;
}

export const asTable = (stored: StoredTable): Table => stored as Table;

export const hasEnded = (table: Table): boolean => table.status === 'over' || table.status === 'abandoned';

/** Also of a game that was broken off; not of a table that nobody came to. */
export const hasBegun = ({ status, body }: Table): boolean =>
  status !== 'open' && !body.revealing && body.seats.every(({ kind }) => kind !== 'open');

export const isRevealing = ({ status, body }: Table): boolean => status === 'open' && Boolean(body.revealing);

/** What each seat has committed to, also where the contribution itself was given. */
export const committedAt = ({ committed, contributions }: TableBody): (string | null)[] =>
  contributions.map((part, seat) => committed?.[seat] ?? (part === null ? null : commitmentTo(part)));

/** The people whose contribution the game waits for. */
export const unrevealed = ({ seats, contributions }: TableBody): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' && contributions[seat] === null ? [seat] : []));

export const setupOf = ({ edition, body }: Table): Setup => ({
  edition,
  players: body.seats.length,
  seed: seedOf(body.secret, body.contributions),
  options: body.options,
});

/** These seats with bots in place of their people; null where the table wants none, or nobody would be left. */
export function handedToBots({ seats, takeover }: TableBody, gone: readonly Seat[], now: number): SeatedAt[] | null {
  if (takeover === null) return null;
  const after = seats.map((sitter, seat): SeatedAt => {
    if (!gone.includes(seat) || sitter.kind !== 'person') return sitter;
    // Where a substitute leaves, the seat is still that of whoever left first.
    const { instead = sitter.id, left = now } = sitter;
    return { kind: 'bot', name: takeover, level: takeover, instead, left };
  });
  return after.some(({ kind }) => kind === 'person') ? after : null;
}

const USUAL_RETURN: Readonly<Record<Clock['kind'], number>> = { none: 86_400, live: 600, days: 3 * 86_400 };

/** How long a seat is kept for whoever left it, in milliseconds. */
export const returnTime = ({ returnWithin, clock }: Pick<TableBody, 'returnWithin' | 'clock'>): number =>
  1000 * (returnWithin ?? USUAL_RETURN[clock.kind]);

/** How often each seat was come back to. */
export const returnsOf = ({ seats, returns }: TableBody): readonly number[] => returns ?? seats.map(() => 0);

/** Where this person sat before leaving, and when that was. */
export function leftSeatOf({ body }: Table, person: string): { readonly seat: Seat; readonly left: number } | null {
  const seat = body.seats.findIndex((sitter) => 'instead' in sitter && sitter.instead === person);
  const sitter = body.seats[seat];
  return sitter !== undefined && 'left' in sitter && sitter.left !== undefined ? { seat, left: sitter.left } : null;
}

/** One seat per person and table. */
export function seatOf({ body }: Table, person: string | null): Seat | null {
  const seat = body.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.id === person);
  return seat === -1 ? null : seat;
}

export const personAt = ({ body }: Table, seat: Seat | null): string | null => {
  const sitter = seat === null ? undefined : body.seats[seat];
  return sitter?.kind === 'person' ? sitter.id : null;
};

/** The bot that has to decide now. */
export function botToMove({ status, body }: Table): { readonly seat: Seat; readonly level: Level } | null {
  const { seats, deciding } = body;
  const sitter = deciding === null ? undefined : seats[deciding];
  return status === 'playing' && sitter?.kind === 'bot' ? { seat: deciding!, level: sitter.level } : null;
}

/** Names of everybody else at the table; Sarah and Sam have none here. */
export function opponentsOf(table: Table, person: string): string[] {
  const own = seatOf(table, person);
  return table.body.seats.flatMap((sitter, seat) =>
    seat === own || sitter.kind === 'open' || sitter.name === '' ? [] : [sitter.name],
  );
}

/** Every game is played by the rules it was begun with. One that a newer server began is kept, but not shown. */
export function needKnownRules({ edition, body: { rules } }: Table): void {
  if (!engine.plays({ edition, rules }))
    throw new Refusal(409, 'other-rules', `This game follows rules ${rules}, which this server does not know yet.`);
}
