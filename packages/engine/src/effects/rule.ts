import type { AutomaticRule, ChoiceRule } from '../core/edition.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Move, Seat } from '../core/state.ts';
import { refuse } from '../trail/refusal.ts';
import type { EffectTask, SharedTask, Will } from '../trail/tasks.ts';
import { pushEffect, type EffectRule, type TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';

/** Each name stands with the rule of its own kind of effect, which a lookup by name cannot tell the compiler. */
const ruleOf = (p: TrailContext, effect: Effect): EffectRule<Effect, TrailContext> =>
  p.c.effects[effect.do] as EffectRule<Effect, TrailContext>;

/** Why this effect cannot be done at all now, or null. */
export const effectRefusal = (p: TrailContext, seat: Seat, effect: Effect): Refusal | null =>
  ruleOf(p, effect).refusal(p, seat, effect);

/** The task that every effect begins as. An offer that cannot be taken is passed over in silence. */
export const beginEffect: AutomaticRule<TrailContext, SharedTask<'effect'>> = {
  run(p, task) {
    const rule = ruleOf(p, task.effect);
    if (rule.refusal(p, task.seat, task.effect) !== null) return;
    rule.run(p, task);
  },
};

/** Money must be taken, and more gold or tokens never hurt; a further price is paid; icons that join others leave it to those. */
const NOT_ASKED: readonly Effect['do'][] = ['gain', 'pay', 'discard', 'engine-back', 'all', 'per'];
const CARDS_AND_ENGINE: readonly Effect['do'][] = ['objective', 'take', 'engine'];

/** A reward can be left although its price was paid. */
export function rewardWill(p: TrailContext, effect: Effect): Will {
  if (p.c.readings.onlyCardsLeft) return CARDS_AND_ENGINE.includes(effect.do) ? 'free' : 'may';
  return NOT_ASKED.includes(effect.do) ? 'may' : 'free';
}

/** Its price is paid: now the effect itself. */
export function pushReward(p: TrailContext, task: EffectTask & { readonly effect: { readonly then: Effect } }): void {
  const { then } = task.effect;
  pushEffect(p, task.seat, then, rewardWill(p, then), task.source);
}

export const FORGO = { do: 'forgo' } as const;

/** A choice that an effect asks for; what is offered freely can be forgone. */
export function effectChoice<P extends TrailContext, T extends EffectTask, M extends Move>(
  rule: ChoiceRule<P, T, M>,
): ChoiceRule<P, T, M | typeof FORGO> {
  const { moves, take } = rule;
  return {
    source: (_, task) => task.source,
    ...rule,
    moves(p, task, out) {
      moves(p, task, out as M[]);
      // Where nothing is left to choose, going without is no choice either.
      if (task.will === 'free' && (out.length > 0 || !rule.mayLapse)) out.push(FORGO);
    },
    take(p, task, move) {
      if (move.do === 'forgo') p.log?.push({ type: 'forgone', seat: task.seat, source: task.source });
      else take(p, task, move as M);
    },
    refusal: (p, task, move) =>
      move.do === 'forgo' ? refuse('must-take', 'reward') : (rule.refusal?.(p, task, move as M) ?? null),
  };
}
