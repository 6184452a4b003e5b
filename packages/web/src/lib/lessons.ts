import { EDITIONS, type EditionId } from '@drover/engine';

/** Where the progress in the lessons is kept. */
export const LESSONS_KEY = 'drover-lessons';

/** The edition of the chapter that was begun last in this browser; null where none was. */
export function begunEdition(): EditionId | null {
  try {
    const begun = Object.keys(JSON.parse(localStorage.getItem(LESSONS_KEY) ?? '{}') as object).at(-1);
    return EDITIONS.find((edition) => begun?.startsWith(`${edition}/`)) ?? null;
  } catch {
    return null;
  }
}
