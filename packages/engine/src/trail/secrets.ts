import { shuffle, type Below } from '../core/rng.ts';
import { HIDDEN, type TrailPlayer, type TrailState } from './types.ts';

/**
 * What a seat may not know, declared once. Hidden are: the order of every stack and bag, and what other players hold
 * in hand. What a player owns altogether is public, because every card was seen when it was acquired.
 */

/** Cards and tiles are small numbers, and views are made for every decision of a bot: counting beats comparing. */
const counts = new Uint16Array(256);

/** Puts the first so many cards in order, where they are. */
export function sort(cards: number[], count = cards.length): number[] {
  let most = -1;
  for (let i = 0; i < count; i++) {
    const card = cards[i]!;
    if (card < 0 || card >= counts.length) {
      counts.fill(0);
      cards.splice(0, count, ...cards.slice(0, count).sort((a, b) => a - b));
      return cards;
    }
    if (card > most) most = card;
    counts[card]!++;
  }
  let at = 0;
  for (let card = 0; card <= most; card++) for (; counts[card]! > 0; counts[card]!--) cards[at++] = card;
  return cards;
}

/** So many cards of the stack nobody has seen: those below what was put openly on top of it. */
const unseenBelow = ({ stack, known }: TrailPlayer): number => stack.length - known;

/** Works on a copy: nothing of it belongs to the game itself. */
export function hideTrail(s: TrailState, viewer: number): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    const player = s.players[seat]!;
    const below = unseenBelow(player);
    if (player.mind !== null) sort(player.mind.deck);
    if (seat === viewer) {
      sort(player.stack, below);
      continue;
    }
    player.unseen = sort([...player.hand, ...player.stack, ...player.inPlay]);
    player.hand.fill(HIDDEN);
    player.stack.fill(HIDDEN, 0, below);
  }
  sort(s.marketStack);
  sort(s.objectiveStack);
}

/** Cards a seat is revealing right now: everybody sees that they are in its hand. */
const revealedBy = (view: TrailState, seat: number): readonly number[] =>
  view.agenda.flatMap((task) => (task.seat === seat && 'revealed' in task ? (task.revealed as readonly number[]) : []));

export function fillTrail(view: TrailState, pick: Below): void {
  for (let seat = 0; seat < view.players.length; seat++) {
    const player = view.players[seat]!;
    const below = unseenBelow(player);
    if (player.mind !== null) shuffle(player.mind.deck, pick);
    if (player.unseen === null) {
      shuffle(player.stack, pick, below);
      continue;
    }
    const shown = revealedBy(view, seat);
    const pool = player.unseen;
    for (const card of [...player.stack.slice(below), ...player.inPlay, ...shown]) pool.splice(pool.indexOf(card), 1);
    shuffle(pool, pick);
    const drawn = player.hand.length - shown.length;
    player.hand = sort([...shown, ...pool.slice(0, drawn)]);
    for (let i = 0; i < below; i++) player.stack[i] = pool[drawn + i]!;
    player.unseen = null;
  }
  shuffle(view.marketStack, pick);
  shuffle(view.objectiveStack, pick);
}
