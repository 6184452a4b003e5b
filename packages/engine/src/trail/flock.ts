import { below, shuffle } from '../core/rng.ts';
import type { Seat } from '../core/state.ts';
import { HIDDEN, type TrailContext, type TrailPlayer } from './types.ts';

/** The flock deck: draw stack, hand, discard pile. */

/** Random streams: the decks of the seats come first, the bags of the table after them. */
export const deckStream = (seat: Seat): number => seat;
export const streamNames = (players: number, bags: readonly string[]): string[] => [
  ...Array.from({ length: players }, (_, seat) => `deck-${seat}`),
  ...bags,
];

/** Hands are kept sorted, so that equal hands are equal states. */
export function addToHand(player: TrailPlayer, card: number): void {
  const { hand } = player;
  let i = hand.length;
  hand.push(card);
  while (i > 0 && hand[i - 1]! > card) {
    hand[i] = hand[i - 1]!;
    i--;
  }
  hand[i] = card;
}

export function takeFromHand(player: TrailPlayer, card: number): void {
  player.hand.splice(player.hand.indexOf(card), 1);
}

/** Every kind of card in hand once; what a viewer may not know is left out. */
export const kindsInHand = ({ hand }: TrailPlayer): number[] =>
  hand.filter((card, i) => card !== HIDDEN && card !== hand[i - 1]);

export const cardsToDraw = (player: TrailPlayer): number => player.stack.length + player.discard.length;

/** Shuffles the discard pile into a new stack only when a card must be drawn and none is there. */
function topCard(p: TrailContext, seat: Seat): number | undefined {
  const player = p.s.players[seat]!;
  if (player.stack.length === 0 && player.discard.length > 0) {
    player.stack = shuffle(player.discard, (n) => below(p.s.rng, deckStream(seat), n));
    player.discard = [];
    player.known = 0;
    p.log?.push({ type: 'shuffled', seat });
  }
  if (player.known > 0) player.known--;
  return player.stack.pop();
}

/** Draws up to `count` cards and says how many came. */
export function draw(p: TrailContext, seat: Seat, count: number): number {
  const player = p.s.players[seat]!;
  const drawn: number[] = [];
  while (drawn.length < count) {
    const card = topCard(p, seat);
    if (card === undefined) break;
    drawn.push(card);
    addToHand(player, card);
  }
  if (drawn.length > 0) {
    p.s.reveals++;
    p.log?.push({
      type: 'drew',
      seat,
      count: drawn.length,
      cards: drawn.map((card) => p.c.cards[card]!.id),
      only: seat,
    });
  }
  return drawn.length;
}

export function discard(p: TrailContext, seat: Seat, card: number): void {
  const player = p.s.players[seat]!;
  takeFromHand(player, card);
  player.discard.push(card);
  p.log?.push({ type: 'discarded', seat, card: p.c.cards[card]!.id });
}

/** A new card goes face up onto the discard pile, or openly on top of the stack. */
export function acquire(
  p: TrailContext,
  seat: Seat,
  card: number,
  onto: 'discard' | 'stack' | 'hand',
  from: string,
): void {
  const player = p.s.players[seat]!;
  if (onto === 'hand') {
    addToHand(player, card);
    p.log?.push({ type: 'acquired', seat, card: p.c.cards[card]!.id, onto, from });
    return;
  }
  const stacked = onto === 'stack' || player.stackAcquired;
  if (stacked) {
    player.stack.push(card);
    player.known++;
  } else player.discard.push(card);
  p.log?.push({ type: 'acquired', seat, card: p.c.cards[card]!.id, onto: stacked ? 'stack' : 'discard', from });
}

export function handLimit(p: TrailContext, player: TrailPlayer): number {
  let limit = p.c.handLimit;
  for (const space of p.c.handSpaces) limit += p.c.discSpaces[space]!.count - player.discs[space]!;
  return limit;
}

/** Everything a player owns in cards, sorted: where a card is does not show in it. */
export const deckOf = (player: TrailPlayer): number[] =>
  (player.unseen === null
    ? [...player.hand, ...player.stack, ...player.discard, ...player.inPlay]
    : [...player.unseen, ...player.discard]
  ).sort((a, b) => a - b);
