import { Agent, request, type ClientRequest } from 'node:http';

/** Somebody who follows a table by server-sent events, and comes back when the connection breaks. */

export interface Followed {
  /** The version of a frame and, as long as it is not read, its text. */
  readonly onFrame: (version: number, data: string) => void;
  readonly onError?: (error: Error) => void;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const COME_BACK = 100;

export class Follower {
  readonly #url: string;
  readonly #cookie: string;
  readonly #followed: Followed;
  #asked: ClientRequest | null = null;
  #last: number | null = null;
  #left = false;

  constructor(url: string, table: string, cookie: string, followed: Followed) {
    this.#url = `${url}/api/tables/${table}/stream`;
    this.#cookie = cookie;
    this.#followed = followed;
  }

  /** Answers when the stream is open. */
  follow(): Promise<void> {
    return new Promise((resolve) => {
      const again = (error?: Error): void => {
        if (this.#left) return;
        if (error !== undefined) this.#followed.onError?.(error);
        setTimeout(() => void this.follow().then(resolve), COME_BACK);
      };
      const from = this.#last === null ? {} : { 'last-event-id': String(this.#last) };
      this.#asked = request(this.#url, { headers: { cookie: this.#cookie, ...from }, agent }, (answer) => {
        if (answer.statusCode !== 200) {
          answer.resume();
          again(new Error(`A stream was answered with ${answer.statusCode}.`));
          return;
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          const events = (text + part).split('\n\n');
          text = events.pop()!;
          for (const event of events) this.#hear(event);
        });
        answer.once('error', () => {});
        answer.once('close', () => again());
        resolve();
      });
      this.#asked.once('error', () => again());
      this.#asked.end();
    });
  }

  leave(): void {
    this.#left = true;
    this.#asked?.destroy();
  }

  #hear(event: string): void {
    const [, id, data] = /^id: (\d+)\nevent: frame\ndata: (.*)$/.exec(event) ?? [];
    if (id === undefined || data === undefined) return;
    this.#last = Number(id);
    this.#followed.onFrame(this.#last, data);
  }
}
