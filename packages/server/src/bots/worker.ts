import { parentPort } from 'node:worker_threads';
import { botOf } from '@drover/bots';
import { generator, writeMove } from '@drover/engine';
import type { Question, Reply } from './pool.ts';

/** Thinks for the bots, away from the thread that answers requests. */
parentPort!.on('message', ({ view, seat, level, dice }: Question) => {
  let reply: Reply;
  try {
    reply = { move: writeMove(view, botOf(level).choose(view, seat, { below: generator(dice, 'bot') })) };
  } catch (error) {
    reply = { trouble: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(reply);
});
