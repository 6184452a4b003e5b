import { refuse } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect, SupplyCard } from '../effects/effect.ts';
import { ask } from '../effects/rule.ts';
import { acquire } from '../trail/flock.ts';
import type { EffectRule } from '../trail/types.ts';
import type { NzPlay } from './state.ts';

/** Cards that lie open for taking: the four deck-building cards and the four bonus stacks. */

type TakeEffect = Extract<Effect, { do: 'take' }>;

export const supplyOf = (p: NzPlay, card: SupplyCard): number => p.c.supplyCards.indexOf(card);

/** The kind of card in a supply; the bonus stacks hold what the set-up put there. */
export const cardInSupply = (p: NzPlay, supply: number): number =>
  supply < 4 ? p.c.cardId[p.c.supplyCards[supply]!]! : p.s.bonusCards[supply - 4]!;

export function takeCard(p: NzPlay, seat: Seat, supply: number, from: string): void {
  if (p.s.cardSupply[supply] === 0) return;
  p.s.cardSupply[supply]!--;
  acquire(p, seat, cardInSupply(p, supply), 'discard', from);
}

export const take: EffectRule<TakeEffect, NzPlay> = {
  refusal: (p, _seat, effect) =>
    p.s.cardSupply[supplyOf(p, effect.card)] === 0
      ? refuse('sold-out', 'NZ-X22', undefined, undefined, effect.card)
      : null,
  run(p, task) {
    if (task.will === 'free') ask(p, 'offer', task);
    else takeCard(p, task.seat, supplyOf(p, task.effect.card), task.source);
  },
};
