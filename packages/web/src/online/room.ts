import type { ChatMessage, TableInfo, WireFrame } from '@drover/protocol';
import { NotPlayable } from '../authority/not-playable.ts';
import type { Api } from './api.ts';
import { checkTable } from './check-frame.ts';
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
  readonly #trouble = new Watched<NotPlayable | null>(null);
  readonly #stream: Stream;
  readonly #enteredAs: string;
  readonly #listeners = new Set<(from: number) => void>();
  #catching: Promise<void> | null = null;
  #doubting: Promise<void> | null = null;

  private constructor(api: Api, { info, frames, chat }: FirstLook, open: OpenSource) {
    this.id = info.id;
    this.#api = api;
    this.#info = new Watched(info);
    this.#enteredAs = info.mine.join();
    this.#understood(() => checkTable(info));
    this.takeIn(frames, true);
    this.#takeChat(chat);
    const hear = {
      frame: (frame: WireFrame) => this.takeIn([frame]),
      table: (news: TableInfo) => this.#see(news),
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
  /** Why nothing can be shown any more: this page is older than the server. */
  get trouble(): NotPlayable | null {
    return this.#trouble.value;
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

  /**
   * The answer to something we did. What others did since may have been told already, and that is newer; but not about
   * our own seat, when the stream was opened before the server knew who we are.
   */
  learn(info: TableInfo): void {
    this.#see(info.revision < this.info.revision ? { ...this.info, mine: info.mine } : info);
  }

  /** How the table is now; with a lower number than before where a backup was put back. */
  #see(info: TableInfo): void {
    this.#info.value = info;
    this.#understood(() => checkTable(info));
    if (hasBegun(info) && this.#next === 0) void this.catchUp().catch(() => {});
  }

  /** Frames in order, seen ones among them; a gap is filled by asking for what is missing. */
  takeIn(frames: readonly WireFrame[], everything = false, begun: Course = this.#course.value): void {
    let news = Infinity;
    let course = begun;
    this.#understood(() => {
      for (const frame of frames) {
        const next = (course.at(-1)?.version ?? -1) + 1;
        if (frame.version < next) {
          if (frame === frames.at(-1) && isOlder(frame, course)) void this.#doubt().catch(() => {});
          continue;
        }
        const gap = frame.version > next;
        if (gap && !everything) {
          void this.catchUp().catch(() => {});
          break;
        }
        course = followed(gap ? [] : course, frame);
        news = Math.min(news, gap || frame.undone > 0 ? 0 : frame.version);
      }
    });
    if (news === Infinity) return;
    this.#course.value = course;
    for (const listener of this.#listeners) listener(news);
  }

  #understood(look: () => void): void {
    try {
      look();
    } catch (error) {
      if (!(error instanceof NotPlayable)) throw error;
      this.#trouble.value = error;
    }
  }

  catchUp(): Promise<void> {
    this.#catching ??= this.#api
      .frames(this.id, this.#next)
      .then(({ frames }) => this.takeIn(frames, true))
      .finally(() => (this.#catching = null));
    return this.#catching;
  }

  /**
   * What was seen already comes twice now and then; but it is also all that is left of a game after a backup was put back
   * on the server.
   */
  #doubt(): Promise<void> {
    this.#doubting ??= this.#look().finally(() => (this.#doubting = null));
    return this.#doubting;
  }

  /** Asks where the game is now. It never goes back, unless the server lost what we have seen: then all is shown anew. */
  async #look(): Promise<void> {
    const seen = this.#next - 1;
    const known = this.info;
    const info = await this.#api.table(this.id);
    // What the stream told meanwhile may be newer.
    if (this.info === known || info.revision >= this.info.revision) this.#see(info);
    if (!hasBegun(info)) return;
    if (info.version >= seen) return this.catchUp();
    const { frames } = await this.#api.frames(this.id, 0);
    this.takeIn(frames, true, []);
  }

  /** The network is gone. */
  lose(): void {
    this.#stream.lose();
  }

  /** Somebody looks at the table again, or the network is back: a stream may have died without a word. */
  async refresh(): Promise<void> {
    this.#stream.wake();
    await this.#doubt();
  }

  async say(text: string): Promise<void> {
    this.#takeChat([await this.#api.say(this.id, text)]);
  }

  /** What may be shown of it has changed. */
  async readChatAgain(): Promise<void> {
    const chat = await this.#api.chat(this.id);
    this.#chat.value = [];
    this.#takeChat(chat);
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

/** Before the last frame that was seen, or another one in its place. */
function isOlder(frame: WireFrame, course: Course): boolean {
  const last = course.at(-1)!;
  return frame.version < last.version || JSON.stringify(frame.view) !== JSON.stringify(last.view);
}

/** A table that was given up before all seats were taken, or before all had revealed, has no game. */
export const hasBegun = ({ status, seats, fairness }: TableInfo): boolean =>
  status !== 'open' && !fairness.revealing && seats.every(({ kind }) => kind !== 'open');

export const hasEnded = ({ status }: TableInfo): boolean => status === 'over' || status === 'abandoned';
