import { parentPort } from 'node:worker_threads';
import { playShare, type Share } from './pool.ts';

/** A thread that plays its share of every generation. */
parentPort!.on('message', (share: Share) => {
  const played = playShare(share);
  parentPort!.postMessage(
    played,
    played.flatMap(({ inputs, targets }) => [inputs, targets].map((list) => list.buffer as ArrayBuffer)),
  );
});
