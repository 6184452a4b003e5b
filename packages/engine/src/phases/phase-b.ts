import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import { auxiliaryRefusal, doAuxiliary, listAuxiliaries, type AuxiliaryMove } from '../effects/auxiliary.ts';
import type { Effect } from '../effects/effect.ts';
import { effectRefusal } from '../effects/rule.ts';
import { isNeutral, isPrivate, neutralOf, ownerOf } from '../trail/tiles.ts';
import { playerAt, pushEffect, type TrailPlay } from '../trail/types.ts';
import { buildingAt } from '../trail/walking.ts';
import { listPlays, playCard, playRefusal, type PlayMove } from './windows.ts';

/** Using the location: local actions, or one auxiliary action instead, or the business at the end of the trail. */

/** A local action; `half` is 0, or 1 and 2 for the halves of a slash. */
export interface UseMove {
  do: 'use';
  action: number;
  half: number;
}

export interface EndMove {
  do: 'end';
}

/** The business at the end of the trail; the edition names the verb. */
interface ArrivalMove {
  do: 'arrival';
}

interface PhaseBTask extends Task {
  /** The tile whose actions these are; it can be replaced under the runholder. */
  readonly tile: number;
  /** Local actions used, one bit each. */
  readonly used: number;
  /** The auxiliary alternative has been used, or the end of the trail is done with. */
  readonly closed: boolean;
}

export function beginPhaseB(p: TrailPlay, seat: Seat): void {
  const tile = p.s.trail[playerAt(p, seat).at]!;
  p.s.agenda.push({ task: 'phase-b', seat, tile, used: 0, closed: false } as PhaseBTask);
}

const NO_ACTIONS: readonly Effect[] = [];

/** The local actions of the building on a space, a risk action of the space included. */
export function actionsAt(p: TrailPlay, space: number): readonly Effect[] {
  const tile = p.s.trail[space]!;
  if (isNeutral(tile)) return p.c.rules.neutralActions(p, neutralOf(tile));
  if (!isPrivate(tile)) return NO_ACTIONS;
  const { actions } = buildingAt(p, tile);
  const { risk } = p.c.spaces[space]!;
  return risk === null ? actions : [...actions, risk];
}

/** Those this seat may use where it stands. */
function localActions(p: TrailPlay, seat: Seat): readonly Effect[] {
  const { at } = playerAt(p, seat);
  const tile = p.s.trail[at]!;
  return isPrivate(tile) && ownerOf(tile) !== seat ? NO_ACTIONS : actionsAt(p, at);
}

/** A replaced building opens anew, if at all, only when nothing of the old one was used. */
function mayUseLocal(p: TrailPlay, task: PhaseBTask): boolean {
  if (task.closed) return false;
  return p.s.trail[playerAt(p, task.seat).at] === task.tile || (p.c.rules.replacedOpens && task.used === 0);
}

/** This phase is the business at the end of the trail, which leaves the runholder at the start. */
function isTrailEnd(p: TrailPlay, { seat, closed }: PhaseBTask): boolean {
  const { at } = playerAt(p, seat);
  return at === p.c.end || (closed && at === p.c.start);
}

/** Why one of these actions cannot be used, those in `used` being done already; null also for what is not there. */
export function actionRefusal(
  p: TrailPlay,
  seat: Seat,
  actions: readonly Effect[],
  used: number,
  move: UseMove,
): Refusal | null {
  const effect = actions[move.action];
  if (effect === undefined) return null;
  if (used & (1 << move.action)) return refuse('already-used', 'NZ-B1');
  const chosen = chosenHalf(effect, move.half);
  return chosen === undefined ? null : effectRefusal(p, seat, chosen);
}

export const chosenHalf = (effect: Effect, half: number): Effect | undefined =>
  effect.do === 'either' ? effect.of[half - 1] : effect;

