import { EDITIONS, isEditionId, type EditionId } from '@drover/engine';
import { listed } from './text.ts';
import { UsageError } from './verb.ts';

/** The option --edition, the same for every verb that has it. */

export const USUAL_EDITION: EditionId = EDITIONS[0];

export const EDITION_USAGE = `[--edition ${EDITIONS.join('|')}]`;

/** `nz, or second`. */
export const EDITION_CHOICES = listed(EDITIONS, 'or');

export function editionFrom(given: string): EditionId {
  if (isEditionId(given)) return given;
  throw new UsageError(`There is no edition "${given}"; known: ${EDITIONS.join(', ')}.`);
}
