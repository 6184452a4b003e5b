import type { FastifyBaseLogger } from 'fastify';
import { SPECTATOR } from '@drover/engine';
import { frameText } from '../play/frames.ts';
import type { Step } from '../play/game.ts';
import type { Games } from '../play/games.ts';
import type { TableQueue } from '../tables/table-queue.ts';
import type { Store, StoreChange, TableChange } from '../store/store.ts';
import { hasBegun, seatOf, type Table } from '../tables/table.ts';
import { infoTexts } from '../tables/info.ts';
import type { Tables } from '../tables/tables.ts';
import { unheardBy } from '../people/shunning.ts';
import { isThere, messageOf } from './chat.ts';
import { eventText, type Stream } from './stream.ts';

/** A sign of life for each stream every 25 seconds: so many shares of them, one after the other, this many milliseconds apart. */
const [HEARTBEATS, HEARTBEAT_EVERY] = [500, 50];
/** What could not be told is told after this long, in milliseconds. */
const TELL_AGAIN = 250;

export interface TableStreamsParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly queue: TableQueue;
  readonly log: FastifyBaseLogger;
}

/** What there is to be told of a table: that it is this far at least, and the number of the first message. */
interface Due {
  revision: number;
  version: number;
  chat: number | null;
}

/**
 * Everybody who follows a table. A stream knows the version it needs next and draws what is there from that version
 * on, so that nothing is lost or sent twice whatever happens meanwhile; changes only say that it is time to look.
 */
export class TableStreams {
  readonly #parts: TableStreamsParts;
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #due = new Map<string, Due>();
  /** All streams by the share of the heartbeats they belong to. */
  readonly #shares = Array.from({ length: HEARTBEATS }, () => new Set<Stream>());
  readonly #heart: NodeJS.Timeout;
  #beats = 0;

  constructor(parts: TableStreamsParts) {
    this.#parts = parts;
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT_EVERY).unref();
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
    this.#shareOf(stream).add(stream);
    // The session may have ended between being asked for and here.
    if (stream.person !== null) this.#endIfOut(stream);
    while (stream.open && stream.filling) {
      stream.behind = false;
      const table = await this.#parts.tables.get(stream.table);
      const next = stream.next ?? table.body.version;
      if (hasBegun(table))
        for await (const steps of this.#parts.games.portions(table, next, stream.turn)) {
          stream.write(this.#frames(stream, table, steps));
          await stream.drained();
          if (!stream.open) return;
        }
      stream.write(this.#tableInfo(stream, table, infoTexts(table)));
      if (stream.said !== null) stream.write(await this.#chat(stream, stream.said));
      stream.filling = stream.behind;
    }
  }

  remove(stream: Stream): void {
    const streams = this.#streams.get(stream.table);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(stream.table);
    this.#shareOf(stream).delete(stream);
  }

  #shareOf({ number }: Stream): Set<Stream> {
    return this.#shares[number % HEARTBEATS]!;
  }

  changed(change: StoreChange): void {
    if (change.kind === 'sessions') this.#sessionsEnded(change.person);
    else this.#tableChanged(change);
  }

  /** Whoever is no longer let in is not told any more either; browsers come back as who they are then. */
  #sessionsEnded(person: string | null): void {
    for (const streams of this.#streams.values())
      for (const stream of streams)
        if (stream.person !== null && (person === null || stream.person === person)) this.#endIfOut(stream);
  }

  #endIfOut(stream: Stream): void {
    stream.isStillIn().then(
      (isIn) => void (isIn || stream.end()),
      (error: unknown) => this.#parts.log.warn({ err: error, table: stream.table }, 'could not look who follows'),
    );
  }

  #tableChanged({ table, kind, at }: TableChange): void {
    if (!this.#streams.has(table)) return;
    const known = this.#due.get(table);
    const due = known ?? { revision: 0, version: 0, chat: null };
    if (kind === 'chat') due.chat ??= at;
    else if (kind === 'table') due.revision = Math.max(due.revision, at);
    else due.version = Math.max(due.version, at);
    if (known !== undefined) return;
    this.#due.set(table, due);
    // In the queue of the table, and so after whoever caused the change has got an answer.
    this.#parts.queue
      .run(table, () => this.#tell(table))
      .catch((error: unknown) => {
        this.#parts.log.error({ err: error, table }, 'could not tell what happened');
        setTimeout(() => this.#changedAgain(table, due), TELL_AGAIN).unref();
      });
  }

  #changedAgain(table: string, { revision, version, chat }: Due): void {
    if (revision > 0) this.#tableChanged({ table, kind: 'table', at: revision });
    if (version > 0) this.#tableChanged({ table, kind: 'action', at: version });
    if (chat !== null) this.#tableChanged({ table, kind: 'chat', at: chat });
  }

  close(): void {
    clearInterval(this.#heart);
    for (const streams of this.#streams.values()) for (const stream of streams) stream.end();
    this.#streams.clear();
    for (const share of this.#shares) share.clear();
  }

  async #tell(id: string): Promise<void> {
    const due = this.#due.get(id)!;
    this.#due.delete(id);
    const isTable = due.revision > 0 || due.version > 0;
    const table = isTable ? await this.#parts.tables.since(id, due.revision, due.version) : null;
    const info = table === null ? null : infoTexts(table);
    for (const stream of this.#streams.get(id) ?? []) {
      if (due.chat !== null) stream.said ??= due.chat;
      if (stream.filling) {
        stream.behind = true;
        continue;
      }
      // Written before anything else is asked for: what fails then must not take it along.
      if (table !== null) {
        const frames = this.#frames(stream, table, await this.#missing(stream, table));
        stream.write(frames + this.#tableInfo(stream, table, info!));
      }
      if (due.chat !== null) stream.write(await this.#chat(stream, stream.said!));
    }
  }

  async #missing(stream: Stream, table: Table): Promise<readonly Step[]> {
    const { version } = table.body;
    const next = stream.next ?? version;
    if (!hasBegun(table) || next > version) return [];
    return this.#parts.games.recent(table.id, next, version) ?? this.#parts.games.steps(table, next);
  }

  #frames(stream: Stream, table: Table, steps: readonly Step[]): string {
    const viewer = seatOf(table, stream.person) ?? SPECTATOR;
    if (steps.length > 0) stream.next = steps.at(-1)!.version + 1;
    return steps.map((step) => eventText('frame', frameText(step, viewer), step.version)).join('');
  }

  #tableInfo(stream: Stream, table: Table, textFor: (person: string | null) => string): string {
    if (stream.revision >= table.revision) return '';
    stream.revision = table.revision;
    return eventText('table', textFor(stream.person));
  }

  async #chat(stream: Stream, from: number): Promise<string> {
    const messages = await this.#parts.store.messages(stream.table, from);
    if (messages.length > 0) stream.said = messages.at(-1)!.n + 1;
    const isUnheard = messages.length === 0 ? () => false : await unheardBy(this.#parts.store, stream.person);
    return messages
      .filter((message) => isThere(message) && !isUnheard(message.person))
      .map((message) => eventText('chat', JSON.stringify(messageOf(message))))
      .join('');
  }

  #beat(): void {
    this.#beats = (this.#beats + 1) % HEARTBEATS;
    for (const stream of this.#shares[this.#beats]!) {
      stream.write(': \n\n');
      // Another program, such as the command line, may have ended the session without a word.
      if (stream.person !== null) this.#endIfOut(stream);
    }
  }
}
