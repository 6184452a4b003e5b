import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { spend } from '../trail/money.ts';
import { refuse } from '../trail/refusal.ts';
import type { EffectTask, SharedTask, Will } from '../trail/tasks.ts';
import { pushEffect, type EffectRule, type TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { effectChoice, effectRefusal, rewardWill } from './rule.ts';

/** Icons that join other icons: all of them, one of them, once per thing, for a price. */

/** Rewards that somebody may not want can be left. */
const willOf = (p: TrailContext, task: EffectTask, reward: Effect): Will =>
  task.will === 'may' ? rewardWill(p, reward) : task.will;

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** Why none of these can be done: what stands against the first of them. */
function refusalOfAll(p: TrailContext, seat: Seat, effects: readonly Effect[]): Refusal | null {
  let first: Refusal | null = null;
  for (const effect of effects) {
    const refusal = effectRefusal(p, seat, effect);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** Every part that can be done is done, in printed order. */
export const all: EffectRule<Of<'all'>, TrailContext> = {
  refusal: (p, seat, effect) => refusalOfAll(p, seat, effect.of),
  run(p, task) {
    for (let i = task.effect.of.length - 1; i >= 0; i--) {
      const part = task.effect.of[i]!;
      pushEffect(p, task.seat, part, willOf(p, task, part), task.source);
    }
  },
};

export interface ChooseMove {
  do: 'choose';
  half: number;
}

export const either: EffectRule<Of<'either'>, TrailContext> = {
  refusal: (p, seat, effect) => refusalOfAll(p, seat, effect.of),
  run: (p, task) => p.s.agenda.push({ ...task, task: 'either' }),
};

export const eitherChoice = effectChoice<TrailContext, SharedTask<'either'>, ChooseMove>({
  moves(p, task, out) {
    task.effect.of.forEach((half, i) => {
      if (effectRefusal(p, task.seat, half) === null) out.push({ do: 'choose', half: i });
    });
  },
  take(p, task, move) {
    pushEffect(p, task.seat, task.effect.of[move.half]!, 'may', task.source);
  },
  refusal: (p, task, move) => {
    const half = move.do === 'choose' ? task.effect.of[move.half] : undefined;
    return half === undefined ? null : effectRefusal(p, task.seat, half);
  },
});

export const pay: EffectRule<Of<'pay'>, TrailContext> = {
  refusal(p, seat, effect) {
    const { money } = p.s.players[seat]!;
    if (money < effect.money) return refuse('too-dear', 'cost', { need: effect.money, have: money });
    return effectRefusal(p, seat, effect.then);
  },
  run(p, task) {
    if (task.will === 'free') {
      p.s.agenda.push({ ...task, task: 'offer' });
      return;
    }
    spend(p, task.seat, task.effect.money, task.source);
    pushEffect(p, task.seat, task.effect.then, willOf(p, task, task.effect.then), task.source);
  },
};

export interface TakeMove {
  do: 'take';
}

/** Take it or leave it. */
export const offerChoice = effectChoice<TrailContext, SharedTask<'offer'>, TakeMove>({
  moves: (_p, _task, out) => void out.push({ do: 'take' }),
  take: (p, task) => pushEffect(p, task.seat, task.effect, 'may', task.source),
});

function times(effect: Effect, n: number): Effect {
  switch (effect.do) {
    case 'gain':
      return {
        do: 'gain',
        money: (effect.money ?? 0) * n,
        gold: (effect.gold ?? 0) * n,
        tokens: (effect.tokens ?? 0) * n,
      };
    case 'certificates':
    case 'pathfinder':
      return { do: effect.do, steps: effect.steps * n };
    case 'all':
      return { do: 'all', of: effect.of.map((part) => times(part, n)) };
    default:
      return { do: 'all', of: Array.from({ length: n }, () => effect) };
  }
}

const timesOwned = (p: TrailContext, seat: Seat, effect: Of<'per'>): number =>
  Math.floor(p.c.rules.countOf(p, seat, effect.of) / effect.each);

export const per: EffectRule<Of<'per'>, TrailContext> = {
  refusal(p, seat, effect) {
    const n = timesOwned(p, seat, effect);
    return n === 0 ? refuse('nothing-to-gain', 'cost') : effectRefusal(p, seat, times(effect.then, n));
  },
  run(p, task) {
    pushEffect(p, task.seat, times(task.effect.then, timesOwned(p, task.seat, task.effect)), task.will, task.source);
  },
};
