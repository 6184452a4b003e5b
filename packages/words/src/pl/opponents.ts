import type { ByEdition } from '../pack/shapes.ts';

/** The solo opponents, in their cases. */
export const opponents: ByEdition = { nz: 'Sara', second: 'Sam' };
export const opponentsGen: ByEdition = { nz: 'Sary', second: 'Sama' };
