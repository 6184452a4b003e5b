import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { clearAuxiliary } from '../trail/discs.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { pushEffect, type EffectRule, type TrailContext } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { effectChoice, effectRefusal } from './rule.ts';

/** One of the auxiliary actions of the player board, single, or doubled where the icon says so. */

type AuxiliaryEffect = Extract<Effect, { do: 'auxiliary' }>;

export interface AuxiliaryMove {
  do: 'auxiliary';
  which: number;
  double: number;
}

export function auxiliaryRefusal(p: TrailContext, seat: Seat, which: number, double: boolean): Refusal | null {
  const info = p.c.auxiliaries[which]!;
  const clear = clearAuxiliary(p, p.s.players[seat]!, which);
  if (clear === 0) return refuse('locked', 'auxiliary', { what: info.id });
  if (double && clear < 2) return refuse('not-doubled', 'auxiliary', { what: info.id });
  return effectRefusal(p, seat, double ? info.double : info.single);
}

export function listAuxiliaries(p: TrailContext, seat: Seat, double: boolean, out: object[]): void {
  for (let which = 0; which < p.c.auxiliaries.length; which++) {
    if (auxiliaryRefusal(p, seat, which, false) === null) out.push({ do: 'auxiliary', which, double: 0 });
    if (double && auxiliaryRefusal(p, seat, which, true) === null) out.push({ do: 'auxiliary', which, double: 1 });
  }
}

export function doAuxiliary(p: TrailContext, seat: Seat, move: AuxiliaryMove): void {
  const info = p.c.auxiliaries[move.which]!;
  p.log?.push({ type: 'auxiliary', seat, action: info.id, double: move.double === 1 });
  pushEffect(p, seat, move.double === 1 ? info.double : info.single, 'may', info.id);
}

export const auxiliary: EffectRule<AuxiliaryEffect, TrailContext> = {
  refusal(p, seat, effect) {
    let first: Refusal | null = null;
    for (let which = 0; which < p.c.auxiliaries.length; which++) {
      const refusal = auxiliaryRefusal(p, seat, which, false);
      if (refusal === null || (effect.double && auxiliaryRefusal(p, seat, which, true) === null)) return null;
      first ??= refusal;
    }
    return first;
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'auxiliary' }),
};

export const auxiliaryChoice = effectChoice<TrailContext, SharedTask<'auxiliary'>, AuxiliaryMove>({
  moves: (p, task, out) => listAuxiliaries(p, task.seat, task.effect.double, out),
  take: (p, task, move) => doAuxiliary(p, task.seat, move),
  refusal(p, task, move) {
    if (move.do !== 'auxiliary') return null;
    if (move.double === 1 && !task.effect.double) return refuse('single-only', 'single-action');
    return auxiliaryRefusal(p, task.seat, move.which, move.double === 1);
  },
});
