import { EDITIONS, todaysGame, type EditionId, type Game } from '@drover/engine';
import { LANGUAGES, loadWords, type Words } from '../index.ts';
import { referenceOf, type Cell, type Table } from '../reference/index.ts';

/** The component tables of every edition, to be looked at in every language. */

export const GAMES: Readonly<Record<EditionId, Game>> = {
  nz: todaysGame({ edition: 'nz', players: 4, seed: 'reference', options: {} }),
  second: todaysGame({ edition: 'second', players: 4, seed: 'reference', options: { simmental: true } }),
};

export const PACKS: readonly Words[] = await Promise.all(LANGUAGES.map(loadWords));

/** The rows of a table by its id. */
export function inEveryLanguage(id: string, check: (rows: Table['rows'], words: Words) => void): void {
  for (const words of PACKS) {
    const tables = EDITIONS.flatMap((edition) => referenceOf(edition, words).tables);
    const table = tables.find((found) => found.id === id);
    check(table!.rows, words);
  }
}

export const texts = (cell: Cell): string[] => cell.map(({ text }) => text);

/** What the rows are about. */
export const firsts = (rows: Table['rows']): string[] => rows.map(([cell]) => texts(cell)[0]);
