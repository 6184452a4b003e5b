import { readFile } from 'node:fs/promises';
import { loadNetworks, TRAINED } from '@drover/bots';
import { faultsOf, isSolvedAgain, puzzlesIn, type Puzzle } from '@drover/bots/puzzles';
import type { Setup } from '@drover/engine';
import type { Work } from '@drover/training';

/** What a thread can be asked to do about puzzles. */
export type Job = { readonly make: Setup } | { readonly check: Puzzle; readonly games: number; readonly seed: string };

/** The puzzles of a game; of a puzzle that is checked, what is wrong with it. */
export interface Done {
  readonly puzzles: readonly Puzzle[];
  readonly faults: readonly string[];
}

async function work(job: Job): Promise<Done> {
  if ('make' in job) {
    await loadNetworks(job.make.edition, readFile);
    return { puzzles: puzzlesIn(job.make, TRAINED), faults: [] };
  }
  const { check: puzzle, games, seed } = job;
  const { edition } = puzzle.setup;
  await loadNetworks(edition, readFile);
  const faults = faultsOf(puzzle);
  if (faults.length > 0) return { puzzles: [puzzle], faults };
  const again = isSolvedAgain(puzzle, { evaluator: TRAINED[edition], games, seed });
  return { puzzles: [puzzle], faults: again ? [] : ['another turn is as good'] };
}

export const PUZZLE_WORK: Work<Job, Done> = { thread: new URL('./thread.ts', import.meta.url), work };
