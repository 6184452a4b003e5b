import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { clearAuxiliary } from '../trail/discs.ts';
import { pushEffect, type EffectRule, type EffectTask, type TrailPlay } from '../trail/types.ts';
import type { Effect } from './effect.ts';
import { ask, effectChoice, effectRefusal } from './rule.ts';

/** One of the auxiliary actions of the player board, single, or doubled where the icon says so. */

type AuxiliaryEffect = Extract<Effect, { do: 'auxiliary' }>;

export interface AuxiliaryMove {
  do: 'auxiliary';
  which: number;
  double: number;
}

export function auxiliaryRefusal(p: TrailPlay, seat: Seat, which: number, double: boolean): Refusal | null {
  const info = p.c.auxiliaries[which]!;
  const clear = clearAuxiliary(p, p.s.players[seat]!, which);
  if (clear === 0) return refuse('locked', 'NZ-X16', undefined, undefined, info.id);
  if (double && clear < 2) return refuse('not-doubled', 'NZ-X16', undefined, undefined, info.id);
  return effectRefusal(p, seat, double ? info.double : info.single);
}

export function listAuxiliaries(p: TrailPlay, seat: Seat, double: boolean, out: object[]): void {
  for (let which = 0; which < p.c.auxiliaries.length; which++) {
    if (auxiliaryRefusal(p, seat, which, false) === null) out.push({ do: 'auxiliary', which, double: 0 });
    if (double && auxiliaryRefusal(p, seat, which, true) === null) out.push({ do: 'auxiliary', which, double: 1 });
  }
}

export function doAuxiliary(p: TrailPlay, seat: Seat, move: AuxiliaryMove): void {
  const info = p.c.auxiliaries[move.which]!;
  p.log?.push({ type: 'auxiliary', seat, action: info.id, double: move.double === 1 });
  pushEffect(p, seat, move.double === 1 ? info.double : info.single, 'may', info.id);
}

export const auxiliary: EffectRule<AuxiliaryEffect, TrailPlay> = {
  refusal(p, seat, effect) {
    let first: Refusal | null = null;
    for (let which = 0; which < p.c.auxiliaries.length; which++) {
      const refusal = auxiliaryRefusal(p, seat, which, false);
      if (refusal === null || (effect.double && auxiliaryRefusal(p, seat, which, true) === null)) return null;
      first ??= refusal;
    }
    return first;
  },
  run: (p, task) => ask(p, 'auxiliary', task),
};

export const auxiliaryChoice = effectChoice<TrailPlay, EffectTask & { effect: AuxiliaryEffect }, AuxiliaryMove>({
  moves: (p, task, out) => listAuxiliaries(p, task.seat, task.effect.double, out),
  take: (p, task, move) => doAuxiliary(p, task.seat, move),
  refusal(p, task, move) {
    if (move.do !== 'auxiliary') return null;
    if (move.double === 1 && !task.effect.double) return refuse('single-only', 'NZ-B5');
    return auxiliaryRefusal(p, task.seat, move.which, move.double === 1);
  },
});
