import { shuffle, type Below } from '../core/rng.ts';
import { HIDDEN, type TrailPlayer, type TrailState } from './types.ts';

/**
 * What a seat may not know, declared once. Hidden are: the order of every stack and bag, and what other players hold
 * in hand. What a player owns altogether is public, because every card was seen when it was acquired.
 */

/** Cards and tiles are small numbers, and views are made for every decision of a bot: counting beats comparing. */
const counts = new Uint16Array(256);
export function sorted(cards: readonly number[]): number[] {
  let most = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card > most) most = card;
    if (card < 0 || card >= counts.length) {
      counts.fill(0);
      return [...cards].sort((a, b) => a - b);
    }
    counts[card]!++;
  }
  const out: number[] = [];
  for (let card = 0; card <= most; card++)
    while (counts[card]! > 0) {
      out.push(card);
      counts[card]!--;
    }
  return out;
}
const blanks = (length: number): number[] => new Array<number>(length).fill(HIDDEN);

/** The part of the stack nobody has seen, and the cards put openly on top of it. */
function parts(player: TrailPlayer): { below: number[]; openTop: number[] } {
  const at = player.stack.length - player.known;
  return { below: player.stack.slice(0, at), openTop: player.stack.slice(at) };
}

export function hideTrail(s: TrailState, viewer: number): void {
  s.players.forEach((player, seat) => {
    if (player.mind !== null) player.mind.deck = sorted(player.mind.deck);
    const { below, openTop } = parts(player);
    if (seat === viewer) player.stack = [...sorted(below), ...openTop];
    else {
      player.unseen = sorted([...player.hand, ...player.stack, ...player.inPlay]);
      player.hand = blanks(player.hand.length);
      player.stack = [...blanks(below.length), ...openTop];
    }
  });
  s.marketStack = sorted(s.marketStack);
  s.objectiveStack = sorted(s.objectiveStack);
}

/** Cards a seat is revealing right now: everybody sees that they are in its hand. */
const revealedBy = (view: TrailState, seat: number): readonly number[] =>
  view.agenda.flatMap((task) => (task.seat === seat && 'revealed' in task ? (task.revealed as readonly number[]) : []));

export function fillTrail(view: TrailState, pick: Below): void {
  for (const [seat, player] of view.players.entries()) {
    if (player.mind !== null) shuffle(player.mind.deck, pick);
    const { below, openTop } = parts(player);
    if (player.unseen === null) {
      player.stack = [...shuffle(below, pick), ...openTop];
      continue;
    }
    const pool = [...player.unseen];
    const shown = revealedBy(view, seat);
    for (const card of [...openTop, ...player.inPlay, ...shown]) pool.splice(pool.indexOf(card), 1);
    shuffle(pool, pick);
    player.hand = sorted([...shown, ...pool.splice(0, player.hand.length - shown.length)]);
    player.stack = [...pool, ...openTop];
    player.unseen = null;
  }
  shuffle(view.marketStack, pick);
  shuffle(view.objectiveStack, pick);
}
