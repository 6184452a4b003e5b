import type { Choice } from './choices.ts';

/**
 * The only answer there is; null where there are several, or where it would pass over something that cannot be made up
 * for: what may be done at any time, before the turn ends or something comes to light.
 */
export function answersItself(choices: readonly Choice[]): Choice | null {
  const [only, ...others] = choices.filter(({ anyTime }) => !anyTime);
  if (only === undefined || others.length > 0) return null;
  return choices.length === 1 || !(only.final || only.ends) ? only : null;
}
