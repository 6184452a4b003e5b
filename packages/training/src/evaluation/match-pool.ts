import { Worker } from 'node:worker_threads';
import { playMatch, type Match, type MatchResult } from './match.ts';

/** Plays matches on several threads and hands each result over as it comes. */
export async function playAll(
  matches: readonly Match[],
  threads: number,
  signal: AbortSignal,
  done: (result: MatchResult, index: number) => void | Promise<void>,
): Promise<void> {
  if (threads === 1) {
    for (let i = 0; i < matches.length && !signal.aborted; i++) await done(await playMatch(matches[i]), i);
    return;
  }
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, matches.length) }, () => newThread());
  const stop = (): void => workers.forEach((worker) => void worker.terminate());
  signal.addEventListener('abort', stop);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < matches.length && !signal.aborted) {
          const id = next++;
          const result = await ask(worker, id, matches[id], signal);
          if (result !== null) await done(result, id);
        }
      }),
    );
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const newThread = (): Worker => new Worker(new URL('./match-thread.ts', import.meta.url));

/** Null when the work was called off. */
function ask(worker: Worker, id: number, match: Match, signal: AbortSignal): Promise<MatchResult | null> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', answered);
      worker.off('error', failed);
      worker.off('exit', left);
    };
    const answered = (answer: { id: number; result: MatchResult }): void => {
      settle();
      resolve(answer.result);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    const left = (): void => {
      settle();
      if (signal.aborted) resolve(null);
      else reject(new Error('A thread of the arena ended before its game did.'));
    };
    worker.on('message', answered).on('error', failed).on('exit', left);
    worker.postMessage({ id, match });
  });
}
