import type { Seat } from '@drover/engine';
import type { Clock } from '@drover/protocol';

/** How long a seat may take: pure, so that every server finds the same deadline. */

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
    /** When it went on after no server had been there. */
    readonly resumed?: number;
  } | null;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Nobody is reminded later than this before a deadline. */
const LAST_REMINDER = 60 * SECOND;

/** For one turn; null without a clock. */
export function turnTime(clock: Clock): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return clock.turn * SECOND;
    case 'days':
      return clock.days * DAY;
  }
}

export const freshTime = (clock: Clock, seats: number): Time => ({
  reserves: Array.from({ length: seats }, () => (clock.kind === 'live' ? clock.reserve * SECOND : 0)),
  spent: Array.from({ length: seats }, () => null),
  running: null,
});

/** Stops the clock that is running: what goes beyond the time of the turn comes out of the reserve. */
function stopped(time: Time, perTurn: number, now: number): Time {
  const { running } = time;
  if (running === null) return time;
  const { seat, turn } = running;
  const before = usedIn(time, seat, turn);
  const used = before + Math.max(0, now - running.since);
  const beyond = Math.max(0, used - perTurn) - Math.max(0, before - perTurn);
  return {
    reserves: time.reserves.with(seat, Math.max(0, time.reserves[seat]! - beyond)),
    spent: time.spent.with(seat, { turn, used }),
    running: null,
  };
}

const usedIn = ({ spent }: Time, seat: Seat, turn: number): number =>
  spent[seat]?.turn === turn ? spent[seat].used : 0;

/** The time after an action: the clock of `seat` runs, or none for bots and at the end. */
export function passedTo(time: Time, clock: Clock, seat: Seat | null, turn: number, now: number): Time {
  const perTurn = turnTime(clock);
  if (perTurn === null) return time;
  if (seat !== null && time.running?.seat === seat && time.running.turn === turn) return time;
  const still = stopped(time, perTurn, now);
  if (seat === null) return still;
  const left = Math.max(0, perTurn - usedIn(still, seat, turn)) + still.reserves[seat]!;
  return { ...still, running: { seat, turn, since: now, deadline: now + left, reminded: false } };
}

/**
 * The clock goes on now where it stood when a server was last there: what lies between is nobody's loss. Doing it again,
 * or going on with it after a crash, adds nothing.
 */
export function resumed(time: Time, lastThere: number, now: number): Time {
  const { running } = time;
  if (running === null) return time;
  const stood = now - Math.max(lastThere, running.since, running.resumed ?? 0);
  const [since, deadline] = [running.since + stood, running.deadline + stood];
  return { ...time, running: { ...running, since, deadline, resumed: now } };
}

/** When to remind: with a quarter of the time left. Null where that is over, or too short to be of use. */
export function reminderAt({ running }: Time): number | null {
  if (running === null || running.reminded) return null;
  const at = running.deadline - Math.max(LAST_REMINDER, (running.deadline - running.since) / 4);
  return at > running.since ? at : null;
}

export const isTimeUp = ({ running }: Time, now: number): boolean => running !== null && now >= running.deadline;
