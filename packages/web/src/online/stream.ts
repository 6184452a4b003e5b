import type { StreamEvent } from '@drover/protocol';
import { Watched } from './watched.ts';

/** What is used of an EventSource. */
export interface Source {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

export type OpenSource = (url: string) => Source;

export type Connection = 'connecting' | 'live' | 'lost';

export type Hear = { readonly [E in StreamEvent as E['event']]: (data: E['data']) => void };

const CLOSED = 2;
/** How long to wait before trying again, in milliseconds: longer each time, up to a limit. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/**
 * The server's news of one table. A browser takes up a broken stream by itself; when it gives up, because a proxy or a
 * restarting server answered something else, we begin anew where we had come to.
 */
export class Stream {
  readonly #connection = new Watched<Connection>('connecting');
  readonly #open: OpenSource;
  readonly #url: () => string;
  readonly #hear: Hear;
  readonly #opened: () => void;
  #source: Source | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `opened` is called with every new beginning: what has no version may have been missed. */
  constructor(open: OpenSource, url: () => string, hear: Hear, opened: () => void) {
    this.#open = open;
    this.#url = url;
    this.#hear = hear;
    this.#opened = opened;
    this.#begin();
  }

  get connection(): Connection {
    return this.#connection.value;
  }

  /** There may be a network again: no need to wait for the next try. */
  wake(): void {
    if (this.#connection.value === 'lost') this.#begin();
  }

  /** The device knows that its network is gone, long before a silent stream would tell. */
  lose(): void {
    this.close();
    this.#connection.value = 'lost';
    this.#tryLater();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #begin(): void {
    this.close();
    const source = this.#open(this.#url());
    this.#source = source;
    source.addEventListener('open', () => {
      this.#pause = FIRST_PAUSE;
      this.#connection.value = 'live';
      this.#opened();
    });
    source.addEventListener('error', () => {
      if (this.#source !== source) return;
      this.#connection.value = 'lost';
      if (source.readyState === CLOSED) this.#tryLater();
    });
    for (const [event, hear] of Object.entries(this.#hear))
      source.addEventListener(event, ({ data }) => (hear as (data: unknown) => void)(JSON.parse(data)));
  }

  #tryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}
