import type { ChatMessage, TableInfo, WireFrame } from '@drover/protocol';
import type { Api } from './api.ts';
import { followed, type Course } from './course.ts';
import { Stream, type Connection, type OpenSource } from './stream.ts';
import { Watched } from './watched.ts';

interface FirstLook {
  readonly info: TableInfo;
  readonly frames: readonly WireFrame[];
  readonly chat: readonly ChatMessage[];
}

/** A table on the server, as far as the person here may know it: who sits there, what is said, how the game goes. */
export class Room {
  readonly id: string;
  readonly #api: Api;
  readonly #info: Watched<TableInfo>;
  readonly #course = new Watched<Course>([]);
  readonly #chat = new Watched<readonly ChatMessage[]>([]);
  readonly #stream: Stream;
  readonly #enteredAs: string;
  readonly #listeners = new Set<(from: number) => void>();
  #catching: Promise<void> | null = null;

  private constructor(api: Api, { info, frames, chat }: FirstLook, open: OpenSource) {
    this.id = info.id;
    this.#api = api;
    this.#info = new Watched(info);
    this.#enteredAs = info.mine.join();
    this.takeIn(frames, true);
    this.#takeChat(chat);
    const hear = {
      frame: (frame: WireFrame) => this.takeIn([frame]),
      table: (news: TableInfo) => this.learn(news),
      chat: (message: ChatMessage) => this.#takeChat([message]),
    };
    const url = (): string => api.streamOf(info.id, this.#next);
    this.#stream = new Stream(open, url, hear, () => void this.#readChat().catch(() => {}));
  }

  static async enter(api: Api, id: string, open: OpenSource): Promise<Room> {
    const info = await api.table(id);
    const [chat, { frames }] = await Promise.all([
      api.chat(id),
      hasBegun(info) ? api.frames(id, 0) : { frames: [] as WireFrame[] },
    ]);
    return new Room(api, { info, frames, chat }, open);
  }

  close(): void {
    this.#stream.close();
    this.#listeners.clear();
  }

  get info(): TableInfo {
    return this.#info.value;
  }
  get chat(): readonly ChatMessage[] {
    return this.#chat.value;
  }
  get course(): Course {
    return this.#course.value;
  }
  get connection(): Connection {
    return this.#stream.connection;
  }
  /** We got a seat or lost it: everything on the table looks different now, and one has to enter again. */
  get isOther(): boolean {
    return this.info.mine.join() !== this.#enteredAs;
  }
  /** The version that is awaited. */
  get #next(): number {
    return (this.#course.value.at(-1)?.version ?? -1) + 1;
  }

  /** Called with the first version that is new; with 0 when everything should be looked at anew. */
  listen(listener: (from: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  learn(info: TableInfo): void {
    this.#info.value = info;
    if (hasBegun(info) && this.#next === 0) void this.catchUp().catch(() => {});
  }

  /** Frames in order, seen ones among them; a gap is filled by asking for what is missing. */
  takeIn(frames: readonly WireFrame[], everything = false): void {
    let news = Infinity;
    let course = this.#course.value;
    for (const frame of frames) {
      const next = (course.at(-1)?.version ?? -1) + 1;
      if (frame.version < next) continue;
      const gap = frame.version > next;
      if (gap && !everything) {
        void this.catchUp().catch(() => {});
        break;
      }
      course = followed(gap ? [] : course, frame);
      news = Math.min(news, gap || frame.undone > 0 ? 0 : frame.version);
    }
    if (news === Infinity) return;
    this.#course.value = course;
    for (const listener of this.#listeners) listener(news);
  }

  catchUp(): Promise<void> {
    this.#catching ??= this.#api
      .frames(this.id, this.#next)
      .then(({ frames }) => this.takeIn(frames, true))
      .finally(() => (this.#catching = null));
    return this.#catching;
  }

  /** The network is gone. */
  lose(): void {
    this.#stream.lose();
  }

  /** Somebody looks at the table again, or the network is back: a stream may have died without a word. */
  async refresh(): Promise<void> {
    this.#stream.wake();
    const info = await this.#api.table(this.id);
    this.learn(info);
    if (hasBegun(info)) await this.catchUp();
  }

  async say(text: string): Promise<void> {
    this.#takeChat([await this.#api.say(this.id, text)]);
  }

  async #readChat(): Promise<void> {
    this.#takeChat(await this.#api.chat(this.id));
  }

  #takeChat(messages: readonly ChatMessage[]): void {
    const known = this.#chat.value;
    const fresh = messages.filter(({ n }) => !known.some((message) => message.n === n));
    if (fresh.length > 0) this.#chat.value = [...known, ...fresh].sort((a, b) => a.n - b.n);
  }
}

/** A table that was given up before all seats were taken has no game. */
export const hasBegun = ({ status, seats }: TableInfo): boolean =>
  status !== 'open' && seats.every(({ kind }) => kind !== 'open');

export const hasEnded = ({ status }: TableInfo): boolean => status === 'over' || status === 'abandoned';
