import { decision, legalMoves, writeMove, type CoreState, type Seat } from '../../packages/engine/src/index.ts';
import type { WireFrame } from '../../packages/protocol/src/index.ts';
import { Follower } from './follower.ts';
import { newKey, type Guest } from './guest.ts';

/** What was measured, in milliseconds. */
export interface Measured {
  readonly acknowledged: number[];
  /** From sending a move to its frame in each stream. */
  readonly told: number[];
  readonly refused: string[];
}

/** A table of two that is watched by several, and at which a move is made when it is told to. */
export class BusyTable {
  readonly #id: string;
  readonly #players: readonly Guest[];
  readonly #measured: Measured;
  readonly #followers: Follower[] = [];
  /** What the players' own streams brought last. */
  readonly #frames: { version: number; data: string }[] = [];
  #sent: { version: number; at: number } | null = null;
  #isBusy = false;

  constructor(url: string, id: string, players: readonly Guest[], streams: number, measured: Measured) {
    this.#id = id;
    this.#players = players;
    this.#measured = measured;
    for (let n = 0; n < streams; n++) {
      const onFrame = (version: number, data: string): void => this.#hear(n, version, data);
      this.#followers.push(new Follower(url, id, players[n]?.cookie ?? '', { onFrame }));
    }
  }

  async follow(): Promise<void> {
    for (const follower of this.#followers) await follower.follow();
  }

  leave(): void {
    for (const follower of this.#followers) follower.leave();
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** False when nothing can be played here now. */
  move(choose: (count: number) => number): boolean {
    const version = this.#frames[0]?.version;
    if (this.#isBusy || version === undefined || this.#frames[1]?.version !== version) return false;
    // The answer may be here before the frame is.
    if (version < (this.#sent?.version ?? 0)) return false;
    const first = this.#view(0);
    const seat = decision(first)?.seat;
    if (seat === undefined) return false;
    const state = seat === 0 ? first : this.#view(seat);
    const moves = legalMoves(state, seat);
    void this.#send(seat, version, writeMove(state, moves[choose(moves.length)]));
    return true;
  }

  #view(seat: Seat): CoreState {
    return (JSON.parse(this.#frames[seat].data) as WireFrame).view as CoreState;
  }

  async #send(seat: Seat, version: number, move: string): Promise<void> {
    this.#isBusy = true;
    const at = performance.now();
    this.#sent = { version: version + 1, at };
    try {
      const { answer } = await this.#players[seat].act(this.#id, 'moves', { version, seat, move, key: newKey() });
      if (answer === 'accepted') this.#measured.acknowledged.push(performance.now() - at);
      else this.#measured.refused.push(answer);
    } catch (error) {
      this.#measured.refused.push((error as Error).message);
    } finally {
      this.#isBusy = false;
    }
  }

  #hear(stream: number, version: number, data: string): void {
    if (stream < this.#players.length) this.#frames[stream] = { version, data };
    if (this.#sent?.version === version) this.#measured.told.push(performance.now() - this.#sent.at);
  }
}
