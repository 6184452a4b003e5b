import { Worker } from 'node:worker_threads';

/** Work that can be done in a thread: what is asked and what is answered are plain data. */
export interface Work<Job, Result> {
  /** A file that hands the job of each message to the same work, by `answerJobs`. */
  readonly thread: URL;
  readonly work: (job: Job) => Promise<Result>;
}

/** Does the jobs on several threads and hands each result over as it comes. */
export async function doAll<Job, Result>(
  { thread, work }: Work<Job, Result>,
  jobs: readonly Job[],
  threads: number,
  signal: AbortSignal,
  done: (result: Result, index: number) => void | Promise<void>,
): Promise<void> {
  if (threads === 1) {
    for (let i = 0; i < jobs.length && !signal.aborted; i++) await done(await work(jobs[i]), i);
    return;
  }
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => new Worker(thread));
  const stop = (): void => workers.forEach((worker) => void worker.terminate());
  signal.addEventListener('abort', stop);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < jobs.length && !signal.aborted) {
          const id = next++;
          const answer = await ask<{ result: Result }>(worker, { job: jobs[id] }, signal);
          if (answer !== null) await done(answer.result, id);
        }
      }),
    );
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What a thread answers; null when the work was called off. A thread that ends by itself is a failure. */
export function ask<Answer>(worker: Worker, message: unknown, signal: AbortSignal): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', answered);
      worker.off('error', failed);
      worker.off('exit', left);
    };
    const answered = (answer: Answer): void => {
      settle();
      resolve(answer);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    const left = (): void => {
      settle();
      if (signal.aborted) resolve(null);
      else reject(new Error('A thread ended before its work did.'));
    };
    worker.on('message', answered).on('error', failed).on('exit', left);
    worker.postMessage(message);
  });
}
