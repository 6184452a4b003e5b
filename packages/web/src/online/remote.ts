import { writeMove, type EditionId, type Move, type Seat, type Undoable } from '@drover/engine';
import type { MoveAnswer, SeatedAt, TableInfo } from '@drover/protocol';
import { Stale, type Authority, type Frame, type Sitter } from '../authority/authority.ts';
import { randomHex } from '../lib/chance.ts';
import { Unreachable, type Api } from './api.ts';
import { undoableOf } from './course.ts';
import { hasEnded, type Room } from './room.ts';

/** What was accepted comes by the stream; after so many milliseconds it is asked for. */
const ARRIVAL = 600;
/** A question that was not heard is asked again after a pause, in milliseconds, that grows up to a limit. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The page has its own words for seats without a person. */
export type SeatName = (seated: SeatedAt, seat: Seat, edition: EditionId) => string;

export const sittersOf = ({ seats, edition }: TableInfo, nameOf: SeatName): Sitter[] =>
  seats.map((seated, seat) => {
    if (seated.kind === 'automa') return { kind: 'automa', name: '' };
    const name = nameOf(seated, seat, edition);
    return seated.kind === 'bot' ? { kind: 'bot', name, level: seated.level } : { kind: 'person', name };
  });

/** A game kept by a server. */
export class RemoteAuthority implements Authority {
  readonly #api: Api;
  readonly #room: Room;
  readonly #seatName: SeatName;
  #closed = false;

  constructor(api: Api, room: Room, seatName: SeatName) {
    this.#api = api;
    this.#room = room;
    this.#seatName = seatName;
  }

  readonly together = true;

  get id(): string {
    return this.#room.id;
  }
  get sitters(): readonly Sitter[] {
    return sittersOf(this.#room.info, this.#seatName);
  }
  get seats(): readonly Seat[] {
    return this.#room.info.mine;
  }
  get hints(): boolean {
    return this.#room.info.seats.filter(({ kind }) => kind === 'person').length < 2;
  }
  get replayAt(): string | null {
    return hasEnded(this.#room.info) ? `#/table/${this.id}/replay` : null;
  }

  /** The server shows the table to the person who asks, and to nobody else. */
  frames(_viewer: number, from: number): Promise<Frame[]> {
    return Promise.resolve(this.#room.course.filter(({ version }) => version >= from));
  }

  undoable(seat: Seat): Undoable {
    return undoableOf(this.#room.course, seat);
  }

  async play(seat: Seat, moves: readonly Move[], version: number): Promise<void> {
    let seen = version;
    for (const move of moves) {
      const text = writeMove(this.#room.course.at(-1)!.view, move);
      seen = await this.#act((key) => this.#api.move(this.id, { version: seen, key, seat, move: text }));
    }
  }

  async undo(seat: Seat, moves: number, version: number): Promise<void> {
    await this.#act((key) => this.#api.undo(this.id, { version, key, seat, moves }));
  }

  record(): Promise<string> {
    return this.#api.record(this.id);
  }

  listen(listener: (from: number) => void): () => void {
    return this.#room.listen(listener);
  }

  /** A server does not tell how far its bots are. */
  listenThinking(): () => void {
    return () => {};
  }

  /** What goes wrong there is the server's to mend. */
  listenTrouble(): () => void {
    return () => {};
  }

  close(): void {
    this.#closed = true;
  }

  /** The version it has led to. */
  async #act(post: (key: string) => Promise<MoveAnswer>): Promise<number> {
    const answer = await this.#insist(post);
    if (answer.answer === 'stale') {
      this.#room.takeIn(answer.missed);
      throw new Stale();
    }
    await this.#arrival(answer.version);
    return answer.version;
  }

  /** Without an answer nobody knows whether it was heard: the same key makes sure that nothing is done twice. */
  async #insist(post: (key: string) => Promise<MoveAnswer>): Promise<MoveAnswer> {
    const key = randomHex(16);
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        return await post(key);
      } catch (error) {
        if (!(error instanceof Unreachable) || this.#closed) throw error;
        await pause(wait);
      }
    }
  }

  /** The table is shown as it is after the move before anybody can move again. */
  async #arrival(version: number): Promise<void> {
    const isHere = (): boolean => this.#room.course.at(-1)!.version >= version;
    let release = (): void => {};
    const told = new Promise<void>((resolve) => {
      release = this.#room.listen(() => isHere() && resolve());
    });
    while (!isHere() && !this.#closed) {
      await Promise.race([told, pause(ARRIVAL)]);
      if (!isHere()) await this.#room.catchUp().catch(ignoreSilence);
    }
    release();
  }
}

function ignoreSilence(error: unknown): void {
  if (!(error instanceof Unreachable)) throw error;
}
