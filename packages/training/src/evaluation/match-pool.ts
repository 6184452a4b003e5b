import { playMatch, type Match, type MatchResult } from './match.ts';
import { doAll, type Work } from './threads.ts';

const MATCHES: Work<Match, MatchResult> = { thread: new URL('./match-thread.ts', import.meta.url), work: playMatch };

/** Plays matches on several threads and hands each result over as it comes. */
export const playAll = (
  matches: readonly Match[],
  threads: number,
  signal: AbortSignal,
  done: (result: MatchResult, index: number) => void | Promise<void>,
): Promise<void> => doAll(MATCHES, matches, threads, signal, done);
