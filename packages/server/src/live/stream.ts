import type { ServerResponse } from 'node:http';
import type { Turn } from '../play/turns.ts';

/** More than this unsent, and the client is taken for gone: it comes back and resumes. */
const MOST_UNSENT = 1_000_000;
const DRAIN_WITHIN = 15_000;

let opened = 0;

/** One client that follows a table. */
export class Stream {
  readonly number = opened++;
  readonly table: string;
  readonly person: string | null;
  /** Waits for a turn to write some of what was missed. */
  readonly turn: Turn;
  /** The version of the next frame to be sent; null until the first is known. */
  next: number | null;
  /** The number of the next message to be sent; null to begin with the next one that is said. */
  said: number | null;
  /** What the client was told of the table last. */
  revision = 0;
  /** It is still being sent what it missed. */
  filling = true;
  /** Something happened meanwhile. */
  behind = false;
  /** Whether the session or token it came by is still good. */
  readonly isStillIn: () => Promise<boolean>;
  readonly #raw: ServerResponse;

  constructor(raw: ServerResponse, about: Pick<Stream, 'table' | 'person' | 'turn' | 'next' | 'said' | 'isStillIn'>) {
    this.#raw = raw;
    this.table = about.table;
    this.person = about.person;
    this.turn = about.turn;
    this.next = about.next;
    this.said = about.said;
    this.isStillIn = about.isStillIn;
  }

  get open(): boolean {
    return !this.#raw.destroyed && !this.#raw.writableEnded;
  }

  write(text: string): void {
    if (text === '' || !this.open) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MOST_UNSENT) this.#raw.destroy();
  }

  /** Waits until the client has taken what was written; one that does not is dropped. */
  async drained(): Promise<void> {
    if (!this.open || !this.#raw.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => this.#raw.destroy(), DRAIN_WITHIN).unref();
      const done = (): void => {
        clearTimeout(late);
        this.#raw.off('drain', done).off('close', done);
        resolve();
      };
      this.#raw.once('drain', done).once('close', done);
    });
  }

  end(): void {
    if (this.open) this.#raw.end();
  }
}

export const eventText = (event: string, data: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
