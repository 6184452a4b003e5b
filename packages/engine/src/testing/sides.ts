import { nzTables, secondTables, type EditionId } from '../index.ts';

const BUILDINGS: Readonly<Record<EditionId, number>> = {
  nz: nzTables.counts.privateBuildings.is,
  second: secondTables.counts.privateBuildings.is,
};

/** The option `sides` for all private buildings of an edition: these letters over and over, as far as there are tiles. */
export const sides = (edition: EditionId, letters: string): string =>
  letters.repeat(BUILDINGS[edition]).slice(0, BUILDINGS[edition]);
