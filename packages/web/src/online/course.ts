import type { CoreState, GameEvent, Seat } from '@drover/engine';
import type { WireFrame } from '@drover/protocol';
import type { Frame, Undoable } from '../authority/authority.ts';

/** The way of a game as far as it was not taken back. */
export type Course = readonly Frame[];

const frameOf = ({ version, view, by, events }: WireFrame): Frame => ({
  version,
  view: view as CoreState,
  by,
  events: events as GameEvent[],
});

/** A step back leads to a place that has been seen: it is shown again, with what had led there. */
export function followed(course: Course, next: WireFrame): Course {
  if (next.undone === 0) return [...course, frameOf(next)];
  const kept = course.slice(0, Math.max(0, course.length - next.undone));
  const again = kept.pop();
  const { version, view } = frameOf(next);
  return again === undefined ? [frameOf(next)] : [...kept, { ...again, version, view }];
}

/** The rule of the engine, read off the frames: own moves since something came to light or somebody else acted. */
export function undoableIn(course: Course, seat: Seat): Undoable {
  const now = course.at(-1)?.view;
  let moves = 0;
  let turn = 0;
  for (let at = course.length - 1; at > 0; at--) {
    const before = course[at - 1]!.view;
    const { by, view } = course[at]!;
    if (by !== seat || view.reveals !== before.reveals) break;
    moves += 1;
    if (before.turn === now?.turn) turn += 1;
  }
  return { moves, turn };
}
