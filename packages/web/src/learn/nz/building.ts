import type { NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './flock.ts';

/** Where to build, what others pay, and replacing. */
export const building = {
  rules: ['NZ-A6', 'NZ-A7', 'NZ-X4', 'NZ-X5', 'NZ-B3'],
  steps: {
    choose: {
      scene: () =>
        table(2)
          .at(0, 'D')
          .with(0, { workers: { craftsman: 2 } })
          .hand(0, ...FOUR_TYPES)
          .hazard('rk-3', 'RK1')
          .phaseB(0),
      do: ['use 2', 'build 4'],
      wrong: {
        small: ['build 1', 'build 2'],
        hand: ['build 3'],
        leicester: ['use 1'],
        auxiliary: ['auxiliary', 'end'],
      },
    },
    site: {
      do: ['site A1'],
      wrong: {
        risk: ['site RR1', 'site RR2', 'site FR1'],
        bypass: [
          'site A2',
          'site A3',
          'site B1',
          'site B2',
          'site C1',
          'site C2',
          'site D1',
          'site E1',
          'site E2',
          'site F1',
          'site F2',
          'site G1',
          'site H1',
          'site H2',
        ],
      },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money - 4,
    },
    fee: {
      do: ['end'],
      wrong: { leicester: ['use 1'] },
      then: ['move A1>B', 'end'],
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money + 2,
    },
    replace: {
      scene: () =>
        table(2)
          .at(0, 'D')
          .with(0, { workers: { craftsman: 3 }, money: 5 })
          .hand(0, 'shropshire', 'southdown', 'merino')
          .build(0, '4a', 'A1')
          .phaseB(0),
      do: ['use 2', 'build 5', 'site A1'],
      wrong: { small: ['build 1', 'build 2', 'build 3'], big: ['build 6'], auxiliary: ['auxiliary'], end: ['end'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money - 2,
    },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'D')
        .with(0, { workers: { craftsman: 1 } })
        .hand(0, 'shropshire', 'southdown', 'merino')
        .phaseB(0),
    goal: (state: NzState) => state.players[0]!.gold === 1,
    lost: (state: NzState) => state.players[0]!.supply.length < 10,
    solution: ['use 2', 'build 1', 'site D1'],
    miss: ['use 2', 'build 1', 'site A1'],
  },
} as const satisfies Chapter;
