import { soloOpponent, type Setup } from '@drover/engine';
import type { Ground } from './at.ts';

/** On which terms one plays against a solo opponent. */

/** A game from elsewhere may know others. */
export const difficultyName = ({ words }: Ground, difficulty: string): string =>
  (words.names.difficulties as Partial<Record<string, string>>)[difficulty] ?? difficulty;

/** Null where it is the one of the difficulty. */
export function firstDeliveryWords({ words }: Ground, setup: Setup, place: (id: string) => string): string | null {
  const { terms } = soloOpponent(setup);
  return terms === null || terms.usual ? null : words.automa.firstDelivery(place(terms.firstDelivery));
}

/** `hard`, `hard, first delivery: post 12`; null where nobody is played against alone. */
export function soloTermsWords(g: Ground, setup: Setup, place: (id: string) => string): string | null {
  const { terms } = soloOpponent(setup);
  if (terms === null) return null;
  const first = firstDeliveryWords(g, setup, place);
  const difficulty = difficultyName(g, terms.difficulty);
  return first === null ? difficulty : `${difficulty}, ${first}`;
}
