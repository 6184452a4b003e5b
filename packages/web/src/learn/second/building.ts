import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const FORESTS = ['B-1', 'C-1-1', 'C-1-2', 'E-1', 'E-2', 'F-2', 'FLOOD-R2', 'ROCKFALL-R2'];

const isBuiltOn = (state: SecondState, spaces: readonly string[]): boolean =>
  second.components(state).spaces.some(({ id }, at) => spaces.includes(id) && state.trail[at]! > 0);

/** Where to build, what others pay, and replacing. */
export const building = {
  rules: ['SE-A1', 'SE-X8'],
  steps: {
    choose: {
      scene: () =>
        secondTable(2)
          .at(0, 'B')
          .with(0, { workers: { builder: 2 } })
          .hand(0, ...FOUR_TYPES)
          .hazard('fl-2', 'FLOOD-1')
          .phaseB(0),
      do: ['use 2', 'build 4'],
      wrong: { small: ['build 1', 'build 2', 'build 3'], gertrudis: ['use 1'], auxiliary: ['auxiliary', 'end'] },
    },
    site: {
      do: ['site A-1'],
      wrong: {
        risk: [
          'site FLOOD-R1',
          'site FLOOD-R2',
          'site DROUGHT-R1',
          'site OUTLAW-R1',
          'site OUTLAW-R2',
          'site ROCKFALL-R1',
          'site ROCKFALL-R2',
        ],
        bypass: [
          'site A-2',
          'site A-3',
          'site B-1',
          'site B-2',
          'site B-3',
          'site C-1-1',
          'site C-1-2',
          'site D-1',
          'site E-1',
          'site E-2',
          'site F-1',
          'site F-2',
          'site G-1',
          'site G-2',
        ],
      },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money - 4,
    },
    fee: {
      do: ['end'],
      wrong: { gertrudis: ['use 1'] },
      then: ['move A-1>B', 'end'],
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money > before.players[0]!.money,
    },
    replace: {
      scene: () =>
        secondTable(2)
          .at(0, 'B')
          .with(0, { workers: { builder: 3 }, money: 5 })
          .hand(0, 'criollo', 'galloway', 'pineywoods')
          .build(0, '4a', 'A-1')
          .phaseB(0),
      do: ['use 2', 'build 5', 'site A-1'],
      wrong: {
        small: ['build 1', 'build 2', 'build 3'],
        big: ['build 6', 'build 12'],
        auxiliary: ['auxiliary'],
        end: ['end'],
      },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money - 2,
    },
  },
  task: {
    scene: () =>
      secondTable(2)
        .at(0, 'B')
        .with(0, { workers: { builder: 1 } })
        .hand(0, 'criollo', 'galloway', 'pineywoods')
        .phaseB(0),
    goal: (state: SecondState) => isBuiltOn(state, FORESTS),
    lost: (state: SecondState) => isBuiltOn(state, ['A-1', 'A-2', 'A-3', 'B-2', 'B-3', 'D-1', 'F-1', 'G-1', 'G-2']),
    solution: ['use 2', 'build 1', 'site B-1'],
    miss: ['use 2', 'build 1', 'site A-1'],
  },
} as const satisfies Chapter;
