import type { StoredTable } from '../store/store.ts';
import type { TableBody } from './table.ts';
import { reminderAt } from './clock.ts';

/** A bot that has not moved by then is asked again, perhaps by another server. */
export const BOT_PATIENCE = 20_000;
/** Tables nobody comes to are closed. */
export const OPEN_FOR = 14 * 86_400_000;

/** When somebody has to look at a table again. */
export function wakeAt(status: StoredTable['status'], body: TableBody, now: number): number | null {
  switch (status) {
    case 'open':
      return body.revealing?.until ?? now + OPEN_FOR;
    case 'playing': {
      const decider = body.deciding === null ? undefined : body.seats[body.deciding];
      if (decider?.kind === 'bot') return now + BOT_PATIENCE;
      return reminderAt(body.time) ?? body.time.running?.deadline ?? null;
    }
    case 'over':
    case 'abandoned':
      return body.settled ? null : now;
  }
}
