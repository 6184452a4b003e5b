import type { FastifyBaseLogger } from 'fastify';
import { SPECTATOR } from '@drover/engine';
import { frameText } from '../play/frames.ts';
import type { Step } from '../play/game.ts';
import type { Games } from '../play/games.ts';
import type { Lanes } from '../play/lanes.ts';
import type { News, Store } from '../store/store.ts';
import { hasBegun, seatOf, type Table } from '../tables/body.ts';
import { infoOf } from '../tables/info.ts';
import type { Tables } from '../tables/tables.ts';
import { messageOf } from './chat.ts';
import { eventText, type Stream } from './stream.ts';

/** A sign of life for each stream, this often; a share of them each second, so that there are never many at once. */
const HEARTBEAT_SECONDS = 25;
/** Frames written at once to somebody who missed many. */
const PORTION = 50;

export interface HubParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly lanes: Lanes;
  readonly log: FastifyBaseLogger;
}

/** What there is to be told of a table; `chat` is the number of the first message. */
interface Due {
  table: boolean;
  chat: number | null;
}

/**
 * Everybody who follows a table. A stream knows the version it needs next and draws what is there from that version
 * on, so that nothing is lost or sent twice whatever happens meanwhile; news only say that it is time to look.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #due = new Map<string, Due>();
  readonly #heart: NodeJS.Timeout;
  #second = 0;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#heart = setInterval(() => this.#beat(), 1000).unref();
  }

  get size(): number {
    let size = 0;
    for (const streams of this.#streams.values()) size += streams.size;
    return size;
  }

  isFollowing(table: string, person: string): boolean {
    for (const stream of this.#streams.get(table) ?? []) if (stream.person === person) return true;
    return false;
  }

  /** Sends what was missed, then everything that happens. */
  async add(stream: Stream): Promise<void> {
    const streams = this.#streams.get(stream.table) ?? new Set();
    this.#streams.set(stream.table, streams.add(stream));
    while (stream.open && stream.filling) {
      stream.behind = false;
      const table = await this.#parts.tables.get(stream.table);
      const steps = await this.#missing(stream, table);
      for (let at = 0; at < steps.length; at += PORTION) {
        stream.write(this.#frames(stream, table, steps.slice(at, at + PORTION)));
        await stream.drained();
      }
      stream.write(this.#tableNews(stream, table));
      if (stream.said !== null) stream.write(await this.#chat(stream, stream.said));
      stream.filling = stream.behind;
    }
  }

  remove(stream: Stream): void {
    const streams = this.#streams.get(stream.table);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(stream.table);
  }

  hear({ table, kind, at }: News): void {
    if (!this.#streams.has(table)) return;
    const known = this.#due.get(table);
    const due = known ?? { table: false, chat: null };
    if (kind === 'chat') due.chat ??= at;
    else due.table = true;
    if (known !== undefined) return;
    this.#due.set(table, due);
    // In the lane of the table, and so after whoever caused the news has got an answer.
    this.#parts.lanes
      .run(table, () => this.#tell(table))
      .catch((error: unknown) => this.#parts.log.error({ err: error, table }, 'could not tell what happened'));
  }

  close(): void {
    clearInterval(this.#heart);
    for (const streams of this.#streams.values()) for (const stream of streams) stream.end();
    this.#streams.clear();
  }

  async #tell(id: string): Promise<void> {
    const due = this.#due.get(id)!;
    this.#due.delete(id);
    const table = due.table ? await this.#parts.tables.get(id) : null;
    for (const stream of this.#streams.get(id) ?? []) {
      if (due.chat !== null) stream.said ??= due.chat;
      if (stream.filling) {
        stream.behind = true;
        continue;
      }
      let text = '';
      if (table !== null) {
        text += this.#frames(stream, table, await this.#missing(stream, table));
        text += this.#tableNews(stream, table);
      }
      if (due.chat !== null) text += await this.#chat(stream, stream.said!);
      stream.write(text);
    }
  }

  async #missing(stream: Stream, table: Table): Promise<readonly Step[]> {
    const { version } = table.body;
    const next = stream.next ?? version;
    return hasBegun(table) && next <= version ? this.#parts.games.steps(table, next) : [];
  }

  #frames(stream: Stream, table: Table, steps: readonly Step[]): string {
    const viewer = seatOf(table, stream.person) ?? SPECTATOR;
    if (steps.length > 0) stream.next = steps.at(-1)!.version + 1;
    return steps.map((step) => eventText('frame', frameText(step, viewer), step.version)).join('');
  }

  #tableNews(stream: Stream, table: Table): string {
    if (stream.revision >= table.revision) return '';
    stream.revision = table.revision;
    return eventText('table', JSON.stringify(infoOf(table, stream.person)));
  }

  async #chat(stream: Stream, from: number): Promise<string> {
    const messages = await this.#parts.store.messages(stream.table, from);
    if (messages.length > 0) stream.said = messages.at(-1)!.n + 1;
    return messages.map((message) => eventText('chat', JSON.stringify(messageOf(message)))).join('');
  }

  #beat(): void {
    this.#second = (this.#second + 1) % HEARTBEAT_SECONDS;
    for (const streams of this.#streams.values())
      for (const stream of streams) if (stream.number % HEARTBEAT_SECONDS === this.#second) stream.write(': \n\n');
  }
}
