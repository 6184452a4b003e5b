import type { Seat } from '../core/state.ts';
import { NAMED_CARDS, type Effect, type SupplyCard } from '../effects/effect.ts';
import { acquire } from '../trail/flock.ts';
import type { EffectRule } from '../trail/types.ts';
import { refuse } from './refusal.ts';
import type { NzContext } from './state.ts';

/** Cards that lie open for taking: the four deck-building cards and the four bonus stacks. */

type TakeEffect = Extract<Effect, { do: 'take' }>;

export const supplyOf = (p: NzContext, card: SupplyCard): number => p.c.supplyCards.indexOf(card);

/** The supply of a bonus stack. */
export const stackSupply = (stack: number): number => NAMED_CARDS.length + stack;

/** The kind of card in a supply; the bonus stacks hold what the set-up put there. */
export const cardInSupply = (p: NzContext, supply: number): number =>
  supply < NAMED_CARDS.length ? p.c.cardId[p.c.supplyCards[supply]!]! : p.s.bonusCards[supply - NAMED_CARDS.length]!;

export function takeCard(p: NzContext, seat: Seat, supply: number, from: string): void {
  if (p.s.cardSupply[supply] === 0) return;
  p.s.cardSupply[supply]!--;
  acquire(p, seat, cardInSupply(p, supply), 'discard', from);
}

export const take: EffectRule<TakeEffect, NzContext> = {
  refusal: (p, _seat, effect) =>
    p.s.cardSupply[supplyOf(p, effect.card)] === 0 ? refuse('sold-out', 'NZ-X22', { what: effect.card }) : null,
  run(p, task) {
    if (task.will === 'free') p.s.agenda.push({ ...task, task: 'offer' });
    else takeCard(p, task.seat, supplyOf(p, task.effect.card), task.source);
  },
};
