import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { addToMarket, isPicked, missingFromMarket, takeFromMarket } from '../trail/market.ts';
import { spend } from '../trail/money.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { changeTokens } from '../trail/tokens.ts';
import { playerAt, type EffectRule, type TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { effectChoice } from './rule.ts';

/** Buying from the market with workers, and icons that take animals without buying. */

type BuyEffect = Extract<Effect, { do: 'buy' }>;
type PickEffect = Extract<Effect, { do: 'pick' }>;

/** The worker type that buys is the first row in both editions. */
export const BUYER = 0;

export interface BuyMove {
  do: 'buy';
  option: number;
  cards: readonly number[];
}

/** A worker who does not buy brings new animals to the market. */
export interface RestockMove {
  do: 'restock';
}

export interface PickMove {
  do: 'pick';
  card: number;
}

export interface DoneMove {
  do: 'done';
}

function buyRefusal(
  p: TrailContext,
  seat: Seat,
  option: number,
  cards: readonly number[],
  free: number,
): Refusal | null {
  const offer = p.c.buying[option];
  if (offer === undefined) return null;
  const { money } = playerAt(p, seat);
  if (offer.workers > free) return refuse('not-enough-buyers', 'buy', { need: offer.workers, have: free });
  if (offer.pay > money) return refuse('too-dear', 'buy', { need: offer.pay, have: money });
  const missing = missingFromMarket(p, cards);
  return missing === undefined ? null : refuse('sold-out', 'buy', { what: p.c.cards[missing]!.id });
}

const RESTOCK: RestockMove = { do: 'restock' };
const DONE: DoneMove = { do: 'done' };

export const buy: EffectRule<BuyEffect, TrailContext> = {
  refusal(p, seat) {
    if (p.s.marketStack.length > 0) return null;
    const free = playerAt(p, seat).workers[BUYER]!;
    let reason: Refusal | null = null;
    for (let option = 0; option < p.c.buying.length; option++)
      for (const cards of p.c.buying[option]!.cards) {
        const refusal = buyRefusal(p, seat, option, cards, free);
        if (refusal === null) return null;
        reason ??= refusal;
      }
    return reason;
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'buy', free: playerAt(p, task.seat).workers[BUYER]! }),
};

/** Goes on until the workers are used up or the player has enough. */
export const buyChoice = effectChoice<TrailContext, SharedTask<'buy'>, BuyMove | RestockMove | DoneMove>({
  moves(p, task, out) {
    const { buying } = p.c;
    for (let option = 0; option < buying.length; option++) {
      if (buying[option]!.workers > task.free) continue;
      for (const cards of buying[option]!.cards)
        if (buyRefusal(p, task.seat, option, cards, task.free) === null) out.push({ do: 'buy', option, cards });
    }
    if (p.s.marketStack.length > 0) out.push(RESTOCK);
    if (task.will !== 'free') out.push(DONE);
  },
  take(p, task, move) {
    if (move.do === 'done') return;
    let used = 1;
    if (move.do === 'restock') addToMarket(p, p.c.restock);
    else {
      const option = p.c.buying[move.option]!;
      used = option.workers;
      p.log?.push({
        type: 'bought',
        seat: task.seat,
        cards: move.cards.map((card) => p.c.cards[card]!.id),
        workers: used,
      });
      spend(p, task.seat, option.pay, 'market');
      for (const card of move.cards) takeFromMarket(p, task.seat, card, 'discard');
      changeTokens(p, task.seat, option.tokens);
    }
    if (task.free > used) p.s.agenda.push({ ...task, will: 'may', free: task.free - used });
  },
  refusal(p, task, move) {
    if (move.do === 'restock') return refuse('sold-out', 'buy', { what: 'market-stack' });
    return move.do === 'buy' ? buyRefusal(p, task.seat, move.option, move.cards, task.free) : null;
  },
});

export const pick: EffectRule<PickEffect, TrailContext> = {
  refusal(p, _seat, effect) {
    for (const card of p.c.marketBreeds)
      if (p.s.market[card]! > 0 && isPicked(p.c.cards[card]!, effect.sheep)) return null;
    return refuse('sold-out', 'pick', { what: 'breeds' in effect.sheep ? effect.sheep.breeds.join('|') : 'animal' });
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'pick', left: task.effect.count }),
};

export const pickChoice = effectChoice<TrailContext, SharedTask<'pick'>, PickMove | DoneMove>({
  moves(p, task, out) {
    for (const card of p.c.marketBreeds)
      if (p.s.market[card]! > 0 && isPicked(p.c.cards[card]!, task.effect.sheep)) out.push({ do: 'pick', card });
    if (task.left < task.effect.count) out.push(DONE);
  },
  take(p, task, move) {
    if (move.do === 'done') return;
    takeFromMarket(p, task.seat, move.card, task.effect.onto);
    const left = task.left - 1;
    if (left > 0 && pick.refusal(p, task.seat, task.effect) === null) p.s.agenda.push({ ...task, will: 'may', left });
  },
  refusal: (p, _task, move) =>
    move.do === 'pick' ? refuse('sold-out', 'pick', { what: p.c.cards[move.card]!.id }) : null,
});
