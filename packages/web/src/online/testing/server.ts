import {
  beginGame,
  eventFor,
  playMove,
  readMove,
  startHistory,
  undo,
  view,
  type GameEvent,
  type History,
  type Setup,
} from '@drover/engine';
import type { MoveAnswer, MoveRequest, TableInfo, UndoRequest, WireFrame } from '@drover/protocol';
import type { Fetch } from '../api.ts';
import type { OpenSource, Source } from '../stream.ts';

/** A server for tests of the page: one table, kept in memory, that answers, streams, and can fall silent. */
export class FakeServer {
  readonly #setup: Setup = { edition: 'nz', players: 2, seed: 'remote', options: {} };
  history: History = startHistory(this.#setup);
  #frames: WireFrame[];
  readonly #keys = new Map<string, number>();
  readonly sources: FakeSource[] = [];
  readonly asked: string[] = [];
  readonly info: TableInfo;
  /** The next requests are lost: on the way there, or the answers to them on the way back. */
  lost: ('request' | 'answer')[] = [];
  streaming = true;

  constructor(info: Partial<TableInfo> = {}) {
    this.#frames = [this.#frame(null, 0, beginGame(this.#setup).events)];
    const fairness = { commitment: '', committed: [], contributions: [], revealing: null, secret: null };
    this.info = {
      id: 'table00001',
      status: 'playing',
      edition: 'nz',
      rules: this.history.state.rules,
      options: {},
      seats: [
        { kind: 'person', id: 'person000001', name: 'Ada' },
        { kind: 'person', id: 'person000002', name: 'Ben' },
      ],
      clock: { kind: 'none' },
      listed: false,
      takeover: null,
      spectatorChat: true,
      returnWithin: 600,
      returns: [0, 0],
      substitutes: [],
      host: 'person000001',
      created: 0,
      revision: 1,
      version: 0,
      turn: 0,
      deciding: null,
      deadline: null,
      reserves: [],
      fairness,
      rematch: null,
      mine: [0],
      ...info,
    };
  }

  get version(): number {
    return (this.#frames?.length ?? 0) - 1;
  }

  #frame(by: number | null, undone: number, events: readonly GameEvent[]): WireFrame {
    return {
      version: this.version + 1,
      view: view(this.history.state, 0),
      by,
      undone,
      events: events.map((event) => eventFor(event, 0)),
    };
  }

  /** Somebody moves, by the page or not. */
  move(seat: number, text: string): void {
    const { history, events } = playMove(this.history, seat, readMove(this.history.state, text));
    this.history = history;
    this.#publish(this.#frame(seat, 0, events));
  }

  back(seat: number, moves: number): void {
    this.history = undo(this.history, seat, moves);
    this.#publish(this.#frame(seat, moves, []));
  }

  /** A backup of this version is put back: what came after it never happened, and the others come back to the stream. */
  restore(version: number, history: History): void {
    this.history = history;
    this.#frames = this.#frames.slice(0, version + 1);
    for (const source of this.sources) source.send('frame', this.#frames.at(-1));
  }

  #publish(frame: WireFrame): void {
    this.#frames.push(frame);
    if (this.streaming) for (const source of this.sources) source.send('frame', frame);
  }

  readonly open: OpenSource = (url) => {
    const source = new FakeSource(url);
    this.sources.push(source);
    return source;
  };

  readonly fetch: Fetch = (path, init) => {
    this.asked.push(`${init.method} ${path}`);
    const loss = this.lost.shift();
    if (loss === 'request') return Promise.reject(new TypeError('Failed to fetch'));
    const answer = this.#answer(init.method!, path, init.body === undefined ? null : JSON.parse(init.body as string));
    if (loss === 'answer') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  };

  #answer(method: string, path: string, body: unknown): unknown {
    const what = path.split('/').at(-1)!.split('?')[0]!;
    if (what === 'moves') return this.#act(body as MoveRequest, ({ seat, move }) => this.move(seat, move));
    if (what === 'undo') return this.#act(body as UndoRequest, ({ seat, moves }) => this.back(seat, moves));
    if (what === 'frames') {
      const from = Number(new URLSearchParams(path.split('?')[1]).get('from'));
      return { frames: this.#frames.slice(from), undoable: {} };
    }
    return what === 'chat' && method === 'GET' ? [] : { ...this.info, version: this.version };
  }

  #act<R extends MoveRequest | UndoRequest>(request: R, act: (request: R) => void): MoveAnswer {
    const before = this.#keys.get(request.key);
    if (before !== undefined) return { answer: 'duplicate', version: before };
    const { version } = this;
    if (request.version !== version)
      return { answer: 'stale', version, missed: this.#frames.slice(Math.min(request.version + 1, version)) };
    act(request);
    this.#keys.set(request.key, this.version);
    return { answer: 'accepted', version: this.version };
  }
}

export class FakeSource implements Source {
  readonly url: string;
  readyState = 0;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(url: string) {
    this.url = url;
  }
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, listener);
  }
  #tell(type: string, data: unknown): void {
    this.#listeners.get(type)?.({ data: JSON.stringify(data) } as MessageEvent<string>);
  }
  send(type: string, data: unknown): void {
    if (this.readyState !== 2) this.#tell(type, data);
  }
  succeed(): void {
    this.readyState = 1;
    this.#tell('open', null);
  }
  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.#tell('error', null);
  }
  close(): void {
    this.readyState = 2;
  }
}
