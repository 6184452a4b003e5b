import { answers, nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const solo = () =>
  table(2, { sarah: { difficulty: 'easy' } })
    .at(0, 'C')
    .at(1, 'E')
    .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino');

/** Her next card builds, and there is one tile she wants. */
const builder = () => {
  const t = solo()
    .sarah([4], 'craftsman')
    .with(1, { workers: { craftsman: 2 } });
  t.player(1).supply = [3];
  return t;
};

const isHers = (state: NzState, space: string): boolean =>
  answers.isOwn(state.trail[nz.components(state).spaces.findIndex(({ id }) => id === space)]!, 1);

/** The solo opponent: how she thinks, and what you decide for her. */
export const sarah = {
  rules: ['NZ-Z3', 'NZ-Z5', 'NZ-Z6', 'NZ-Z7', 'NZ-Z8', 'NZ-Z10', 'NZ-Z15'],
  steps: {
    card: {
      scene: () => solo().sarah([1, 4], 'shepherd').job('shepherd', 6).job('sailor', 5).job('shearer', 8).turn(0),
    },
    turn: {
      do: ['move D.', 'end'],
      wrong: { on: ['move'], local: ['use', 'auxiliary'] },
    },
    specialization: {
      ask: { right: 'most', wrong: ['money'] },
    },
    decide: {
      scene: () => builder().at(0, 'E').turn(0),
      do: ['move F.', 'end', 'decide'],
      wrong: { on: ['move'], local: ['use', 'auxiliary'] },
    },
    score: { ask: { right: 'her', wrong: ['target'] } },
  },
  task: {
    scene: () => builder().at(0, 'G').turn(0),
    goal: (state: NzState) => isHers(state, 'H2'),
    lost: (state: NzState) => isHers(state, 'H1'),
    solution: ['move H.', 'end', 'decide 2'],
    miss: ['move H.', 'end', 'decide 1'],
  },
} as const satisfies Chapter;
