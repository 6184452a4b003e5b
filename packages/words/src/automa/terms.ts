import { soloOpponent, type Game } from '@drover/engine';
import type { GameContext } from '../context/context.ts';

/** On which terms one plays against a solo opponent. */

/** A game from elsewhere may know others. */
export const difficultyName = ({ words }: GameContext, difficulty: string): string =>
  (words.names.difficulties as Partial<Record<string, string>>)[difficulty] ?? difficulty;

/** Null where it is the one of the difficulty. */
export function firstDeliveryWords(g: GameContext, game: Game): string | null {
  const { terms } = soloOpponent(game);
  return terms === null || terms.usual ? null : g.words.automa.firstDelivery(g.own.delivery(g, terms.firstDelivery));
}

/** `hard`, `hard, first delivery: post 12`; null where nobody is played against alone. */
export function soloTermsWords(g: GameContext, game: Game): string | null {
  const { terms } = soloOpponent(game);
  if (terms === null) return null;
  const first = firstDeliveryWords(g, game);
  const difficulty = difficultyName(g, terms.difficulty);
  return first === null ? difficulty : `${difficulty}, ${first}`;
}
