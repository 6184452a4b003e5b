import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from './database.ts';

/** The longest anybody waits for the database, in milliseconds. */
export const LONGEST_WAIT = 1500;
const TRY_EVERY = 200;

export interface CircuitBreaker {
  /** Does the work, or throws `Unavailable` before long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

/**
 * Nobody waits for a database that is known to be away: after the first who noticed everybody is turned down at once,
 * until it answers again. `unavailable` says which errors mean that it is away.
 */
export function openCircuitBreaker(
  isAnswering: () => Promise<void>,
  unavailable: (error: unknown) => Unavailable | null,
  longestWait: number,
): CircuitBreaker {
  let away: Unavailable | null = null;
  /** Of those who wait for an answer. */
  const waiting = new Set<(why: Unavailable) => void>();
  const closing = new AbortController();

  async function waitForIt(): Promise<void> {
    while (away !== null && !closing.signal.aborted) {
      try {
        await inTime(isAnswering(), new Set(), longestWait);
        away = null;
      } catch (error) {
        away = unavailable(error) ?? away;
        await pause(TRY_EVERY, undefined, { ref: false });
      }
    }
  }

  return {
    async run(work) {
      if (away !== null) throw new Unavailable(away.message, { cause: away.cause });
      try {
        return await inTime(work(), waiting, longestWait);
      } catch (error) {
        const why = unavailable(error);
        if (why === null) throw error;
        if (away === null) {
          away = why;
          void waitForIt();
        }
        throw why;
      }
    },
    close: () => closing.abort(),
  };
}

/** When one has waited too long, those who wait with it have too. */
async function inTime<T>(work: Promise<T>, waiting: Set<(why: Unavailable) => void>, longestWait: number): Promise<T> {
  let giveUp: (why: Unavailable) => void;
  const late = new Promise<never>((_, reject) => (giveUp = reject));
  waiting.add(giveUp!);
  const timer = setTimeout(() => {
    for (const other of [giveUp, ...waiting]) other(new Unavailable(NO_ANSWER));
  }, longestWait);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    waiting.delete(giveUp!);
  }
}

export const NO_ANSWER = 'The database does not answer.';
