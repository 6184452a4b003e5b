import type { EditionId } from '@drover/engine';

/** Where the puzzles of an edition lie: to be read from a disk, or fetched from a server. */
export const PUZZLE_FILES: Readonly<Record<EditionId, URL>> = {
  nz: new URL('../../puzzles/nz.json', import.meta.url),
  second: new URL('../../puzzles/second.json', import.meta.url),
};
