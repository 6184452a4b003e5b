import { apply, decision, type CoreState } from '@drover/engine';
import type { Step, Task } from './chapter.ts';
import { LEARNER, movesMeant } from './moves.ts';

/** Plays the first move that a text stands for, whoever has to decide. */
export function playMeant(state: CoreState, text: string): CoreState {
  const seat = decision(state)?.seat;
  const move = seat === undefined ? undefined : movesMeant(state, seat, text)[0];
  if (seat === undefined || move === undefined) throw new Error(`Nobody can "${text}" here.`);
  return apply(state, seat, move).state;
}

export const linesOf = (step: Step): readonly string[] =>
  step.do === undefined ? [] : [...step.do, ...(step.then ?? [])];

/** The table after these steps, the first of which sets it. */
export const positionAfter = (steps: readonly Step[], scene: Step): CoreState =>
  steps.flatMap(linesOf).reduce(playMeant, scene.scene!().s);

/** The turn is over, or the goal out of reach. While something of somebody else's turn is asked, it is not over. */
export const isMissed = ({ lost }: Task, turn: number, state: CoreState): boolean =>
  state.over || (lost?.(state as never) ?? false) || (state.turn !== turn && !asksLearner(state, turn));

const asksLearner = (state: CoreState, turn: number): boolean =>
  decision(state)?.seat === LEARNER && state.active !== LEARNER && state.turn === turn + 1;
