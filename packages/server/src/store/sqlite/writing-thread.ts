import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { Connection } from './connection.ts';
import { write } from './write.ts';

/** Waits for the disk, so that the thread that answers requests does not. */
const connection = new Connection(workerData as string);
parentPort!.on('message', (jobs: readonly (readonly Statement[])[] | null) => {
  if (jobs !== null) return parentPort!.postMessage(write(connection, jobs));
  connection.close();
  parentPort!.close();
});
