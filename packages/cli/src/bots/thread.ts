import { parentPort } from 'node:worker_threads';
import { playMatch, type Match } from './match.ts';

/** A thread that plays the matches it is sent, one after the other. */
parentPort!.on('message', ({ id, match }: { id: number; match: Match }) => {
  parentPort!.postMessage({ id, result: playMatch(match) });
});
