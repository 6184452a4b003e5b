import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PUZZLE_FILES, type Puzzle, type PuzzleFile } from '@drover/bots/puzzles';
import type { EditionId } from '@drover/engine';
import { write } from '../files.ts';

/** The puzzles of an edition as a file: a puzzle a line, so that changes can be read. */

const USUAL_SEED = 'puzzle';

const fileOf = (edition: EditionId): string => fileURLToPath(PUZZLE_FILES[edition]);

/** An edition without a file has no puzzles yet. */
export function readPuzzles(edition: EditionId, file = fileOf(edition)): PuzzleFile {
  if (!existsSync(file)) return { edition, seed: USUAL_SEED, searched: 0, puzzles: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
}

/** By grade, as people see them. */
export function writePuzzles({ puzzles, ...head }: PuzzleFile, file = fileOf(head.edition)): void {
  const lines = puzzles.toSorted((a, b) => a.grade - b.grade).map((puzzle) => JSON.stringify(puzzle, rounded));
  write(file, `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`);
}

/** Hundredths of a point are more than anybody can know. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(2)) : value);

/** As many of each grade as are wanted: those that were there first, then those with the greatest margin. */
export function withMore(kept: readonly Puzzle[], found: readonly Puzzle[], each: number): Puzzle[] {
  const all = [...kept];
  for (const puzzle of found.toSorted((a, b) => b.margin.points - a.margin.points))
    if (all.every(({ id }) => id !== puzzle.id) && all.filter(({ grade }) => grade === puzzle.grade).length < each)
      all.push(puzzle);
  return all;
}
