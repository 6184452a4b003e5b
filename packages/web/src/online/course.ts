import { undoableIn, type Seat, type Undoable } from '@drover/engine';
import type { WireFrame } from '@drover/protocol';
import type { Frame } from '../authority/authority.ts';
import { checkFrame } from './check-frame.ts';

/** The way of a game as far as it was not taken back. */
export type Course = readonly Frame[];

/** A step back leads to a place that has been seen: it is shown again, with what had led there. */
export function followed(course: Course, next: WireFrame): Course {
  if (next.undone === 0) return [...course, checkFrame(next)];
  const kept = course.slice(0, Math.max(0, course.length - next.undone));
  const again = kept.pop();
  const { version, view } = checkFrame(next);
  return again === undefined ? [checkFrame(next)] : [...kept, { ...again, version, view }];
}

export const undoableOf = (course: Course, seat: Seat): Undoable =>
  undoableIn(
    course.map(({ by, view }) => ({ by, state: view })),
    seat,
  );
