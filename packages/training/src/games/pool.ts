import { Worker } from 'node:worker_threads';
import type { Net } from '@drover/bots/inside';
import type { PlayedSamples } from './self-play.ts';
import { trainingGame, type GameKey } from './training-game.ts';

/** Threads that play the games a network learns from. */

/** The games of one generation. */
export interface Generation extends Omit<GameKey, 'index'> {
  readonly games: number;
  readonly net: Net;
}

/** Every so many games of a generation. */
export interface Share extends Generation {
  readonly first: number;
  readonly every: number;
}

export function playShare({ games, net, first, every, ...key }: Share): PlayedSamples[] {
  const played: PlayedSamples[] = [];
  for (let i = first; i < games; i += every) played.push(trainingGame(net, { ...key, index: i }));
  return played;
}

export interface SelfPlayPool {
  /** All its games in their order; null when the pool was closed meanwhile. */
  play(all: Generation): Promise<PlayedSamples[] | null>;
  close(): void;
}

export function openPool(threads: number): SelfPlayPool {
  if (threads === 1)
    return { play: (all) => Promise.resolve(playShare({ ...all, first: 0, every: 1 })), close: () => {} };
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./thread.ts', import.meta.url)));
  return {
    async play(all) {
      const shares = await Promise.all(workers.map((worker, first) => ask(worker, { ...all, first, every: threads })));
      if (shares.includes(null)) return null;
      return Array.from({ length: all.games }, (_, i) => shares[i % threads]![Math.floor(i / threads)]);
    },
    close: () => workers.forEach((worker) => void worker.terminate()),
  };
}

const ask = (worker: Worker, share: Share): Promise<PlayedSamples[] | null> =>
  new Promise((resolve, reject) => {
    const settle = (played: PlayedSamples[] | null): void => {
      worker.off('message', settle);
      worker.off('error', reject);
      worker.off('exit', left);
      resolve(played);
    };
    const left = (): void => settle(null);
    worker.on('message', settle).on('error', reject).on('exit', left);
    worker.postMessage(share);
  });
