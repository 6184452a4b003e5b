import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { ask, effectChoice } from '../effects/rule.ts';
import { playerAt, type EffectRule, type EffectTask, type TrailPlay } from '../trail/types.ts';
import { eachPath, payFees } from '../trail/walking.ts';
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

function pathRefusal(p: TrailPlay, seat: Seat, path: readonly number[], limit: number): Refusal {
  const goal = path[path.length - 1]!;
  const name = p.c.spaces[goal]!.id;
  if (path.length > limit) return refuse('too-far', 'NZ-A2', path.length, limit, name);
  let steps = 0;
  eachLocationAhead(p, playerAt(p, seat).at, (space, away) => {
    if (space === goal) steps = away;
  });
  return steps > limit
    ? refuse('too-far', 'NZ-A2', steps, limit, name)
    : refuse('not-reachable', 'NZ-A2', undefined, undefined, name);
}

/** Breadth first over the locations ahead. */
function eachLocationAhead(p: TrailPlay, from: number, visit: (space: number, steps: number) => void): void {
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue)
    eachPath(p, at, 1, ([next]) => {
      if (steps.has(next!)) return;
      steps.set(next!, steps.get(at)! + 1);
      visit(next!, steps.get(next!)!);
      if (next !== p.c.end) queue.push(next!);
    });
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
