/** Where the progress in the lessons is kept. */
export const LESSONS_KEY = 'drover-lessons';

/** Somebody has begun a lesson in this browser. */
export function hasLearned(): boolean {
  try {
    return localStorage.getItem(LESSONS_KEY) !== null;
  } catch {
    return false;
  }
}
