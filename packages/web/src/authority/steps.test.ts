import {
  apply,
  decision,
  generator,
  legalMoves,
  newGame,
  openHistory,
  parseRecord,
  recordOf,
  writeRecord,
  view,
  type Played,
  type Setup,
} from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { courseOf, framesOf } from './steps.ts';

const setup: Setup = { edition: 'nz', players: 2, seed: 'steps', options: {} };

/** A record of so many random moves. */
function recordAfter(moves: number): string {
  const below = generator('steps', 'test');
  let state = newGame(setup);
  const played: Played[] = [];
  while (played.length < moves) {
    const { seat } = decision(state)!;
    const choices = legalMoves(state, seat);
    const move = choices[below(choices.length)]!;
    state = apply(state, seat, move).state;
    played.push({ seat, move });
  }
  return writeRecord(recordOf(setup, played, state));
}

describe('the course of a recorded game', () => {
  it('is found in one go, with what can be taken back as the engine finds it', () => {
    for (let moves = 0; moves < 40; moves++) {
      const record = recordAfter(moves);
      const { history, steps } = courseOf(record);
      expect(history).toEqual(openHistory(parseRecord(record)));
      expect(steps.at(-1)!.state).toEqual(history.state);
      expect(steps.slice(1).map(({ by }) => by)).toEqual(history.played.map(({ seat }) => seat));
    }
  });

  it('shows a viewer what the viewer may see, and the same whenever it is asked for', () => {
    const { steps } = courseOf(recordAfter(12));
    const frames = framesOf(steps, 1, 3);
    expect(frames.map(({ version }) => version)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const frame of frames) {
      expect(frame.view).toEqual(view(steps[frame.version]!.state, 1));
      expect(frame.view).toBe(frame.view);
    }
  });
});
