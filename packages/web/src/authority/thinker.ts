import type { Advice, Level, Mistake } from '@drover/bots';
import type { Judged } from '@drover/bots/puzzles';
import type { CoreState, Move, Seat } from '@drover/engine';
import type { Thinker } from './local.ts';

/** What a worker can be asked to think about. */
export type Question =
  | {
      readonly ask: 'move';
      readonly view: CoreState;
      readonly seat: Seat;
      readonly level: Level;
      readonly seed: string;
    }
  | { readonly ask: 'advice'; readonly view: CoreState; readonly seat: Seat }
  | { readonly ask: 'review'; readonly record: string; readonly seat: Seat }
  /** What a turn loses against a better one. */
  | {
      readonly ask: 'turn';
      readonly view: CoreState;
      readonly seat: Seat;
      readonly best: readonly Move[];
      readonly played: readonly Move[];
    };

export type Answer =
  | { readonly move: Move }
  | { readonly advice: readonly Advice[] }
  | { readonly mistakes: readonly Mistake[] }
  | { readonly judged: Judged };

export type Reply = { readonly progress: number } | { readonly trouble: string } | Answer;

/** Thinks in a worker, so that the page never stalls. Stopping ends the worker with its thought. */
export class ThinkingWorker {
  #worker: Worker | null = null;

  ask(question: Question, progress: (share: number) => void): Promise<Answer> {
    const worker = (this.#worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
    return new Promise((resolve, reject) => {
      // One question at a time: the answer to the next one goes to its own handlers, in place of these.
      // oxlint-disable-next-line unicorn/prefer-add-event-listener
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if ('progress' in data) progress(data.progress);
        else if ('trouble' in data) reject(new Error(data.trouble));
        else resolve(data);
      };
      // oxlint-disable-next-line unicorn/prefer-add-event-listener
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(question);
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

export function workerThinker(): Thinker {
  const worker = new ThinkingWorker();
  return {
    async think(view, seat, level, seed, progress) {
      const answer = await worker.ask({ ask: 'move', view, seat, level, seed }, progress);
      return (answer as { move: Move }).move;
    },
    stop: () => worker.stop(),
  };
}
