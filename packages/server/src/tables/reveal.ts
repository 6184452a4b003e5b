import { newGame } from '@drover/engine';
import { commitmentTo, type Clock } from '@drover/protocol';
import type { Identity } from '../people/identity.ts';
import { Refusal } from '../refusal.ts';
import { changed, standing } from './change.ts';
import { turnTime } from './clock.ts';
import { handedToBots, isRevealing, seatOf, setupOf, unrevealed, type Reveal, type Table } from './table.ts';

/** From the last seat that is taken to the first shuffle: contributions are revealed once all are committed to. */

/** What somebody who sits down adds to the shuffles. */
export interface Added {
  readonly commitment?: string | undefined;
  readonly contribution?: string | undefined;
}

export function commitmentIn({ commitment, contribution }: Added): string {
  if ((commitment === undefined) === (contribution === undefined))
    throw new Refusal(400, 'bad-table', 'A seat of one’s own needs a commitment to the shuffles, or a contribution.');
  return commitment ?? commitmentTo(contribution!);
}

/** Browsers reveal by themselves; whoever waited for a live game may have gone for a tea. */
const SHORTEST_REVEAL = 120_000;

/** As long as the first turn may take; without a clock the table waits for its people. */
function revealTime(clock: Clock): number | null {
  const turn = turnTime(clock);
  if (turn === null) return null;
  return Math.max(SHORTEST_REVEAL, turn + (clock.kind === 'live' ? clock.reserve * 1000 : 0));
}

/** The game begins when every seat is taken and every contribution known. Still the same revision. */
export function startedIfFull(table: Table, now: number): Table {
  const { seats, rules, clock } = table.body;
  if (seats.some(({ kind }) => kind === 'open')) return table;
  const after =
    unrevealed(table.body).length === 0
      ? begun(table, rules, now)
      : changed(table, { body: { revealing: revealFrom(now, clock) } }, now);
  return { ...after, revision: table.revision };
}

function revealFrom(now: number, clock: Clock): Reveal {
  const time = revealTime(clock);
  return { since: now, until: time === null ? null : now + time };
}

function begun(table: Table, rules: string, now: number): Table {
  const settled = { ...table, body: { ...table.body, revealing: null } };
  return standing(settled, newGame(setupOf(settled), rules), 0, now);
}

export function revealed(table: Table, who: Identity, contribution: string, now: number): Table {
  const seat = seatOf(table, who.id);
  if (seat === null) throw new Refusal(403, 'no-seat', 'You have no seat at this table.');
  const { committed, contributions } = table.body;
  if (contributions[seat] === contribution) return table;
  // Told too early it would be known to whoever sits down next.
  if (!isRevealing(table)) throw new Refusal(409, 'not-revealing', 'Contributions are revealed when all are seated.');
  if (commitmentTo(contribution) !== committed?.[seat])
    throw new Refusal(422, 'other-contribution', 'This is not the contribution you have committed to.');
  const next = changed(table, { body: { contributions: contributions.with(seat, contribution) } }, now);
  return unrevealed(next.body).length === 0 ? startedIfFull(next, now) : next;
}

/**
 * Seats that do not reveal, or are left meanwhile, are like those of people who ran out of time: a bot plays them from
 * the beginning, or there is no game. Nobody gets another draw by keeping silent, and the seat is lost for good.
 */
export function withheld(table: Table, seats: readonly number[], now: number): Table {
  const handed = handedToBots(table.body, seats, now);
  if (handed === null) return changed(table, { status: 'abandoned', body: { settled: true } }, now);
  const next = changed(table, { body: { seats: handed } }, now);
  return unrevealed(next.body).length === 0 ? startedIfFull(next, now) : next;
}

/** When nobody is waited for any longer. */
export const isRevealOver = (table: Table, now: number): boolean =>
  isRevealing(table) && (table.body.revealing!.until ?? Infinity) <= now;

/** It goes on where it stood when a server was last there. Doing it again adds nothing. */
export const resumedReveal = ({ since, until }: Reveal, lastThere: number, now: number): Reveal => ({
  since: now,
  until: until === null ? null : until + now - Math.max(lastThere, since),
});
