import { HIDDEN } from '@drover/engine';
import type { GameContext } from '../context/context.ts';
import { points, tally } from '../context/format.ts';
import type { Cards, Name } from '../pack/name.ts';

/** What cards are called. */

/** Breeds and cities have the same names in every language. */
export const properName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace(/^St /, 'St. ');

/** The number in an id: `o07`, `set-3`, `t16`. */
export const numberIn = (id: string): number => Number(/\d+/.exec(id)![0]);

/** A card, or a breed an icon speaks of, by its id. */
export function cardName(g: GameContext, id: string): Name {
  const { names } = g.words;
  if (id in names.cards) return names.cards[id as keyof typeof names.cards];
  const card = g.c.cards[g.c.cardId[id]];
  if (card === undefined) return names.breed(properName(id));
  const own = g.own.cardName(g, id);
  if (own !== null) return own;
  if (card.kind === 'objective')
    return id.startsWith('st') ? names.startingObjective(numberIn(id)) : names.objective(numberIn(id));
  const breed = names.breed(properName(card.breed));
  return card.breed === id ? breed : names.worth(breed, points(g, card.vp));
}

export const cardOf = (g: GameContext, card: number): Name =>
  card === HIDDEN ? g.words.names.hiddenCard : cardName(g, g.c.cards[card].id);

/** Behind a colon. */
export const cardList = (g: GameContext, cards: readonly number[], between = ', '): string =>
  tally(
    g,
    cards.map((card) => cardOf(g, card).alone),
    between,
  );

export const cardIdList = (g: GameContext, ids: readonly string[]): string =>
  tally(
    g,
    ids.map((id) => cardName(g, id).alone),
  );

/** For a sentence, which has its own way to list them. */
export function cardsOf<T>(cards: readonly T[], nameOf: (card: T) => Name): Cards {
  const counts = new Map<T, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ n, card: nameOf(card) }));
}
