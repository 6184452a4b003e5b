import { Agent, request } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { EditionId } from '../../packages/engine/src/index.ts';
import type { MoveAnswer, TableInfo, TableRequest } from '../../packages/protocol/src/index.ts';

/** Somebody who plays over HTTP. */

/** The server said no. A server that is away throws what Node throws. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status} ${body.slice(0, 300)}`);
    this.status = status;
  }
}

export const newKey = (): string => randomBytes(12).toString('hex');
const contribution = (): string => randomBytes(16).toString('hex');

/** Told of every answer and how long it took, in milliseconds. */
export type Answered = (status: number, took: number) => void;

export class Guest {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #answered: Answered;
  readonly #headers: Readonly<Record<string, string>>;
  cookie = '';

  /** `address` is where they come from, as a proxy would tell the server. */
  constructor(url: string, answered: Answered = () => {}, address?: string) {
    this.#url = url;
    this.#answered = answered;
    this.#headers = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  async enter(name: string): Promise<void> {
    await this.ask('POST', '/api/people', { name });
  }

  /** Opens a table of two with a seat for oneself, and lets another one join: the game begins. */
  async begin(other: Guest, edition: EditionId): Promise<string> {
    const wish: TableRequest = {
      game: { edition, options: {} },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      listed: true,
      takeover: null,
      contribution: contribution(),
    };
    const { id } = await this.ask<TableInfo>('POST', '/api/tables', wish);
    await other.ask('POST', `/api/tables/${id}/join`, { contribution: contribution() });
    return id;
  }

  look(table: string): Promise<unknown> {
    return this.ask('GET', `/api/tables/${table}/frames?from=0`);
  }

  act(table: string, what: 'moves' | 'undo', body: object): Promise<MoveAnswer> {
    return this.ask<MoveAnswer>('POST', `/api/tables/${table}/${what}`, body);
  }

  ask<T = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const headers = { ...this.#headers, cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) };
      const asked = request(`${this.#url}${path}`, { method, headers, agent: this.#agent }, (answer) => {
        const [cookie] = answer.headers['set-cookie'] ?? [];
        if (cookie !== undefined) this.cookie = cookie.split(';')[0];
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => void (text += part));
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode!;
          this.#answered(status, performance.now() - start);
          if (status < 300) resolve((text === '' ? undefined : JSON.parse(text)) as T);
          else reject(new Refused(status, text));
        });
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  }
}
