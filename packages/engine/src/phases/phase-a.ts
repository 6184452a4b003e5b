import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import { refuse } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { EMPTY } from '../trail/tiles.ts';
import { playerAt, type EffectRule, type TrailContext } from '../trail/types.ts';
import { eachPath, oneStepAhead, payFees } from '../trail/walking.ts';
import { beginPhaseB } from './phase-b.ts';
import { listPlays, playCard, playRefusal, type PlayMove } from './playing-cards.ts';

/** Moving along the trail: phase A, and icons that move the runholder on. */

/** The locations entered, in order. */
export interface WalkMove {
  do: 'move';
  path: number[];
}

function listPaths(p: TrailContext, seat: Seat, limit: number, out: WalkMove[]): void {
  eachPath(p, playerAt(p, seat).at, limit, (path) => out.push({ do: 'move', path: path.slice() }));
}

function walk(p: TrailContext, seat: Seat, path: number[]): void {
  const player = playerAt(p, seat);
  p.log?.push({ type: 'moved', seat, path: path.map((space) => p.c.spaces[space]!.id) });
  if (!p.c.rules.feeless(p, seat)) payFees(p, seat, path);
  player.at = path[path.length - 1]!;
  beginPhaseB(p, seat);
}

/** Why these places cannot be entered in this order: whatever is wrong with the first that is wrong. */
function pathRefusal(p: TrailContext, seat: Seat, path: readonly number[], limit: number): Refusal {
  const name = (space: number): string => p.c.spaces[space]!.id;
  const way: number[] = [];
  let from = playerAt(p, seat).at;
  for (const place of path) {
    const what = name(place);
    if (way.length === 0 && place === from) return refuse('already-there', 'walk', { what });
    if (place !== p.c.end && p.s.trail[place] === EMPTY) return refuse('empty-space', 'location', { what });
    const ahead = shortestWay(p, from, place);
    if (ahead === null)
      return refuse('not-reachable', 'walk', { what, from: way.length === 0 ? undefined : name(from) });
    way.push(...ahead);
    from = place;
  }
  return way.length > limit
    ? refuse('too-far', 'walk', { need: way.length, have: limit, what: name(from) })
    : refuse('step-by-step', 'walk', { what: way.map(name).join('>') });
}

/** The locations entered on a shortest way ahead, or null where none leads. */
function shortestWay(p: TrailContext, from: number, to: number): number[] | null {
  const before = new Map<number, number>();
  const queue = [from];
  for (const at of queue)
    for (const next of oneStepAhead(p, at, [])) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  if (!before.has(to)) return null;
  const way = [to];
  for (let at = before.get(to)!; at !== from; at = before.get(at)!) way.unshift(at);
  return way;
}

export const phaseAChoice = {
  source: () => 'phase-a',
  moves(p: TrailContext, task: SharedTask<'phase-a'>, out: (WalkMove | PlayMove)[]) {
    listPaths(p, task.seat, p.c.rules.stepLimit(p, task.seat), out as WalkMove[]);
    listPlays(p, task.seat, out as PlayMove[]);
  },
  take(p: TrailContext, task: SharedTask<'phase-a'>, move: WalkMove | PlayMove) {
    if (move.do === 'move') walk(p, task.seat, move.path);
    else {
      p.s.agenda.push(task);
      playCard(p, task.seat, move);
    }
  },
  refusal(p: TrailContext, task: SharedTask<'phase-a'>, move: WalkMove | PlayMove) {
    if (move.do === 'move') return pathRefusal(p, task.seat, move.path, p.c.rules.stepLimit(p, task.seat));
    return move.do === 'play' ? playRefusal(p, task.seat, move) : null;
  },
};

type MoveOnEffect = Extract<Effect, { do: 'move-on' }>;

export const moveOn: EffectRule<MoveOnEffect, TrailContext> = {
  refusal: () => null,
  run: (p, task) => p.s.agenda.push({ ...task, task: 'move-on' }),
};

/** A complete new phase B follows; what was left to do at the old place is lost. */
export const moveOnChoice = effectChoice<TrailContext, SharedTask<'move-on'>, WalkMove>({
  moves: (p, task, out) => listPaths(p, task.seat, task.effect.steps, out),
  take(p, task, move) {
    while (p.s.agenda.pop()!.task !== 'phase-b');
    walk(p, task.seat, move.path);
  },
  refusal: (p, task, move) => (move.do === 'move' ? pathRefusal(p, task.seat, move.path, task.effect.steps) : null),
});
