import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect, MarketPick } from '../effects/effect.ts';
import { ask, effectChoice } from '../effects/rule.ts';
import { acquire } from '../trail/flock.ts';
import { spend } from '../trail/money.ts';
import type { EffectRule, EffectTask } from '../trail/types.ts';
import { playerOf, SHEPHERD, type NzPlay } from './state.ts';
import { changeTokens } from './tracks.ts';

/** The sheep market: buying with shepherds, and icons that take sheep without buying. */

type BuyEffect = Extract<Effect, { do: 'buy' }>;
type PickEffect = Extract<Effect, { do: 'pick' }>;

export interface BuyMove {
  do: 'buy';
  option: number;
  cards: readonly number[];
}

/** A shepherd who does not buy brings new sheep to the market. */
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

export function addToMarket(p: NzPlay, count: number): void {
  const added: number[] = [];
  while (added.length < count && p.s.marketStack.length > 0) {
    const card = p.s.marketStack.pop()!;
    p.s.market[card]!++;
    added.push(card);
  }
  if (added.length === 0) return;
  p.s.reveals++;
  p.log?.push({ type: 'market', added: added.map((card) => p.c.cards[card]!.id) });
}

export const marketSize = (p: NzPlay): number => p.s.market.reduce((sum, count) => sum + count, 0);

const available = (p: NzPlay, cards: readonly number[]): boolean => {
  for (let i = 0; i < cards.length; i++) {
    let needed = 1;
    while (cards[i + 1] === cards[i]) {
      needed++;
      i++;
    }
    if (p.s.market[cards[i]!]! < needed) return false;
  }
  return true;
};

function takeSheep(p: NzPlay, seat: Seat, card: number, onto: 'discard' | 'stack'): void {
  p.s.market[card]!--;
  acquire(p, seat, card, onto, 'market');
}

function buyRefusal(p: NzPlay, seat: Seat, option: number, cards: readonly number[], free: number): Refusal | null {
  const { shepherds, pay } = p.c.buying[option]!;
  const { pounds } = playerOf(p, seat);
  if (shepherds > free) return refuse('not-enough-shepherds', 'NZ-X3', shepherds, free);
  if (pay > pounds) return refuse('too-dear', 'NZ-X3', pay, pounds);
  return available(p, cards) ? null : refuse('sold-out', 'NZ-X3', undefined, undefined, p.c.cards[cards[0]!]!.id);
}

const RESTOCK: RestockMove = { do: 'restock' };
const DONE: DoneMove = { do: 'done' };

export const buy: EffectRule<BuyEffect, NzPlay> = {
  refusal(p, seat) {
    if (p.s.marketStack.length > 0) return null;
    const free = playerOf(p, seat).workers[SHEPHERD]!;
    let reason: Refusal | null = null;
    for (let option = 0; option < p.c.buying.length; option++)
      for (const cards of p.c.buying[option]!.cards) {
        const refusal = buyRefusal(p, seat, option, cards, free);
        if (refusal === null) return null;
        reason ??= refusal;
      }
    return reason;
  },
  run: (p, task) => ask(p, 'buy', task, { free: playerOf(p, task.seat).workers[SHEPHERD]! }),
};

type BuyTask = EffectTask & { readonly free: number };

/** Goes on until the shepherds are used up or the player has enough. */
export const buyChoice = effectChoice<NzPlay, BuyTask, BuyMove | RestockMove | DoneMove>({
  moves(p, task, out) {
    const { buying } = p.c;
    for (let option = 0; option < buying.length; option++) {
      if (buying[option]!.shepherds > task.free) continue;
      for (const cards of buying[option]!.cards)
        if (buyRefusal(p, task.seat, option, cards, task.free) === null) out.push({ do: 'buy', option, cards });
    }
    if (p.s.marketStack.length > 0) out.push(RESTOCK);
    if (task.will !== 'free') out.push(DONE);
  },
  take(p, task, move) {
    if (move.do === 'done') return;
    let used = 1;
    if (move.do === 'restock') addToMarket(p, p.c.tables.restocking.cards);
    else {
      const option = p.c.buying[move.option]!;
      used = option.shepherds;
      p.log?.push({
        type: 'bought',
        seat: task.seat,
        cards: move.cards.map((card) => p.c.cards[card]!.id),
        shepherds: used,
      });
      spend(p, task.seat, option.pay, 'sheep');
      for (const card of move.cards) takeSheep(p, task.seat, card, 'discard');
      changeTokens(p, task.seat, option.tokens);
    }
    if (task.free > used) ask(p, 'buy', { ...task, will: 'may' }, { free: task.free - used });
  },
  refusal(p, task, move) {
    if (move.do === 'restock') return refuse('sold-out', 'NZ-X3', undefined, undefined, 'market stack');
    return move.do === 'buy' ? buyRefusal(p, task.seat, move.option, move.cards, task.free) : null;
  },
});

export const sheepMatches = (p: NzPlay, card: number, sheep: MarketPick): boolean =>
  'vp' in sheep ? p.c.cards[card]!.vp === sheep.vp : sheep.breeds.includes(p.c.cards[card]!.id);

export const pick: EffectRule<PickEffect, NzPlay> = {
  refusal(p, _seat, effect) {
    for (const card of p.c.marketBreeds) if (p.s.market[card]! > 0 && sheepMatches(p, card, effect.sheep)) return null;
    return refuse(
      'sold-out',
      'NZ-X22',
      undefined,
      undefined,
      'breeds' in effect.sheep ? effect.sheep.breeds.join(' or ') : 'sheep',
    );
  },
  run: (p, task) => ask(p, 'pick', task, { left: task.effect.count }),
};

type PickTask = EffectTask & { readonly effect: PickEffect; readonly left: number };

export const pickChoice = effectChoice<NzPlay, PickTask, PickMove | DoneMove>({
  moves(p, task, out) {
    for (const card of p.c.marketBreeds)
      if (p.s.market[card]! > 0 && sheepMatches(p, card, task.effect.sheep)) out.push({ do: 'pick', card });
    if (task.left < task.effect.count) out.push(DONE);
  },
  take(p, task, move) {
    if (move.do === 'done') return;
    takeSheep(p, task.seat, move.card, task.effect.onto);
    const left = task.left - 1;
    if (left > 0 && pick.refusal(p, task.seat, task.effect) === null)
      ask(p, 'pick', { ...task, will: 'may' }, { left });
  },
  refusal: (p, _task, move) =>
    move.do === 'pick' ? refuse('sold-out', 'NZ-X22', undefined, undefined, p.c.cards[move.card]!.id) : null,
});
