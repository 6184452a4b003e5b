import { parentPort } from 'node:worker_threads';
import { playMatch, type Match } from './match.ts';

/** A thread that plays the matches it is sent, one after the other. */
async function play({ id, match }: { id: number; match: Match }): Promise<void> {
  parentPort!.postMessage({ id, result: await playMatch(match) });
}

parentPort!.on('message', (asked: { id: number; match: Match }) => void play(asked));
