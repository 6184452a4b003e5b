import { acquire } from '../trail/flock.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { inQueues, type EffectRule, type TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { effectChoice } from './rule.ts';

/** Gain one objective card: from the display, or unseen from the stack. */

type ObjectiveEffect = Extract<Effect, { do: 'objective' }>;

/** `card` is -1 for the top of the stack. */
export interface ObjectiveMove {
  do: 'objective';
  card: number;
}

/**
 * The gap is filled at once. Against a solo opponent the display is a queue: the others move away from the stack, so
 * that the first card is the farthest, and the new one comes in beside it.
 */
export function takeFromDisplay(p: TrailContext, card: number): void {
  const { objectives, objectiveStack } = p.s;
  const gap = objectives.indexOf(card);
  objectives.splice(gap, 1);
  const next = objectiveStack.pop();
  if (next === undefined) return;
  objectives.splice(inQueues(p) ? objectives.length : gap, 0, next);
  p.s.reveals++;
  p.log?.push({ type: 'objectives', shown: objectives.map((shown) => p.c.cards[shown]!.id) });
}

export const objective: EffectRule<ObjectiveEffect, TrailContext> = {
  refusal(p, _seat, effect) {
    const stack = effect.from === 'display' ? 0 : p.s.objectiveStack.length;
    return p.s.objectives.length + stack === 0 ? refuse('sold-out', 'empty-supply', { what: 'objective' }) : null;
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'objective' }),
};

export const objectiveChoice = effectChoice<TrailContext, SharedTask<'objective'>, ObjectiveMove>({
  moves(p, task, out) {
    for (const card of p.s.objectives) out.push({ do: 'objective', card });
    if (task.effect.from === 'display-or-stack' && p.s.objectiveStack.length > 0)
      out.push({ do: 'objective', card: -1 });
  },
  take(p, task, move) {
    const fromStack = move.card < 0;
    const card = fromStack ? p.s.objectiveStack.pop()! : move.card;
    if (fromStack) p.s.reveals++;
    acquire(p, task.seat, card, task.effect.onto ?? 'discard', fromStack ? 'stack' : 'display');
    if (!fromStack) takeFromDisplay(p, card);
  },
  refusal(p, task, move) {
    if (move.do !== 'objective') return null;
    if (move.card < 0 && task.effect.from === 'display') return refuse('not-asked', 'delivery-reward');
    return refuse('sold-out', 'objective', { what: move.card < 0 ? 'objective' : p.c.cards[move.card]!.id });
  },
});
