import {
  apply,
  beginGame,
  eventFor,
  FULL,
  view,
  type CoreState,
  type GameEvent,
  type History,
  type Seat,
} from '@drover/engine';
import type { Frame } from './authority.ts';

/** The whole course of a game, with nothing hidden. */
export interface Step {
  readonly by: Seat | null;
  readonly state: CoreState;
  readonly events: readonly GameEvent[];
}

export function stepsOf({ setup, played }: History): Step[] {
  const steps: Step[] = [{ by: null, ...beginGame(setup) }];
  for (const { seat, move } of played) steps.push({ by: seat, ...apply(steps.at(-1)!.state, seat, move) });
  return steps;
}

/** The course as one viewer may see it, from this version on. */
export const framesOf = (steps: readonly Step[], viewer: number, from: number): Frame[] =>
  steps.slice(from).map(({ by, state, events }, i) => ({
    version: from + i,
    view: viewer === FULL ? state : view(state, viewer),
    by,
    events: viewer === FULL ? events : events.map((event) => eventFor(event, viewer)),
  }));
