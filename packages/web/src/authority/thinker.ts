import type { Level } from '@drover/bots';
import type { CoreState, Move, Seat } from '@drover/engine';
import type { Thinker } from './local.ts';

export interface Question {
  readonly view: CoreState;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

export type Reply = { readonly progress: number } | { readonly move: Move } | { readonly trouble: string };

/** Bots think in a worker, so that the page never stalls. Stopping ends the worker with its thought. */
export function workerThinker(): Thinker {
  let worker: Worker | null = null;
  return {
    think(view, seat, level, seed, progress) {
      worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      const thinking = worker;
      return new Promise((resolve, reject) => {
        thinking.onmessage = ({ data }: MessageEvent<Reply>) => {
          if ('progress' in data) progress(data.progress);
          else if ('move' in data) resolve(data.move);
          else reject(new Error(data.trouble));
        };
        thinking.onerror = (event) => reject(new Error(event.message));
        thinking.postMessage({ view, seat, level, seed } satisfies Question);
      });
    },
    stop() {
      worker?.terminate();
      worker = null;
    },
  };
}
