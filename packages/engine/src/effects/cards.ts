import { refuse } from '../core/refusal.ts';
import type { Task } from '../core/state.ts';
import { cardsToDraw, discard, draw } from '../trail/flock.ts';
import { pushEffect, type EffectRule, type EffectTask, type TrailPlay } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { ask, effectChoice } from './rule.ts';

/** Icons about the cards in hand: discard exactly these for a reward; draw some and discard as many. */

type DiscardEffect = Extract<Effect, { do: 'discard' }>;
type DrawEffect = Extract<Effect, { do: 'draw' }>;

export interface DiscardMove {
  do: 'discard';
  card: number;
}

export interface DrawMove {
  do: 'draw';
  cards: number;
}

/** Calls `visit` for every kind of card in hand that meets the requirement. */
function eachPayment(p: TrailPlay, seat: number, cards: DiscardEffect['cards'], visit: (card: number) => void): void {
  const { hand } = p.s.players[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === hand[i - 1] || p.c.cards[card]?.kind !== 'sheep') continue;
    if (cards === 'any' || (cards === 'pair' ? hand[i + 1] === card : p.c.cardId[cards.breed] === card)) visit(card);
  }
}

export const discardFor: EffectRule<DiscardEffect, TrailPlay> = {
  refusal(p, seat, effect) {
    let found = false;
    eachPayment(p, seat, effect.cards, () => (found = true));
    if (found) return null;
    const what =
      typeof effect.cards === 'object' ? effect.cards.breed : effect.cards === 'pair' ? 'pair of equal sheep' : 'sheep';
    return refuse('card-not-in-hand', 'NZ-X21', undefined, undefined, what);
  },
  run: (p, task) => ask(p, 'discard-for', task),
};

export const discardForChoice = effectChoice<TrailPlay, EffectTask & { effect: DiscardEffect }, DiscardMove>({
  mayLapse: true,
  moves(p, task, out) {
    eachPayment(p, task.seat, task.effect.cards, (card) => out.push({ do: 'discard', card }));
  },
  take(p, task, move) {
    discard(p, task.seat, move.card);
    if (task.effect.cards === 'pair') discard(p, task.seat, move.card);
    pushEffect(p, task.seat, task.effect.then, 'may', task.source);
  },
  refusal(p, task, move) {
    if (move.do !== 'discard') return null;
    const card = p.c.cards[move.card]!;
    if (!p.s.players[task.seat]!.hand.includes(move.card))
      return refuse('card-not-in-hand', 'NZ-X21', undefined, undefined, card.id);
    return card.kind === 'sheep'
      ? discardFor.refusal(p, task.seat, task.effect)
      : refuse('not-a-sheep', 'NZ-X21', undefined, undefined, card.id);
  },
});

export const drawThenDiscard: EffectRule<DrawEffect, TrailPlay> = {
  refusal: (p, seat) => (cardsToDraw(p.s.players[seat]!) === 0 ? refuse('no-cards', 'NZ-C2') : null),
  run(p, task) {
    if (task.effect.upTo || task.will === 'free') ask(p, 'draw', task);
    else drawAndOwe(p, task.seat, task.effect.cards, task.source);
  },
};

export interface OweTask extends Task {
  readonly count: number;
  readonly source: string;
}

/** Draws, then owes as many discards. */
export function drawAndOwe(p: TrailPlay, seat: number, cards: number, source: string): void {
  const count = draw(p, seat, cards);
  if (count > 0) p.s.agenda.push({ task: 'discard', seat, count, source } as OweTask);
}

export const drawChoice = effectChoice<TrailPlay, EffectTask & { effect: DrawEffect }, DrawMove>({
  moves(p, task, out) {
    const most = Math.min(task.effect.cards, cardsToDraw(p.s.players[task.seat]!));
    for (let cards = task.effect.upTo ? 1 : most; cards <= most; cards++) out.push({ do: 'draw', cards });
  },
  take: (p, task, move) => drawAndOwe(p, task.seat, move.cards, task.source),
});

/** Discards that are owed, one card at a time. */
export const discardChoice = {
  source: (_p: TrailPlay, task: OweTask) => task.source,
  moves(p: TrailPlay, task: OweTask, out: DiscardMove[]) {
    const { hand } = p.s.players[task.seat]!;
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) out.push({ do: 'discard', card: hand[i]! });
  },
  take(p: TrailPlay, task: OweTask, move: DiscardMove) {
    if (task.count > 1) p.s.agenda.push({ ...task, count: task.count - 1 } as OweTask);
    discard(p, task.seat, move.card);
  },
  refusal: (p: TrailPlay, _task: OweTask, move: DiscardMove) =>
    move.do === 'discard' ? refuse('card-not-in-hand', 'NZ-X15', undefined, undefined, p.c.cards[move.card]!.id) : null,
};
