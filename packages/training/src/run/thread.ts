import { parentPort } from 'node:worker_threads';
import { descend } from '../optimizer/adam.ts';
import { playGames, type Work } from './pool.ts';

/** A thread of the pool. */
parentPort!.on('message', (work: Work) => {
  if ('learn' in work) {
    parentPort!.postMessage(descend(work.learn, work.thread, work.threads));
    return;
  }
  const games = playGames(work.play, work.next);
  const lists = games.flatMap(({ played: { inputs, targets } }) => [inputs, targets]);
  parentPort!.postMessage(
    games,
    lists.map((list) => list.buffer as ArrayBuffer),
  );
});
