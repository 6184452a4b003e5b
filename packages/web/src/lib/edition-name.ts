import { isEditionId } from '@drover/engine';
import { labels } from './language.svelte.ts';

/** What comes from a shelf or a server may be of an edition that only a newer page knows: then its id is all there is. */
export const editionName = (edition: string): string => (isEditionId(edition) ? labels().edition[edition] : edition);
