import { PUZZLE_FILES, type Puzzle, type PuzzleFile } from '@drover/bots/puzzles';
import type { EditionId } from '@drover/engine';
import { typesetAll, type Language } from '@drover/words';
import type { PuzzleLabels } from './texts/en.ts';

/** The puzzles of an edition, and what the page says around them: each comes when it is opened. */

const LABELS: Readonly<Record<Language, () => Promise<PuzzleLabels>>> = {
  en: async () => (await import('./texts/en.ts')).puzzles,
  fr: async () => (await import('./texts/fr.ts')).puzzles,
  pl: async () => (await import('./texts/pl.ts')).puzzles,
  de: async () => (await import('./texts/de.ts')).puzzles,
};

export async function puzzlesOf(edition: EditionId): Promise<readonly Puzzle[]> {
  const response = await fetch(PUZZLE_FILES[edition]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return ((await response.json()) as PuzzleFile).puzzles;
}

export const puzzleLabels = async (language: Language): Promise<PuzzleLabels> =>
  typesetAll(language, await LABELS[language]());
