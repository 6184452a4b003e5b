import type { Facts, Refusal } from '../core/refusal.ts';
import { cardsToDraw, discard, draw, kindsInHand } from '../trail/flock.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import type { EffectRule, TrailContext } from '../trail/types.ts';
import type { DiscardedCards, Effect } from './effect.ts';
import { effectChoice, pushReward } from './rule.ts';

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

/** One type: the same breed with the same breeding value, whatever the points. */
const sameType = (p: TrailContext, a: number, b: number): boolean => {
  const [one, other] = [p.c.cards[a], p.c.cards[b]];
  return one?.breed === other?.breed && one?.breeding === other?.breeding;
};

/** Does a card of this kind, at this place of the sorted hand, meet the requirement? */
function pays(p: TrailContext, hand: readonly number[], i: number, cards: DiscardedCards): boolean {
  const card = hand[i]!;
  const info = p.c.cards[card];
  if (info === undefined) return false;
  if (cards === 'objective') return info.kind === 'objective';
  if (info.kind !== 'animal') return false;
  if (cards === 'any') return true;
  if (cards === 'pair') return hand.some((other, j) => j !== i && sameType(p, other, card));
  return 'breed' in cards ? info.breed === cards.breed : info.breeding === cards.breeding && !info.variant;
}

/** Calls `visit` for every kind of card in hand that meets the requirement. */
function eachPayment(p: TrailContext, seat: number, cards: DiscardedCards, visit: (card: number) => void): void {
  const { hand } = p.s.players[seat]!;
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1] && pays(p, hand, i, cards)) visit(hand[i]!);
}

/** An animal may need a breeding value. */
function wanted(cards: DiscardedCards): Facts {
  if (typeof cards === 'object')
    return 'breed' in cards ? { what: cards.breed } : { what: 'animal', need: cards.breeding };
  return { what: cards === 'any' ? 'animal' : cards };
}

/** Why this card does not meet the requirement. */
const cardRefusal = (p: TrailContext, seat: number, card: number, cards: DiscardedCards): Refusal =>
  p.s.players[seat]!.hand.includes(card)
    ? refuse('other-card-wanted', 'discard', wanted(cards))
    : refuse('card-not-in-hand', 'discard', { what: p.c.cards[card]!.id });

export const discardFor: EffectRule<DiscardEffect, TrailContext> = {
  refusal(p, seat, effect) {
    let found = false;
    eachPayment(p, seat, effect.cards, () => (found = true));
    return found ? null : refuse('card-not-in-hand', 'discard', wanted(effect.cards));
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'discard-for' }),
};

/** The other one of a pair: a question only where cards of one type differ in their points. */
function discardSecond(p: TrailContext, task: SharedTask<'discard-for'>, first: number): void {
  const [only, another] = othersOfType(p, task.seat, first);
  if (another === undefined) finishPair(p, task, only!);
  else p.s.agenda.push({ ...task, task: 'discard-second', first, will: 'may' });
}

const othersOfType = (p: TrailContext, seat: number, first: number): number[] =>
  kindsInHand(p.s.players[seat]!).filter((card) => sameType(p, card, first));

function finishPair(p: TrailContext, task: SharedTask<'discard-for' | 'discard-second'>, card: number): void {
  discard(p, task.seat, card);
  pushReward(p, task);
}

export const discardSecondChoice = effectChoice<TrailContext, SharedTask<'discard-second'>, DiscardMove>({
  binding: true,
  moves: (p, task, out) => othersOfType(p, task.seat, task.first).forEach((card) => out.push({ do: 'discard', card })),
  take: (p, task, move) => finishPair(p, task, move.card),
  refusal: (p, task, move) => (move.do === 'discard' ? cardRefusal(p, task.seat, move.card, 'pair') : null),
});

export const discardForChoice = effectChoice<TrailContext, SharedTask<'discard-for'>, DiscardMove>({
  mayLapse: true,
  moves(p, task, out) {
    eachPayment(p, task.seat, task.effect.cards, (card) => out.push({ do: 'discard', card }));
  },
  take(p, task, move) {
    discard(p, task.seat, move.card);
    if (task.effect.cards !== 'pair') pushReward(p, task);
    else discardSecond(p, task, move.card);
  },
  refusal: (p, task, move) => (move.do === 'discard' ? cardRefusal(p, task.seat, move.card, task.effect.cards) : null),
});

const mostDrawn = (p: TrailContext, seat: number, { cards }: DrawEffect): number =>
  Math.min(typeof cards === 'number' ? cards : p.c.rules.countOf(p, seat, cards), cardsToDraw(p.s.players[seat]!));

export const drawThenDiscard: EffectRule<DrawEffect, TrailContext> = {
  refusal: (p, seat, effect) => (mostDrawn(p, seat, effect) === 0 ? refuse('no-cards', 'deck') : null),
  run(p, task) {
    if (task.effect.upTo || task.will === 'free') p.s.agenda.push({ ...task, task: 'draw' });
    else drawAndOwe(p, task.seat, mostDrawn(p, task.seat, task.effect), task.source);
  },
};

export const drawChoice = effectChoice<TrailContext, SharedTask<'draw'>, DrawMove>({
  moves(p, task, out) {
    const most = mostDrawn(p, task.seat, task.effect);
    for (let cards = task.effect.upTo ? 1 : most; cards <= most; cards++) out.push({ do: 'draw', cards });
  },
  take: (p, task, move) => drawAndOwe(p, task.seat, move.cards, task.source),
  refusal(p, task, move) {
    const most = mostDrawn(p, task.seat, task.effect);
    return move.do === 'draw' && move.cards > most
      ? refuse('too-many-cards', 'deck', { need: move.cards, have: most })
      : null;
  },
});

type OweTask = SharedTask<'discard'>;

/** Draws, then owes as many discards. */
export function drawAndOwe(p: TrailContext, seat: number, cards: number, source: string): void {
  const count = draw(p, seat, cards);
  if (count > 0) p.s.agenda.push({ task: 'discard', seat, count, source });
}

/** Discards that are owed, one card at a time. */
export const discardChoice = {
  binding: true,
  source: (_p: TrailContext, task: OweTask) => task.source,
  moves(p: TrailContext, task: OweTask, out: DiscardMove[]) {
    for (const card of kindsInHand(p.s.players[task.seat]!)) out.push({ do: 'discard', card });
  },
  take(p: TrailContext, task: OweTask, move: DiscardMove) {
    if (task.count > 1) p.s.agenda.push({ ...task, count: task.count - 1 });
    discard(p, task.seat, move.card);
  },
  refusal: (p: TrailContext, _task: OweTask, move: DiscardMove) =>
    move.do === 'discard' ? refuse('card-not-in-hand', 'exchange', { what: p.c.cards[move.card]!.id }) : null,
};
