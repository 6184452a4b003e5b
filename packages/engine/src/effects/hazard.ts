import type { Seat } from '../core/state.ts';
import { spend } from '../trail/money.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { EMPTY, hazardOf, isHazard } from '../trail/tiles.ts';
import type { EffectRule, TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { effectChoice } from './rule.ts';

/** Remove a hazard from the trail. */

type RemoveEffect = Extract<Effect, { do: 'remove-hazard' }>;

/** `at` is a trail space. */
export interface RemoveMove {
  do: 'remove';
  at: number;
}

export const removeHazard: EffectRule<RemoveEffect, TrailContext> = {
  refusal(p, seat, effect) {
    const { money } = p.s.players[seat]!;
    if (effect.cost > money) return refuse('too-dear', 'hazard', { need: effect.cost, have: money });
    for (const section of p.c.hazardSections) for (const space of section) if (p.s.trail[space] !== EMPTY) return null;
    return refuse('no-hazard', 'hazard');
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'remove-hazard' }),
};

/** Takes the tile; what comes with it is the edition's matter. */
export function takeHazard(p: TrailContext, seat: Seat, space: number): number {
  const hazard = hazardOf(p.s.trail[space]!);
  p.s.trail[space] = EMPTY;
  p.s.players[seat]!.hazards.push(hazard);
  p.log?.push({ type: 'hazard', seat, hazard: p.c.hazards[hazard]!.id, at: p.c.spaces[space]!.id });
  return hazard;
}

export const removeHazardChoice = effectChoice<TrailContext, SharedTask<'remove-hazard'>, RemoveMove>({
  moves(p, _task, out) {
    for (const section of p.c.hazardSections)
      for (const at of section) if (p.s.trail[at] !== EMPTY) out.push({ do: 'remove', at });
  },
  take(p, task, move) {
    spend(p, task.seat, task.effect.cost, task.source);
    p.c.rules.hazardTaken(p, task.seat, takeHazard(p, task.seat, move.at), task.source);
  },
  refusal(p, _task, move) {
    if (move.do !== 'remove' || isHazard(p.s.trail[move.at]!)) return null;
    const code = p.s.trail[move.at] === EMPTY ? 'empty-space' : 'no-hazard';
    return refuse(code, 'hazard', { what: p.c.spaces[move.at]!.id });
  },
});
