import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Instant, News } from './store.ts';

export const CHANNEL = 'drover';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** Clocks of several machines are not quite the same. */
const MARGIN = 60_000;

/**
 * One connection that does nothing but listen. When it breaks it is made again, and everything that may have been
 * missed meanwhile is told: some of it for the second time, which whoever counts versions will notice.
 */
export function openNewsline(connection: pg.ClientConfig, missedSince: (since: Instant) => Promise<News[]>) {
  const listeners = new Set<(news: News) => void>();
  const closing = new AbortController();
  let line: Promise<pg.Client> | null = null;
  /** From when on something may have been missed. */
  let deafSince: Instant | null = null;

  const tell = (news: News): void => {
    for (const listener of listeners) listener(news);
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, keepAliveInitialDelayMillis: 10_000 });
    client.on('notification', ({ payload }) => tell(JSON.parse(payload!) as News));
    // What is wrong is followed by the end.
    client.on('error', () => {});
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.once('end', () => {
      if (closing.signal.aborted) return;
      deafSince ??= Date.now() - MARGIN;
      line = reconnect(deafSince);
    });
    return client;
  }

  async function reconnect(since: Instant): Promise<pg.Client> {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait, undefined, { signal: closing.signal });
      const client = await connect().catch(() => null);
      if (client === null) continue;
      try {
        for (const news of await missedSince(since)) tell(news);
        deafSince = null;
      } catch {
        // Its end begins all this anew.
        void client.end();
      }
      return client;
    }
  }

  return {
    async listen(listener: (news: News) => void): Promise<() => Promise<void>> {
      line ??= connect();
      try {
        await line;
      } catch (error) {
        line = null;
        throw error;
      }
      const own = (news: News): void => listener(news);
      listeners.add(own);
      return async () => void listeners.delete(own);
    },
    async close(): Promise<void> {
      closing.abort();
      listeners.clear();
      await line?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
