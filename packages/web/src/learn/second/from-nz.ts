import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

/** For whoever knows New Zealand. */
export const fromNz = {
  rules: [],
  steps: {
    order: {
      scene: () =>
        secondTable(2)
          .at(0, 'G')
          .with(0, { workers: { engineer: 3 } })
          .engine(0, '1')
          .hand(0, ...FOUR_TYPES)
          .phaseB(0),
      show: ['space:KC'],
      ask: { right: 'foresight', wrong: ['income'] },
    },
    reveal: { ask: { right: 'all', wrong: ['some'] } },
    engine: {
      do: ['use 1', 'engine 4'],
      wrong: { short: ['engine 2', 'engine 3'], auxiliary: ['use 2', 'auxiliary'], end: ['end'] },
    },
    deck: { ask: { right: 'cull', wrong: ['cards'] } },
    end: { show: ['token'], ask: { right: 'jobs', wrong: ['tiles'] } },
  },
  task: {
    scene: () =>
      secondTable(2)
        .at(0, 'G')
        .with(0, { workers: { engineer: 3 } })
        .engine(0, '3')
        .hand(0, ...FOUR_TYPES)
        .phaseB(0),
    goal: (state: SecondState) =>
      state.players[0]!.stations[second.components(state).stations.findIndex(({ id }) => id === 's1')]! > 0,
    solution: ['use 1', 'engine t4', 'upgrade s1'],
    miss: ['use 1', 'engine 5', 'end'],
  },
} as const satisfies Chapter;
