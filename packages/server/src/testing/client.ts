import { randomUUID } from 'node:crypto';
import { decision, legalMoves, writeMove, type CoreState, type Seat } from '@drover/engine';
import type { ApiRefusal, Me, MoveAnswer, TableInfo, WireFrame } from '@drover/protocol';
import { EventReader } from './events.ts';

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** What a browser or a program does, over real HTTP. */
export class Client {
  readonly url: string;
  cookie: string | null = null;
  token: string | null = null;
  me: Me | null = null;
  /** Everything this client was ever sent, for those who look for secrets in it. */
  readonly received: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  get id(): string {
    return this.me!.id;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...json },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0]!;
    const text = await response.text();
    this.received.push(text);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  async get<T>(path: string): Promise<T> {
    return this.#expect(await this.ask<T>('GET', path), path);
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    return this.#expect(await this.ask<T>('POST', path, body), path);
  }

  async refused(method: string, path: string, body?: unknown): Promise<Answered<ApiRefusal>> {
    const answer = await this.ask<ApiRefusal>(method, path, body);
    if (answer.status < 400) throw new Error(`${method} ${path} was not refused: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async comeIn(name: string): Promise<void> {
    this.me = await this.post<Me>('/api/people', { name });
  }

  table(id: string): Promise<TableInfo> {
    return this.get(`/api/tables/${id}`);
  }

  async frames(id: string, from = 0): Promise<WireFrame[]> {
    return (await this.get<{ frames: WireFrame[] }>(`/api/tables/${id}/frames?from=${from}`)).frames;
  }

  /** The table as it is now. */
  async look(id: string): Promise<{ version: number; view: CoreState }> {
    const { version } = await this.table(id);
    const frame = (await this.frames(id, version)).at(-1)!;
    return { version: frame.version, view: frame.view as CoreState };
  }

  move(id: string, seat: Seat, move: string, version: number, key: string = randomUUID()): Promise<MoveAnswer> {
    return this.post(`/api/tables/${id}/moves`, { version, key, seat, move });
  }

  undo(id: string, seat: Seat, moves: number, version: number, key: string = randomUUID()): Promise<MoveAnswer> {
    return this.post(`/api/tables/${id}/undo`, { version, key, seat, moves });
  }

  follow(id: string, options: { from?: number; last?: number } = {}): Promise<EventReader> {
    const query = options.from === undefined ? '' : `?from=${options.from}`;
    const last = options.last === undefined ? {} : { 'last-event-id': String(options.last) };
    return EventReader.open(`${this.url}/api/tables/${id}/stream${query}`, { ...this.headers, ...last }, this.received);
  }

  #expect<T>({ status, body }: Answered<T>, path: string): T {
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}

/** A move for whoever has to decide, chosen by `pick`. */
export function someMove(view: CoreState, pick: (count: number) => number): { seat: Seat; text: string } {
  const { seat } = decision(view)!;
  const moves = legalMoves(view, seat);
  return { seat, text: writeMove(view, moves[pick(moves.length)]!) };
}

/** Those at the table, by seat, play up to `moves` moves or to the end; whoever is asked plays. */
export async function playOn(
  players: readonly (Client | null)[],
  id: string,
  moves: number,
  pick: (count: number) => number,
): Promise<number> {
  const anybody = players.find((player) => player !== null)!;
  for (let made = 0; made < moves; made++) {
    const table = await anybody.table(id);
    if (table.status !== 'playing') return made;
    const player = table.deciding === null ? null : players[table.deciding];
    if (!player) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      made--;
      continue;
    }
    const { view, version } = await player.look(id);
    if (decision(view)?.seat !== table.deciding) continue;
    const { seat, text } = someMove(view, pick);
    await player.move(id, seat, text, version);
  }
  return moves;
}
