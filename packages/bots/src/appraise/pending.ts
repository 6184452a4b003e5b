import { tiles, type Effect } from '@drover/engine';
import type { Eye, PendingTask } from '../value/eye.ts';
import { isOwn } from '../value/printed.ts';
import { handTotal } from '../value/flock.ts';
import { appraiseBuilding } from './build.ts';
import { appraiseBuy } from './buy.ts';
import { appraise, auxiliary } from './effects.ts';

/**
 * What is still to be done in this turn: the local actions of the place where the runholder stands, and questions an
 * icon has asked. This is what makes a place worth going to, and an action worth beginning.
 */

export function pending(eye: Eye): number {
  const { agenda } = eye.s;
  let worth = 0;
  let share = 1;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const task = agenda[i] as PendingTask;
    if (task.seat !== eye.seat || task.task === 'phase-c' || task.task === 'end-turn') break;
    const more = taskWorth(eye, task);
    if (more === 0) continue;
    worth += share * more;
    share *= eye.w.second;
  }
  return worth;
}

function taskWorth(eye: Eye, task: PendingTask): number {
  switch (task.task) {
    case 'phase-b':
      return task.closed === true ? 0 : locationWorth(eye, eye.me.at, task.used!);
    case 'borrowed':
      return actionsWorth(eye, actionsAt(eye, task.at!), task.used!);
    case 'income':
      return arrival(eye);
    case 'delivery':
    case 'free-delivery':
      return eye.own.bestDelivery(eye, task.total!) - eye.w.arrival;
    case 'buy':
      return appraiseBuy(eye, task.free!);
    case 'site':
      return task.effect!.do === 'build' ? appraiseBuilding(eye, task.building!, task.effect.moneyPerCraftsman) : 1;
    case 'discard-second':
      return appraise(eye, (task.effect as Extract<Effect, { do: 'discard' }>).then);
    case 'shear':
    case 'wool-post':
      return eye.own.task(eye, task);
    default:
      return task.effect === undefined ? 0 : appraise(eye, task.effect);
  }
}

/** Income and the best delivery with what is in hand, against what arriving usually brings. */
function arrival(eye: Eye): number {
  const { me, c, own, coin, printed, w } = eye;
  const total =
    handTotal(printed, me.hand, 0) + own.permanentCertificates(c, me) + 0.5 * c.certificateTrack[me.certificates];
  return coin * total + own.bestDelivery(eye, Math.floor(total)) - w.arrival;
}

/** What a place offers to this seat, as if it stood there. */
export function locationWorth(eye: Eye, at: number, used: number): number {
  const { s, c, seat } = eye;
  if (at === c.end) return arrival(eye);
  const tile = s.trail[at];
  const mine = tiles.isNeutral(tile) || isOwn(tile, seat);
  const local = mine ? actionsWorth(eye, actionsAt(eye, at), used) : 0;
  return used === 0 ? Math.max(local, auxiliary(eye, false), 0) : local;
}

export function actionsAt({ s, c }: Eye, space: number): readonly Effect[] {
  const tile = s.trail[space];
  if (tiles.isNeutral(tile)) {
    const { front, back } = c.neutral[tiles.neutralOf(tile)];
    return back !== null && 'flipped' in s && s.flipped ? back : front;
  }
  if (!tiles.isPrivate(tile)) return [];
  const number = tiles.numberOf(tile);
  const { actions } = c.buildings[number * 2 + s.sides[number]];
  const { risk } = c.spaces[space];
  return risk === null ? actions : [...actions, risk];
}

/** The best action counts in full; the others less, for they need the same money, cards and workers. */
function actionsWorth(eye: Eye, actions: readonly Effect[], used: number): number {
  let sum = 0;
  let most = 0;
  for (let i = 0; i < actions.length; i++) {
    if (used & (1 << i)) continue;
    const worth = appraise(eye, actions[i]);
    if (worth <= 0) continue;
    sum += worth;
    if (worth > most) most = worth;
  }
  return most + eye.w.second * (sum - most);
}
