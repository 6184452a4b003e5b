import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { ask, effectChoice } from '../effects/rule.ts';
import { EMPTY } from '../trail/tiles.ts';
import { playerAt, type EffectRule, type EffectTask, type TrailPlay } from '../trail/types.ts';
import { eachPath, oneStepAhead, payFees } from '../trail/walking.ts';
import { beginPhaseB } from './phase-b.ts';
import { listPlays, playCard, playRefusal, type PlayMove } from './windows.ts';

/** Moving along the trail: phase A, and icons that move the runholder on. */

/** The locations entered, in order. */
export interface WalkMove {
  do: 'move';
  path: number[];
}

function listPaths(p: TrailPlay, seat: Seat, limit: number, out: WalkMove[]): void {
  eachPath(p, playerAt(p, seat).at, limit, (path) => out.push({ do: 'move', path: path.slice() }));
}

function walk(p: TrailPlay, seat: Seat, path: number[]): void {
  const player = playerAt(p, seat);
  p.log?.push({ type: 'moved', seat, path: path.map((space) => p.c.spaces[space]!.id) });
  if (!p.c.rules.feeless(p, seat)) payFees(p, seat, path);
  player.at = path[path.length - 1]!;
  beginPhaseB(p, seat);
}

/** Why these places cannot be entered in this order: whatever is wrong with the first that is wrong. */
function pathRefusal(p: TrailPlay, seat: Seat, path: readonly number[], limit: number): Refusal {
  const name = (space: number): string => p.c.spaces[space]!.id;
  const way: number[] = [];
  let from = playerAt(p, seat).at;
  for (const place of path) {
    const about = [undefined, undefined, name(place)] as const;
    if (way.length === 0 && place === from) return refuse('already-there', 'NZ-A2', ...about);
    if (place !== p.c.end && p.s.trail[place] === EMPTY) return refuse('empty-space', 'NZ-A1', ...about);
    const ahead = shortestWay(p, from, place);
    if (ahead === null)
      return { ...refuse('not-reachable', 'NZ-A2', ...about), from: way.length === 0 ? undefined : name(from) };
    way.push(...ahead);
    from = place;
  }
  return way.length > limit
    ? refuse('too-far', 'NZ-A2', way.length, limit, name(from))
    : refuse('step-by-step', 'NZ-A2', undefined, undefined, way.map(name).join('>'));
}

/** The locations entered on a shortest way ahead, or null where none leads. */
function shortestWay(p: TrailPlay, from: number, to: number): number[] | null {
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
  moves(p: TrailPlay, task: Task, out: (WalkMove | PlayMove)[]) {
    listPaths(p, task.seat, p.c.rules.stepLimit(p, task.seat), out as WalkMove[]);
    listPlays(p, task.seat, out as PlayMove[]);
  },
  take(p: TrailPlay, task: Task, move: WalkMove | PlayMove) {
    if (move.do === 'move') walk(p, task.seat, move.path);
    else {
      p.s.agenda.push(task);
      playCard(p, task.seat, move);
    }
  },
  refusal(p: TrailPlay, task: Task, move: WalkMove | PlayMove) {
    if (move.do === 'move') return pathRefusal(p, task.seat, move.path, p.c.rules.stepLimit(p, task.seat));
    return move.do === 'play' ? playRefusal(p, task.seat, move) : null;
  },
};

type MoveOnEffect = Extract<Effect, { do: 'move-on' }>;

export const moveOn: EffectRule<MoveOnEffect, TrailPlay> = {
  refusal: () => null,
  run: (p, task) => ask(p, 'move-on', task),
};

/** A complete new phase B follows; what was left to do at the old place is lost. */
export const moveOnChoice = effectChoice<TrailPlay, EffectTask & { effect: MoveOnEffect }, WalkMove>({
  moves: (p, task, out) => listPaths(p, task.seat, task.effect.steps, out),
  take(p, task, move) {
    while (p.s.agenda.pop()!.task !== 'phase-b');
    walk(p, task.seat, move.path);
  },
  refusal: (p, task, move) => (move.do === 'move' ? pathRefusal(p, task.seat, move.path, task.effect.steps) : null),
});
