import { randomBytes } from 'node:crypto';
import type { TableInfo, TableRequest } from '@drover/protocol';
import { vi } from 'vitest';
import { buildApp, type App, type AppParts } from '../app.ts';
import { readSettings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { openLog } from '../monitoring/logs.ts';
import { Client } from './client.ts';

/** Whole servers with real connections need time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A whole server on a free port of this machine, for the length of a test. */
export interface TestServer extends App {
  readonly url: string;
  readonly store: Store;
  /** Everything that was logged. */
  readonly log: readonly string[];
  /** Somebody who has come in as a guest. */
  guest(name: string): Promise<Client>;
  /** Somebody nobody knows. */
  stranger(): Client;
  stop(): Promise<void>;
}

export interface TestOptions extends Partial<Omit<AppParts, 'settings'>> {
  readonly env?: Readonly<Record<string, string>>;
}

export async function startServer(options: TestOptions = {}): Promise<TestServer> {
  const { env = {}, store = await openStore('sqlite::memory:', ''), ...parts } = options;
  const settings = readSettings({ LOG_LEVEL: 'debug', PAGE_DIR: '/nowhere', LIMITS: 'off', ...env });
  const lines: string[] = [];
  const log = openLog(settings, { write: (line) => void lines.push(line) });
  const server = await buildApp({ log, ...parts, store, settings });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...server,
    url,
    store,
    log: lines,
    stranger: () => new Client(url),
    async guest(name) {
      const client = new Client(url);
      await client.comeIn(name);
      return client;
    },
    async stop() {
      await server.close();
      if (options.store === undefined) await store.close();
    },
  };
}

export const contribution = (): string => randomBytes(16).toString('hex');

/** A request for a table; the host has the first seat unless told otherwise. */
export const tableWish = (wish: Partial<TableRequest> = {}): TableRequest => ({
  game: { edition: 'nz', options: {} },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'none' },
  listed: true,
  takeover: 'easy',
  contribution: contribution(),
  ...wish,
});

/** The host opens a table and the guests take the open seats. */
export async function seated(
  host: Client,
  guests: readonly Client[],
  wish: Partial<TableRequest> = {},
): Promise<TableInfo> {
  let table = await host.post<TableInfo>('/api/tables', tableWish(wish));
  for (const guest of guests)
    table = await guest.post<TableInfo>(`/api/tables/${table.id}/join`, { contribution: contribution() });
  return table;
}
