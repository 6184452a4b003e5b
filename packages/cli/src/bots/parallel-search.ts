import { Worker } from 'node:worker_threads';
import type { CoreState, Seat } from '@drover/engine';
import { mergeResults, type Budget, type SearchResult } from '@drover/bots';

/** Several threads search the same position, each with dice of its own; what they found is added up. */

export interface Question {
  readonly view: CoreState;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: string;
}

export async function searchInParallel(
  question: Question,
  threads: number,
  signal?: AbortSignal,
  progress?: (share: number) => void,
): Promise<SearchResult> {
  const shares = Array.from({ length: threads }, () => 0);
  const tell = (thread: number, share: number): void => {
    shares[thread] = share;
    progress?.(Math.min(...shares));
  };
  return mergeResults(
    await Promise.all(shares.map((_, i) => oneSearch(question, i, signal, (share) => tell(i, share)))),
  );
}

/** A thread asks this cell whether it should stop: it cannot hear messages while it thinks. */
function oneSearch(
  question: Question,
  thread: number,
  signal: AbortSignal | undefined,
  progress: (share: number) => void,
): Promise<SearchResult> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const cancel = (): void => void Atomics.store(stop, 0, 1);
  const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
    workerData: { ...question, seed: `${question.seed}/${thread}`, stop },
  });
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  return new Promise<SearchResult>((resolve, reject) => {
    worker.on('message', (message: { share?: number; result?: SearchResult }) => {
      if (message.share !== undefined) progress(message.share);
      if (message.result !== undefined) resolve(message.result);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread ended before its search did.')));
  }).finally(() => signal?.removeEventListener('abort', cancel));
}