export function listActions(p: TrailPlay, seat: Seat, actions: readonly Effect[], used: number, out: UseMove[]): void {
  for (let action = 0; action < actions.length; action++) {
    if (used & (1 << action)) continue;
    const effect = actions[action]!;
    if (effect.do === 'either') {
      for (let i = 0; i < effect.of.length; i++)
        if (effectRefusal(p, seat, effect.of[i]!) === null) out.push({ do: 'use', action, half: i + 1 });
    } else if (effectRefusal(p, seat, effect) === null) out.push({ do: 'use', action, half: 0 });
  }
}

export function useAction(p: TrailPlay, seat: Seat, space: number, move: UseMove): void {
  const source = placeName(p, space);
  p.log?.push({ type: 'used', seat, source, action: move.action + 1 });
  pushEffect(p, seat, chosenHalf(actionsAt(p, space)[move.action]!, move.half)!, 'may', source);
}

/** The tile on a space, by name. */
function placeName(p: TrailPlay, space: number): string {
  const tile = p.s.trail[space]!;
  if (isNeutral(tile)) return p.c.neutral[neutralOf(tile)]!.id;
  return isPrivate(tile) ? buildingAt(p, tile).id : p.c.spaces[space]!.id;
}

const END: EndMove = { do: 'end' };

type PhaseBMove = UseMove | AuxiliaryMove | PlayMove | ArrivalMove | EndMove;

export const phaseBChoice = {
  source: (p: TrailPlay, task: PhaseBTask) => p.c.spaces[playerAt(p, task.seat).at]!.id,
  moves(p: TrailPlay, task: PhaseBTask, out: PhaseBMove[]) {
    const { seat } = task;
    const arrived = playerAt(p, seat).at === p.c.end && !task.closed;
    if (arrived) out.push({ do: p.c.rules.arrival } as ArrivalMove);
    else {
      if (mayUseLocal(p, task)) listActions(p, seat, localActions(p, seat), task.used, out as UseMove[]);
      if (!task.closed && task.used === 0) listAuxiliaries(p, seat, false, out);
    }
    listPlays(p, seat, out as PlayMove[]);
    if (!arrived) out.push(END);
  },
  take(p: TrailPlay, task: PhaseBTask, move: PhaseBMove) {
    const { seat } = task;
    const { at } = playerAt(p, seat);
    switch (move.do) {
      case 'end':
        return;
      case 'play':
        p.s.agenda.push(task);
        playCard(p, seat, move);
        return;
      case 'auxiliary':
        p.s.agenda.push({ ...task, closed: true } as PhaseBTask);
        doAuxiliary(p, seat, move);
        return;
      case 'use':
        p.s.agenda.push({ ...task, tile: p.s.trail[at], used: task.used | (1 << move.action) } as PhaseBTask);
        useAction(p, seat, at, move);
        return;
      default:
        p.s.agenda.push({ ...task, closed: true } as PhaseBTask);
        p.c.rules.arrive(p, seat);
    }
  },
  refusal(p: TrailPlay, task: PhaseBTask, move: PhaseBMove): Refusal | null {
    switch (move.do) {
      case 'use': {
        if (isTrailEnd(p, task)) return refuse('trail-end', 'NZ-W1');
        const actions = localActions(p, task.seat);
        if (actions.length === 0) return refuse('not-own-building', 'NZ-B4');
        if (task.closed) return refuse('instead-of-local', 'NZ-B1');
        if (!mayUseLocal(p, task)) return refuse('building-replaced', 'NZ-B9');
        return actionRefusal(p, task.seat, actions, task.used, move);
      }
      case 'play':
        return playRefusal(p, task.seat, move);
      case 'auxiliary':
        if (isTrailEnd(p, task)) return refuse('trail-end', 'NZ-W1');
        if (task.closed) return refuse('auxiliary-used', 'NZ-B1');
        if (task.used !== 0) return refuse('instead-of-local', 'NZ-B1');
        if (move.double === 1) return refuse('single-only', 'NZ-B5');
        return auxiliaryRefusal(p, task.seat, move.which, false);
      case 'end':
        return refuse('must-take', 'NZ-W1');
      default:
        return null;
    }
  },
};
