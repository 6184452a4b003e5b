import type { GameContext } from '../context/context.ts';
import { pieces, points } from '../context/format.ts';
import { cardEffect } from './effects.ts';
import { objectiveWords } from './objectives.ts';

/** What a card does and is worth. */

/** The values of an animal, the effect of another card. */
export function cardWords(g: GameContext, card: number): string | null {
  const { kind, vp, scores } = g.c.cards[card];
  if (kind === 'objective') return objectiveWords(g, card);
  const worth = scores && vp !== 0 ? points(g, vp) : null;
  return kind === 'animal'
    ? pieces(g, [...g.own.animalValues(g, card), worth])
    : pieces(g, [cardEffect(g, card), worth]);
}
