import { parentPort, workerData } from 'node:worker_threads';
import { generator } from '@drover/engine';
import { styleOf, think, TRAINED } from '@drover/bots';
import type { Question } from './thinkers.ts';

/** A thread that thinks about one position and tells how far it is. */
const { view, seat, budget, seed, stop } = workerData as Question & { readonly stop: Int32Array };
const thought = think(
  view,
  seat,
  {
    below: generator(seed, 'thinker'),
    budget,
    cancelled: () => Atomics.load(stop, 0) === 1,
    progress: (share) => parentPort!.postMessage({ share }),
  },
  styleOf(TRAINED, view.edition),
);
parentPort!.postMessage({ thought });
