import type { Effect } from '@drover/engine';
import type { GameContext } from '../context/context.ts';
import { money } from '../context/format.ts';
import { cardName } from '../names/cards.ts';
import type { Say } from '../pack/shapes.ts';

/** Icons in a few words. */

export function sayOf(g: GameContext): Say {
  const say: Say = {
    edition: g.edition,
    effect: (effect) => (g.words.effects[effect.do] as (effect: Effect, say: Say) => string)(effect, say),
    money: (amount) => money(g, amount),
    card: (id) => cardName(g, id),
    post: (id) => g.own.delivery(g, id),
  };
  return say;
}

export const effectWords = (g: GameContext, effect: Effect): string => sayOf(g).effect(effect);

/** What a card from the hand does. */
export const cardEffect = (g: GameContext, card: number): string =>
  g.c.cards[card].options.map((option) => effectWords(g, option)).join(` ${g.words.pieces.or} `);
