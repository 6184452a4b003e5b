import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from './guest.ts';
import type { MoveAnswer } from '../../packages/protocol/src/index.ts';

/** Somebody who plays by HTTP/2, as browsers do: one connection for all requests and all streams. */

const COME_BACK = 100;

export class Http2Guest {
  readonly #url: string;
  #session: ClientHttp2Session | null = null;
  #cookie = '';
  #left = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** What was agreed on with the other side. */
  get protocol(): string | undefined {
    return this.#session?.alpnProtocol;
  }

  #ask(method: 'GET' | 'POST', path: string, body: object | undefined, headers = {}): ClientHttp2Stream {
    // The certificate is one that Caddy made for itself.
    if (this.#session === null || this.#session.closed || this.#session.destroyed)
      this.#session = connect(this.#url, { rejectUnauthorized: false }).on('error', () => {});
    const type = body && { 'content-type': 'application/json' };
    const asked = this.#session.request({
      ':method': method,
      ':path': path,
      cookie: this.#cookie,
      ...type,
      ...headers,
    });
    asked.setEncoding('utf8');
    asked.end(body && JSON.stringify(body));
    return asked;
  }

  ask<T = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    return new Promise((resolve, reject) => {
      const asked = this.#ask(method, path, body);
      let [status, text] = [0, ''];
      asked.on('response', (headers) => {
        status = headers[':status']!;
        // The session's alone: every request may reach another server.
        const cookie = headers['set-cookie']?.find((one) => one.startsWith('drover='));
        if (cookie !== undefined) this.#cookie = cookie.split(';')[0]!;
      });
      asked.on('data', (part: string) => (text += part));
      asked.on('error', reject);
      asked.on('end', () => {
        if (status >= 200 && status < 300) resolve((text === '' ? undefined : JSON.parse(text)) as T);
        else reject(new Refused(status, text));
      });
    });
  }

  act(table: string, what: 'moves' | 'undo', body: object): Promise<MoveAnswer> {
    return this.ask<MoveAnswer>('POST', `/api/tables/${table}/${what}`, body);
  }

  /** Until one leaves, also when the stream breaks. */
  async follow(table: string, onFrame: (version: number) => void): Promise<void> {
    for (let last: string | null = null; !this.#left; await pause(COME_BACK)) {
      const from = last === null ? {} : { 'last-event-id': last };
      const stream = this.#ask('GET', `/api/tables/${table}/stream`, undefined, from);
      let text = '';
      stream.on('data', (part: string) => {
        const events = (text + part).split('\n\n');
        text = events.pop()!;
        for (const event of events) {
          const [, id] = /^id: (\d+)\nevent: frame\n/.exec(event) ?? [];
          if (id === undefined) continue;
          last = id;
          onFrame(Number(id));
        }
      });
      await new Promise<void>((resolve) => stream.on('error', () => {}).once('close', resolve));
    }
  }

  leave(): void {
    this.#left = true;
    this.#session?.destroy();
  }
}
