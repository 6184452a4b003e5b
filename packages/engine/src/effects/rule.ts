import type { Choice } from '../core/edition.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { Move, Seat } from '../core/state.ts';
import type { EffectTask, TrailPlay, Will } from '../trail/types.ts';
import type { Effect } from './effect.ts';

/** Why this effect cannot be done at all now, or null. */
export const effectRefusal = (p: TrailPlay, seat: Seat, effect: Effect): Refusal | null =>
  p.c.effects[effect.do]!.refusal(p, seat, effect as never);

/** The task that every effect begins as. An offer that cannot be taken is passed over in silence. */
export const effectStep = {
  run(p: TrailPlay, task: EffectTask): void {
    const rule = p.c.effects[task.effect.do]!;
    if (rule.refusal(p, task.seat, task.effect as never) !== null) return;
    rule.run(p, task as never);
  },
};

/** The same task under the name of the question it has become. */
export const ask = <T extends EffectTask>(p: TrailPlay, name: string, task: EffectTask, more?: object): void => {
  p.s.agenda.push({ ...task, ...more, task: name } as unknown as T);
};

/** Money must be taken, and more gold or tokens never hurt; a further price is paid; icons that join others leave it to those. */
const NOT_ASKED: readonly Effect['do'][] = ['gain', 'pay', 'discard', 'engine-back', 'all', 'per'];
const CARDS_AND_ENGINE: readonly Effect['do'][] = ['objective', 'take', 'engine'];

/** A reward can be left although its price was paid. */
export function rewardWill(p: TrailPlay, effect: Effect): Will {
  if (p.c.readings.onlyCardsLeft) return CARDS_AND_ENGINE.includes(effect.do) ? 'free' : 'may';
  return NOT_ASKED.includes(effect.do) ? 'may' : 'free';
}

export const FORGO = { do: 'forgo' } as const;

/** A choice that an effect asks for; what is offered freely can be forgone. */
export function effectChoice<P extends TrailPlay, T extends EffectTask, M extends Move>(
  rule: Choice<P, T, M>,
): Choice<P, T, M | typeof FORGO> {
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
      move.do === 'forgo' ? refuse('must-take', 'NZ-B6') : (rule.refusal?.(p, task, move as M) ?? null),
  } as Choice<P, T, M | typeof FORGO>;
}
