import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { auxiliaryRefusal, doAuxiliary, listAuxiliaries, type AuxiliaryMove } from '../effects/auxiliary.ts';
import type { Effect } from '../effects/effect.ts';
import { effectRefusal } from '../effects/rule.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { isNeutral, isPrivate, neutralOf, ownerOf } from '../trail/tiles.ts';
import { playerAt, pushEffect, type TrailContext } from '../trail/types.ts';
import { buildingAt } from '../trail/walking.ts';
import { listPlays, playCard, playRefusal, type PlayMove } from './playing-cards.ts';

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

type PhaseBTask = SharedTask<'phase-b'>;

export function beginPhaseB(p: TrailContext, seat: Seat): void {
  const tile = p.s.trail[playerAt(p, seat).at]!;
  p.s.agenda.push({ task: 'phase-b', seat, tile, used: 0, closed: false });
}

const NO_ACTIONS: readonly Effect[] = [];

/** The local actions of the building on a space, a risk action of the space included. */
export function actionsAt(p: TrailContext, space: number): readonly Effect[] {
  const tile = p.s.trail[space]!;
  if (isNeutral(tile)) return p.c.rules.neutralActions(p, neutralOf(tile));
  if (!isPrivate(tile)) return NO_ACTIONS;
  const { actions } = buildingAt(p, tile);
  const { risk } = p.c.spaces[space]!;
  return risk === null ? actions : [...actions, risk];
}

/** Those this seat may use where it stands. */
function localActions(p: TrailContext, seat: Seat): readonly Effect[] {
  const { at } = playerAt(p, seat);
  const tile = p.s.trail[at]!;
  return isPrivate(tile) && ownerOf(tile) !== seat ? NO_ACTIONS : actionsAt(p, at);
}

/** A replaced building opens anew, if at all, only when nothing of the old one was used. */
function mayUseLocal(p: TrailContext, task: PhaseBTask): boolean {
  if (task.closed) return false;
  return p.s.trail[playerAt(p, task.seat).at] === task.tile || (p.c.rules.replacedOpens && task.used === 0);
}

/** This phase is the business at the end of the trail, which leaves the runholder at the start. */
function isTrailEnd(p: TrailContext, { seat, closed }: PhaseBTask): boolean {
  const { at } = playerAt(p, seat);
  return at === p.c.end || (closed && at === p.c.start);
}

/** Why one of these actions cannot be used, those in `used` being done already; null also for what is not there. */
export function actionRefusal(
  p: TrailContext,
  seat: Seat,
  actions: readonly Effect[],
  used: number,
  move: UseMove,
): Refusal | null {
  const effect = actions[move.action];
  if (effect === undefined) return null;
  if (used & (1 << move.action)) return refuse('already-used', 'local-action');
  const chosen = chosenHalf(effect, move.half);
  return chosen === undefined ? null : effectRefusal(p, seat, chosen);
}

export const chosenHalf = (effect: Effect, half: number): Effect | undefined =>
  effect.do === 'either' ? effect.of[half - 1] : effect;

export function listActions(
  p: TrailContext,
  seat: Seat,
  actions: readonly Effect[],
  used: number,
  out: UseMove[],
): void {
  for (let action = 0; action < actions.length; action++) {
    if (used & (1 << action)) continue;
    const effect = actions[action]!;
    if (effect.do === 'either') {
      for (let i = 0; i < effect.of.length; i++)
        if (effectRefusal(p, seat, effect.of[i]!) === null) out.push({ do: 'use', action, half: i + 1 });
    } else if (effectRefusal(p, seat, effect) === null) out.push({ do: 'use', action, half: 0 });
  }
}

export function useAction(p: TrailContext, seat: Seat, space: number, move: UseMove): void {
  const source = placeName(p, space);
  p.log?.push({ type: 'used', seat, source, action: move.action + 1 });
  pushEffect(p, seat, chosenHalf(actionsAt(p, space)[move.action]!, move.half)!, 'may', source);
}

/** The tile on a space, by name. */
function placeName(p: TrailContext, space: number): string {
  const tile = p.s.trail[space]!;
  if (isNeutral(tile)) return p.c.neutral[neutralOf(tile)]!.id;
  return isPrivate(tile) ? buildingAt(p, tile).id : p.c.spaces[space]!.id;
}

const END: EndMove = { do: 'end' };

type PhaseBMove = UseMove | AuxiliaryMove | PlayMove | ArrivalMove | EndMove;

export const phaseBChoice = {
  source: (p: TrailContext, task: PhaseBTask) => p.c.spaces[playerAt(p, task.seat).at]!.id,
  moves(p: TrailContext, task: PhaseBTask, out: PhaseBMove[]) {
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
  take(p: TrailContext, task: PhaseBTask, move: PhaseBMove) {
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
        p.s.agenda.push({ ...task, closed: true });
        doAuxiliary(p, seat, move);
        return;
      case 'use':
        p.s.agenda.push({ ...task, tile: p.s.trail[at], used: task.used | (1 << move.action) });
        useAction(p, seat, at, move);
        return;
      default:
        p.s.agenda.push({ ...task, closed: true });
        p.c.rules.arrive(p, seat);
    }
  },
  refusal(p: TrailContext, task: PhaseBTask, move: PhaseBMove): Refusal | null {
    switch (move.do) {
      case 'use': {
        if (isTrailEnd(p, task)) return refuse('trail-end', 'trail-end');
        const actions = localActions(p, task.seat);
        if (actions.length === 0) return refuse('not-own-building', 'other-place');
        if (task.closed) return refuse('instead-of-local', 'local-action');
        if (!mayUseLocal(p, task)) return refuse('building-replaced', 'rebuild');
        return actionRefusal(p, task.seat, actions, task.used, move);
      }
      case 'play':
        return playRefusal(p, task.seat, move);
      case 'auxiliary':
        if (isTrailEnd(p, task)) return refuse('trail-end', 'trail-end');
        if (task.closed) return refuse('auxiliary-used', 'local-action');
        if (task.used !== 0) return refuse('instead-of-local', 'local-action');
        if (move.double === 1) return refuse('single-only', 'single-action');
        return auxiliaryRefusal(p, task.seat, move.which, false);
      case 'end':
        return refuse('must-take', 'trail-end');
      default:
        return null;
    }
  },
};
