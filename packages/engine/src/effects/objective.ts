import { refuse } from '../core/refusal.ts';
import { acquire } from '../trail/flock.ts';
import { inQueues, type EffectRule, type EffectTask, type TrailPlay } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { ask, effectChoice } from './rule.ts';

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
export function takeFromDisplay(p: TrailPlay, card: number): void {
  const { objectives, objectiveStack } = p.s;
  const gap = objectives.indexOf(card);
  objectives.splice(gap, 1);
  const next = objectiveStack.pop();
  if (next === undefined) return;
  objectives.splice(inQueues(p) ? objectives.length : gap, 0, next);
  p.s.reveals++;
  p.log?.push({ type: 'objectives', shown: objectives.map((shown) => p.c.cards[shown]!.id) });
}

export const objective: EffectRule<ObjectiveEffect, TrailPlay> = {
  refusal(p, _seat, effect) {
    const stack = effect.from === 'display' ? 0 : p.s.objectiveStack.length;
    return p.s.objectives.length + stack === 0 ? refuse('sold-out', 'NZ-X22', undefined, undefined, 'objective') : null;
  },
  run: (p, task) => ask(p, 'objective', task),
};

export const objectiveChoice = effectChoice<TrailPlay, EffectTask & { effect: ObjectiveEffect }, ObjectiveMove>({
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
    if (move.card < 0 && task.effect.from === 'display') return refuse('not-asked', 'NZ-W7');
    return refuse('sold-out', 'NZ-X13', undefined, undefined, move.card < 0 ? 'objective' : p.c.cards[move.card]!.id);
  },
});
