import { sha256Words } from './sha256.ts';

/**
 * Chance. Each source of chance (a bag, a deck) has a stream of its own: four numbers at a fixed place in
 * `state.rng`, moved on by xoshiro128**. A draw from one stream never shifts another, and because every stream starts
 * from a hash of the seed and its name, no stream tells anything about the others or about the seed.
 */
export type Streams = number[];

/** A source of whole numbers below n: how rules ask for chance. */
export type Below = (n: number) => number;

export function openStreams(seed: string, names: readonly string[]): Streams {
  return names.flatMap((name) => [...sha256Words(`drover/${name}/${seed}`).slice(0, 4)]);
}

/** Streams that begin anywhere, for games that are made up. */
export function randomStreams(count: number, pick: Below): Streams {
  const streams: number[] = [];
  for (let i = 0; i < count * 4; i++) streams.push(pick(ALL));
  return streams;
}

/** So many numbers a stream can give. */
const ALL = 4294967296;

export function next(streams: Streams, stream: number): number {
  const at = stream * 4;
  let a = streams[at]!;
  let b = streams[at + 1]!;
  let c = streams[at + 2]!;
  let d = streams[at + 3]!;
  const scrambled = Math.imul(b, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  const t = b << 9;
  c ^= a;
  d ^= b;
  b ^= c;
  a ^= d;
  c ^= t;
  d = (d << 11) | (d >>> 21);
  streams[at] = a >>> 0;
  streams[at + 1] = b >>> 0;
  streams[at + 2] = c >>> 0;
  streams[at + 3] = d >>> 0;
  return result;
}

/** Unbiased: numbers beyond the last whole multiple of n are drawn again. */
export function below(streams: Streams, stream: number, n: number): number {
  for (;;) {
    const x = next(streams, stream);
    // Exact for whole numbers of this size, and many times as fast as the remainder of numbers beyond 31 bits.
    const multiple = Math.floor(x / n) * n;
    if (multiple <= ALL - n) return x - multiple;
  }
}

/** A generator of its own, for set-up shuffles, bots and simulations. */
export function generator(seed: string, name: string): Below {
  const streams = openStreams(seed, [name]);
  return (n) => below(streams, 0, n);
}

/** Shuffles the first so many of them, where they are. */
export function shuffle<T>(items: T[], pick: Below, count = items.length): T[] {
  for (let i = count - 1; i > 0; i--) {
    const j = pick(i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
  return items;
}
