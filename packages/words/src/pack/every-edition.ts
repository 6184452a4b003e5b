import type { EditionId } from '@drover/engine';

/** Types by edition; one that is left out does not compile. */
export type EveryEdition<T extends Readonly<Record<EditionId, unknown>>> = T;
