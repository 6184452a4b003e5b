import type { ByEdition } from '../pack/shapes.ts';

/** The solo opponents. */
export const opponents: ByEdition = { nz: 'Sarah', second: 'Sam' };
