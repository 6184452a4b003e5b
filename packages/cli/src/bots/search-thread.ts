import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { generator } from '@drover/engine';
import { loadNetworks, searchOptions, treeSearch, TRAINED } from '@drover/bots';
import type { Question } from './parallel-search.ts';

/** A thread that thinks about one position and tells how far it is. */
const { view, seat, budget, seed, stop } = workerData as Question & { readonly stop: Int32Array };
await loadNetworks(view.edition, readFile);
const result = treeSearch(
  view,
  seat,
  {
    below: generator(seed, 'thinker'),
    budget,
    cancelled: () => Atomics.load(stop, 0) === 1,
    progress: (share) => parentPort!.postMessage({ share }),
  },
  searchOptions(TRAINED[view.edition]),
);
parentPort!.postMessage({ result });
