import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Instant, StoreChange } from './store.ts';

export const CHANNEL = 'drover';

/** How long it waits before it connects again, in milliseconds. */
const PAUSE = 200;
/** How often it looks whether the connection is still one. */
const LOOK_EVERY = 10_000;
/** Clocks of several machines are not quite the same. */
const MARGIN = 60_000;

/**
 * One connection that does nothing but listen. When it breaks it is made again, and everything that may have been
 * missed meanwhile is told: some of it for the second time, which whoever counts versions will notice.
 */
export function openListener(connection: pg.ClientConfig, missedSince: (since: Instant) => Promise<StoreChange[]>) {
  const listeners = new Set<(change: StoreChange) => void>();
  const closing = new AbortController();
  let connected: Promise<pg.Client> | null = null;
  /** From when on something may have been missed. */
  let deafSince: Instant | null = null;

  const tell = (change: StoreChange): void => {
    for (const listener of listeners) listener(change);
  };

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, keepAliveInitialDelayMillis: 10_000 });
    client.on('notification', ({ payload }) => tell(JSON.parse(payload!) as StoreChange));
    // What is wrong is followed by the end.
    client.on('error', () => {});
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    let isOver = false;
    const over = (): void => {
      if (isOver || closing.signal.aborted) return;
      isOver = true;
      clearInterval(looking);
      deafSince ??= Date.now() - MARGIN;
      connected = reconnect(deafSince);
    };
    client.once('end', over);
    // A cable that is cut says nothing.
    const looking = setInterval(() => {
      client.query('select 1').catch(() => {
        client.end().catch(() => {});
        over();
      });
    }, LOOK_EVERY).unref();
    closing.signal.addEventListener('abort', () => clearInterval(looking));
    return client;
  }

  async function reconnect(since: Instant): Promise<pg.Client> {
    for (;;) {
      await pause(PAUSE, undefined, { signal: closing.signal });
      const client = await connect().catch(() => null);
      if (client === null) continue;
      try {
        for (const change of await missedSince(since)) tell(change);
        deafSince = null;
      } catch {
        // Its end begins all this anew.
        client.end().catch(() => {});
      }
      return client;
    }
  }

  return {
    async listen(listener: (change: StoreChange) => void): Promise<() => Promise<void>> {
      connected ??= connect();
      try {
        await connected;
      } catch (error) {
        connected = null;
        throw error;
      }
      const own = (change: StoreChange): void => listener(change);
      listeners.add(own);
      return async () => void listeners.delete(own);
    },
    async close(): Promise<void> {
      closing.abort();
      listeners.clear();
      await connected?.then(
        (client) => client.end(),
        () => {},
      );
    },
  };
}
