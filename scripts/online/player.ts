import { setTimeout as pause } from 'node:timers/promises';
import { legalMoves, writeMove, type CoreState, type Move, type Seat } from '../../packages/engine/src/index.ts';
import type { MoveAnswer, WireFrame } from '../../packages/protocol/src/index.ts';
import { newKey, Refused, type Guest } from './guest.ts';
import type { Ledger } from './ledger.ts';

/** Plays at random at one table from one seat, whatever happens to the server; nothing that was begun is given up. */

export interface Tally {
  accepted: number;
  duplicate: number;
  stale: number;
  undone: number;
  /** Requests that broke off when the server died. */
  broken: number;
  /** Those of them that had been carried out. */
  keptUntold: number;
}

export const newTally = (): Tally => ({ accepted: 0, duplicate: 0, stale: 0, undone: 0, broken: 0, keptUntold: 0 });

interface Frames {
  readonly frames: readonly WireFrame[];
  readonly undoable: Readonly<Record<string, { readonly moves: number }>>;
}

const LATER = 60;
/** A server that is there and cannot help is not asked so often. */
const PUT_OFF = 250;
const UNDO = 0.1;
/** Sent twice at the same time. */
const TWICE = 0.1;

const oneOf = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)];

export class Player {
  readonly #guest: Guest;
  readonly #table: string;
  readonly #seat: Seat;
  readonly #ledger: Ledger;
  readonly #tally: Tally;

  constructor(guest: Guest, table: string, seat: Seat, ledger: Ledger, tally: Tally) {
    this.#guest = guest;
    this.#table = table;
    this.#seat = seat;
    this.#ledger = ledger;
    this.#tally = tally;
  }

  /** Until the game is over or the signal comes. */
  async play(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const known = this.#ledger.known(this.#table);
      const { frames, undoable } = await insist(
        () => this.#guest.ask<Frames>('GET', `/api/tables/${this.#table}/frames?from=${known}`),
        () => this.#tally.broken++,
      );
      const frame = frames.at(-1);
      if (frame === undefined) {
        this.#ledger.troubles.push(`${this.#table}: version ${known} was told, and is not there any more.`);
        return;
      }
      const state = frame.view as CoreState;
      if (state.over) return;
      const steps = undoable[this.#seat]?.moves ?? 0;
      const moves = legalMoves(state, this.#seat);
      if (steps > 0 && Math.random() < UNDO) await this.#undo(frame.version, 1 + Math.floor(Math.random() * steps));
      else if (moves.length > 0) await this.#move(frame.version, state, oneOf(moves));
      else await pause(LATER);
    }
  }

  #move(version: number, state: CoreState, move: Move): Promise<void> {
    const text = writeMove(state, move);
    return this.#act(text, 'moves', { version, seat: this.#seat, move: text });
  }

  async #undo(version: number, moves: number): Promise<void> {
    await this.#act(`undo ${moves}`, 'undo', { version, seat: this.#seat, moves });
    this.#tally.undone++;
  }

  async #act(text: string, what: 'moves' | 'undo', wish: object): Promise<void> {
    const key = newKey();
    this.#ledger.sent(this.#table, { key, seat: this.#seat, text });
    const send = async (): Promise<MoveAnswer> => {
      let broken = 0;
      const answer = await insist(
        () => this.#guest.act(this.#table, what, { ...wish, key }),
        () => broken++,
      );
      this.#tally.broken += broken;
      if (broken > 0 && answer.answer === 'duplicate') this.#tally.keptUntold++;
      return answer;
    };
    const answers = await Promise.all(Math.random() < TWICE ? [send(), send()] : [send()]);
    for (const { answer, version } of answers) {
      this.#tally[answer]++;
      if (answer !== 'stale') this.#ledger.acknowledge(this.#table, key, version);
    }
  }
}

/** Asks until there is an answer. */
export async function insist<T>(ask: () => Promise<T>, brokeOff: () => void): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // Put off: the server has nothing to ask.
      const isPutOff = error instanceof Refused && error.status === 503;
      if (error instanceof Refused && !isPutOff) throw error;
      if (!isPutOff && (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') brokeOff();
      await pause(isPutOff ? PUT_OFF : LATER);
    }
  }
}
