import {
  decision,
  eventFor,
  generator,
  legalMoves,
  playMove,
  startHistory,
  undo,
  undoable,
  view,
  type History,
} from '@drover/engine';
import type { WireFrame } from '@drover/protocol';
import { describe, expect, it } from 'vitest';
import { followed, undoableOf, type Course } from './course.ts';

const start = startHistory({ edition: 'nz', players: 2, seed: 'course', options: {} });
const begin: WireFrame = { version: 0, view: view(start.state, 0), by: null, undone: 0, events: [] };

/** A random game with steps back, told move by move; `look` sees what the seat knows beside what is true. */
function play(actions: number, look: (history: History, course: Course) => void): void {
  const below = generator('course', 'test');
  let history = start;
  let course = followed([], begin);
  for (let version = 1; version <= actions; version++) {
    const back = [0, 1].find((seat) => undoable(history, seat).moves > 0 && below(5) === 0);
    if (back === undefined) {
      const { seat } = decision(history.state)!;
      const moves = legalMoves(history.state, seat);
      const played = playMove(history, seat, moves[below(moves.length)]!);
      history = played.history;
      const events = played.events.map((event) => eventFor(event, 0));
      course = followed(course, { version, view: view(history.state, 0), by: seat, undone: 0, events });
    } else {
      const undone = 1 + below(undoable(history, back).moves);
      history = undo(history, back, undone);
      course = followed(course, { version, view: view(history.state, 0), by: back, undone, events: [] });
    }
    look(history, course);
  }
}

describe('the course of a game on a server', () => {
  it('is as long as what was played and not taken back, and ends at the table as it is', () => {
    play(300, (history, course) => {
      expect(course).toHaveLength(history.played.length + 1);
      expect(course.at(-1)!.view).toEqual(view(history.state, 0));
      expect(course.at(-1)!.by).toBe(history.played.at(-1)?.seat ?? null);
    });
  });

  it('tells how far each seat can go back, as the engine does', () => {
    let most = 0;
    play(300, (history, course) => {
      for (const seat of [0, 1]) {
        const { moves, turn } = undoableOf(course, seat);
        expect(moves).toBe(undoable(history, seat).moves);
        expect(turn).toBeLessThanOrEqual(moves);
        most = Math.max(most, moves);
      }
    });
    expect(most).toBeGreaterThan(2);
  });

  it('begins anew with a step back behind what is known', () => {
    const course = followed([], { ...begin, version: 120 });
    const back = followed(course, { ...begin, version: 121, undone: 3 });
    expect(back.map(({ version }) => version)).toEqual([121]);
  });
});
