import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { botOf, loadNetworks } from '@drover/bots';
import { generator, writeMove } from '@drover/engine';
import type { Question, Reply } from './pool.ts';

/** Thinks for the bots, away from the thread that answers requests. */
async function think({ view, seat, level, dice }: Question): Promise<Reply> {
  try {
    await loadNetworks(view.edition, readFile);
    return { move: writeMove(view, botOf(level).choose(view, seat, { below: generator(dice, 'bot') })) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (question: Question) => void think(question).then((reply) => parentPort!.postMessage(reply)));
