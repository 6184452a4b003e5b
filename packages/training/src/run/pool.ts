import { Worker } from 'node:worker_threads';
import type { Net } from '@drover/bots/inside';
import { ask } from '../evaluation/threads.ts';
import type { PlayedSamples } from '../games/self-play.ts';
import { trainingGame, type GameKey } from '../games/training-game.ts';
import { descend, mostThreads, type Lesson } from '../optimizer/adam.ts';

/** Threads that play the games a network learns from, and then learn from them together. */

/** The games of one generation. */
export interface Generation extends Omit<GameKey, 'index'> {
  readonly games: number;
  readonly net: Net;
}

/** What a thread is asked for. Whoever is free takes the next game: some take much longer than others. */
export type Work =
  | { readonly play: Generation; readonly next: Int32Array }
  | { readonly learn: Lesson; readonly thread: number; readonly threads: number };

export interface PlayedGame {
  readonly index: number;
  readonly played: PlayedSamples;
}

export function playGames({ games, net, ...key }: Generation, next: Int32Array): PlayedGame[] {
  const played: PlayedGame[] = [];
  for (let index = Atomics.add(next, 0, 1); index < games; index = Atomics.add(next, 0, 1))
    played.push({ index, played: trainingGame(net, { ...key, index }) });
  return played;
}

export interface TrainingPool {
  /** All its games in their order; null when the work was called off. */
  play(all: Generation): Promise<PlayedSamples[] | null>;
  /** Says how far off the network was before, as a sum of squares; null when the work was called off. */
  learn(lesson: Lesson): Promise<number | null>;
  close(): void;
}

const newCounter = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

export function openPool(threads: number, signal: AbortSignal): TrainingPool {
  if (threads === 1)
    return {
      play: (all) => Promise.resolve(playGames(all, newCounter()).map(({ played }) => played)),
      learn: (lesson) => Promise.resolve(descend(lesson, 0, 1)),
      close: () => {},
    };
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./thread.ts', import.meta.url)));
  const askOne = <Answer>(worker: Worker, work: Work) => ask<Answer>(worker, work, signal);
  const close = (): void => {
    signal.removeEventListener('abort', close);
    workers.forEach((worker) => void worker.terminate());
  };
  signal.addEventListener('abort', close);
  return {
    async play(all) {
      const next = newCounter();
      const shares = await Promise.all(workers.map((worker) => askOne<PlayedGame[]>(worker, { play: all, next })));
      if (shares.includes(null)) return null;
      return shares
        .flatMap((share) => share!)
        .sort((a, b) => a.index - b.index)
        .map(({ played }) => played);
    },
    async learn(lesson) {
      const busy = workers.slice(0, mostThreads(lesson));
      const errors = await Promise.all(
        busy.map((worker, thread) => askOne<number>(worker, { learn: lesson, thread, threads: busy.length })),
      );
      return errors.includes(null) ? null : errors[0];
    },
    close,
  };
}
