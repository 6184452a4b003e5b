import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { COMPARING_LEVELS, type Level } from '@drover/bots';
import type { CoreState, Seat } from '@drover/engine';
import { FairLine } from '../fair-line.ts';

/** What a bot is asked: the table as its seat sees it, never the state. */
export interface Question {
  readonly view: CoreState;
  readonly seat: Seat;
  readonly level: Level;
  /** Seed of the bot's own dice. */
  readonly dice: string;
}

export type Reply = { readonly move: string } | { readonly trouble: string };

interface Job {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

/** For whom a bot thinks: everybody who made tables gets a turn, and each of their tables. */
export interface Asker {
  readonly host: string;
  readonly table: string;
}

export interface Thinker {
  think(question: Question, asker: Asker): Promise<string>;
  /** How many questions wait, by how long they take. */
  readonly waiting?: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** Bots that answer at once have a worker of their own, so that they never wait for those that compare turns. */
export class BotPool implements Thinker {
  readonly #quick = new Workers(1);
  readonly #slow: Workers;

  constructor(size = Math.max(1, availableParallelism() - 1)) {
    this.#slow = new Workers(size);
  }

  get waiting(): Readonly<Record<string, number>> {
    return { quick: this.#quick.waiting, slow: this.#slow.waiting };
  }

  think(question: Question, asker: Asker): Promise<string> {
    return (COMPARING_LEVELS.includes(question.level) ? this.#slow : this.#quick).think(question, asker);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }
}

/** A few worker threads that think one question at a time each. They start with the first question. */
class Workers {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting = new FairLine<Job>();
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  think(question: Question, { host, table }: Asker): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('The server is shutting down.'));
    return new Promise((resolve, reject) => {
      this.#waiting.add(host, table, { question, resolve, reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.clear()) job.reject(new Error('The server is shutting down.'));
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (this.#waiting.size > 0 && !this.#closed) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#start() : undefined);
      if (worker === undefined) return;
      const job = this.#waiting.next()!;
      this.#busy.set(worker, job);
      worker.postMessage(job.question);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
    // Bots do not keep a server alive that wants to stop.
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const job = this.#busy.get(worker)!;
      this.#busy.delete(worker);
      this.#idle.push(worker);
      if ('move' in reply) job.resolve(reply.move);
      else job.reject(new Error(reply.trouble));
      this.#assign();
    });
    worker.on('error', (error: Error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('The bot stopped thinking.')));
    return worker;
  }

  /** A worker that breaks loses its question, not the others. */
  #lose(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.reject(error);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at !== -1) this.#idle.splice(at, 1);
    this.#assign();
  }
}
