import type { Refusal } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import { effectRefusal } from '../effects/rule.ts';
import { draw, takeFromHand } from '../trail/flock.ts';
import { refuse } from '../trail/refusal.ts';
import { playerAt, pushEffect, type TrailContext } from '../trail/types.ts';

/** Playing cards from hand: before phase A, and before or after any single action of phase B. */

/** `half`: 0 the effect, 1 and 2 one of its halves, 3 for going without it. */
export interface PlayMove {
  do: 'play';
  card: number;
  half: number;
}

export const FORGONE = 3;

export function playRefusal(p: TrailContext, seat: Seat, { card, half }: PlayMove): Refusal | null {
  const info = p.c.cards[card]!;
  if (!playerAt(p, seat).hand.includes(card)) return refuse('card-not-in-hand', 'play', { what: info.id });
  if (info.kind === 'animal') return refuse('not-asked', 'play', { what: info.id });
  if (half === FORGONE) return null;
  const effect = info.options.length > 1 ? info.options[half - 1] : half === 0 ? info.options[0] : undefined;
  return effect === undefined ? refuse('not-asked', 'play', { what: info.id }) : effectRefusal(p, seat, effect);
}

export function listPlays(p: TrailContext, seat: Seat, out: PlayMove[]): void {
  const { hand } = playerAt(p, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === hand[i - 1]) continue;
    const info = p.c.cards[card];
    if (info === undefined || info.kind === 'animal') continue;
    const many = info.options.length > 1;
    for (let option = 0; option < info.options.length; option++)
      if (effectRefusal(p, seat, info.options[option]!) === null)
        out.push({ do: 'play', card, half: many ? option + 1 : 0 });
    out.push({ do: 'play', card, half: FORGONE });
  }
}

export function playCard(p: TrailContext, seat: Seat, { card, half }: PlayMove): void {
  const player = playerAt(p, seat);
  const info = p.c.cards[card]!;
  takeFromHand(player, card);
  p.log?.push({ type: 'played', seat, card: info.id, forgone: half === FORGONE });
  if (info.kind === 'objective') player.area.push(card);
  else {
    player.inPlay.push(card);
    p.s.agenda.push({ task: 'after-play', seat });
  }
  if (half !== FORGONE) pushEffect(p, seat, info.options[half === 0 ? 0 : half - 1]!, 'may', info.id);
}

/** When its effect is over the card goes to the discard pile, and a new one is drawn. */
export const afterPlay = {
  run(p: TrailContext, { seat }: Task) {
    const player = playerAt(p, seat);
    const card = player.inPlay.pop()!;
    player.discard.push(card);
    p.log?.push({ type: 'discarded', seat, card: p.c.cards[card]!.id });
    draw(p, seat, 1);
  },
};

/** Cards wait for a window. */
export const playNotNow = (move: { do: string }): Refusal | null =>
  move.do === 'play' ? refuse('only-in-window', 'play') : null;
