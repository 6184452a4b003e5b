import { parentPort } from 'node:worker_threads';

/** Inside a thread: does the jobs it is sent, one after the other. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const answer = async ({ job }: { job: Job }): Promise<void> => parentPort!.postMessage({ result: await work(job) });
  parentPort!.on('message', (asked: { job: Job }) => void answer(asked));
}
