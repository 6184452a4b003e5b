import { openStreams, shuffle, type Below } from '../core/rng.ts';
import { HIDDEN } from '../trail/types.ts';
import type { NzComponents } from './compile.ts';
import type { NzState } from './state.ts';

/**
 * What a seat may not know, declared once. Hidden are: the order of every stack and bag, and what other players hold
 * in hand. What a player owns altogether is public, because every card was seen when it was acquired.
 */

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const blanks = (length: number): number[] => Array.from({ length }, () => HIDDEN);

export function hideNz(s: NzState, _c: NzComponents, viewer: number): void {
  s.players.forEach((player, seat) => {
    if (player.sarah !== null) player.sarah.deck = sorted(player.sarah.deck);
    const openTop = player.stack.slice(player.stack.length - player.known);
    const below = player.stack.slice(0, player.stack.length - player.known);
    if (seat === viewer) player.stack = [...sorted(below), ...openTop];
    else {
      player.unseen = sorted([...player.hand, ...player.stack, ...player.inPlay]);
      player.hand = blanks(player.hand.length);
      player.stack = [...blanks(below.length), ...openTop];
    }
  });
  s.marketStack = sorted(s.marketStack);
  s.objectiveStack = sorted(s.objectiveStack);
  s.bagA = sorted(s.bagA);
  s.bagB = sorted(s.bagB);
}

export function fillNz(view: NzState, _c: NzComponents, below: Below): void {
  for (const player of view.players) {
    if (player.sarah !== null) shuffle(player.sarah.deck, below);
    const openTop = player.stack.slice(player.stack.length - player.known);
    if (player.unseen !== null) {
      const pool = [...player.unseen];
      for (const card of [...openTop, ...player.inPlay]) pool.splice(pool.indexOf(card), 1);
      shuffle(pool, below);
      player.hand = sorted(pool.splice(0, player.hand.length));
      player.stack = [...pool, ...openTop];
      player.unseen = null;
    } else player.stack = [...shuffle(player.stack.slice(0, player.stack.length - player.known), below), ...openTop];
  }
  shuffle(view.marketStack, below);
  shuffle(view.objectiveStack, below);
  const seed = Array.from({ length: 4 }, () => below(0x10000)).join('.');
  view.rng = openStreams(seed, ['bag-a', 'bag-b', ...view.players.map((_, seat) => `deck-${seat}`)]);
}
