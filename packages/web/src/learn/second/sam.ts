import type { SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const solo = () =>
  secondTable(2, { sam: { difficulty: 'easy' } })
    .at(0, 'C')
    .at(1, 'E')
    .hand(0, ...FOUR_TYPES);

const hiring = () =>
  solo()
    .sam([1], 'builder')
    .with(1, { workers: { cowboy: 1, builder: 2, engineer: 1 } })
    .job('cowboy', 1, 1)
    .job('engineer', 2, 1)
    .token(5);

const ENGINEER = 2;

/** The solo opponent: how he thinks, and what you decide for him. */
export const sam = {
  rules: ['SE-Z1'],
  steps: {
    card: { scene: () => solo().sam([7], 'builder').turn(0) },
    turn: { do: ['move D.', 'end'], wrong: { on: ['move'], local: ['use', 'auxiliary'] } },
    specialization: { ask: { right: 'most', wrong: ['money'] } },
    decide: {
      scene: () => hiring().turn(0),
      do: ['move D.', 'end', 'decide'],
      wrong: { on: ['move'], local: ['use', 'auxiliary'] },
    },
    score: { ask: { right: 'his', wrong: ['target'] } },
  },
  task: {
    scene: () => hiring().turn(0),
    goal: (state: SecondState) => state.players[1]!.workers[ENGINEER] === 2,
    lost: (state: SecondState) => state.players[1]!.workers[0] === 2,
    solution: ['move D.', 'end', 'decide 2'],
    miss: ['move D.', 'end', 'decide 1'],
  },
} as const satisfies Chapter;
