import { Worker } from 'node:worker_threads';
import { lessonGame, type LessonPlace, type Net, type PlayedLessons } from '@drover/bots';

/** Threads that play the games a network learns from. */

export interface Course extends Omit<LessonPlace, 'index'> {
  readonly games: number;
  readonly net: Net;
}

/** Every so many games of a course. */
export interface Share extends Course {
  readonly first: number;
  readonly every: number;
}

export function playShare({ games, net, first, every, ...place }: Share): PlayedLessons[] {
  const played: PlayedLessons[] = [];
  for (let i = first; i < games; i += every) played.push(lessonGame(net, { ...place, index: i }));
  return played;
}

export interface School {
  /** All games of a course in their order; null when the school was closed meanwhile. */
  play(course: Course): Promise<PlayedLessons[] | null>;
  close(): void;
}

export function openSchool(threads: number): School {
  if (threads === 1)
    return { play: (course) => Promise.resolve(playShare({ ...course, first: 0, every: 1 })), close: () => {} };
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./school-thread.ts', import.meta.url)));
  return {
    async play(course) {
      const shares = await Promise.all(
        workers.map((worker, first) => ask(worker, { ...course, first, every: threads })),
      );
      if (shares.includes(null)) return null;
      return Array.from({ length: course.games }, (_, i) => shares[i % threads]![Math.floor(i / threads)]);
    },
    close: () => workers.forEach((worker) => void worker.terminate()),
  };
}

const ask = (worker: Worker, share: Share): Promise<PlayedLessons[] | null> =>
  new Promise((resolve, reject) => {
    const settle = (played: PlayedLessons[] | null): void => {
      worker.off('message', settle);
      worker.off('error', reject);
      worker.off('exit', left);
      resolve(played);
    };
    const left = (): void => settle(null);
    worker.on('message', settle).on('error', reject).on('exit', left);
    worker.postMessage(share);
  });
