import type { EditionId } from '@drover/engine';
import { LESSONS_KEY } from '../lib/lessons.ts';

/** How far somebody has come in a chapter. */
export interface Reached {
  /** The step to go on with. */
  readonly at: number;
  /** Its task has been solved, now or before. */
  readonly solved: boolean;
}

const FRESH: Reached = { at: 0, solved: false };

function stored(): Readonly<Record<string, Reached>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LESSONS_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Reached>) : {};
  } catch {
    return {};
  }
}

let progress = $state.raw(stored());

const nameOf = (edition: EditionId, chapter: string): string => `${edition}/${chapter}`;

export const reachedIn = (edition: EditionId, chapter: string): Reached => {
  const found = progress[nameOf(edition, chapter)];
  return typeof found?.at === 'number' ? found : FRESH;
};

export function keepReached(edition: EditionId, chapter: string, reached: Reached): void {
  progress = { ...stored(), [nameOf(edition, chapter)]: reached };
  try {
    localStorage.setItem(LESSONS_KEY, JSON.stringify(progress));
  } catch {
    // Without storage it is known as long as the page is open.
  }
}
