import { Worker } from 'node:worker_threads';
import type { Row, Statement } from '../database.ts';
import { explained, failureOf, IN_MEMORY, type Connection } from './connection.ts';
import { write, type Outcome } from './write.ts';

/** Something to be written, by whoever waits for it. */
interface Job {
  readonly statements: readonly Statement[];
  readonly resolve: (found: Row[][] | null) => void;
  readonly reject: (error: Error) => void;
}

/** Where jobs are carried out: all at once, answered when they are on the disk. */
interface Executor {
  write(jobs: readonly (readonly Statement[])[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** Writes what comes in, in order: what comes while the disk is busy is written together as soon as it is free. */
export class Writer {
  readonly #executor: Executor;
  #waiting: Job[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;

  /** What lies in memory is known to one connection only. */
  constructor(file: string, connection: Connection) {
    this.#executor = file === IN_MEMORY ? inThisThread(connection) : new WritingThread(file);
  }

  write(statements: readonly Statement[]): Promise<Row[][] | null> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** When everything that waits is written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
    await this.#executor.close();
  }

  async #writeAll(): Promise<void> {
    // Others who have something to write come along.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const jobs = this.#waiting;
      this.#waiting = [];
      const outcomes = await this.#executor.write(jobs.map(({ statements }) => statements));
      for (const [i, { resolve, reject }] of jobs.entries()) {
        const outcome = outcomes[i]!;
        if ('found' in outcome) resolve(outcome.found);
        else reject(explained(outcome.failure));
      }
    }
    this.#writing = null;
  }
}

const inThisThread = (connection: Connection): Executor => ({
  write: async (jobs) => write(connection, jobs),
  close: async () => {},
});

/** A thread of its own, from the first thing that is written on. One that came to grief is followed by another. */
class WritingThread implements Executor {
  readonly #file: string;
  #worker: Worker | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  write(jobs: readonly (readonly Statement[])[]): Promise<readonly Outcome[]> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      // The program goes on as long as something is being written, and no longer for its sake.
      worker.ref();
      const settle = (outcomes: readonly Outcome[]): void => {
        worker.removeAllListeners('message').removeAllListeners('error').unref();
        resolve(outcomes);
      };
      worker.once('message', settle);
      worker.once('error', (error) => {
        this.#worker = null;
        settle(jobs.map(() => ({ failure: failureOf(error) })));
      });
      worker.postMessage(jobs);
    });
  }

  #start(): Worker {
    return new Worker(new URL('writing-thread.ts', import.meta.url), { workerData: this.#file });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    this.#worker = null;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.ref();
    worker.postMessage(null);
    await ended;
  }
}
