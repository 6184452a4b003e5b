import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './flock.ts';

const hasStorehouse = (state: NzState, harbour: string): boolean =>
  state.players[0]!.houses[nz.components(state).houses.findIndex(({ id }) => id === harbour)]! > 0;

/** The pathfinder track, the ship and the harbours. */
export const sea = {
  rules: ['NZ-B2', 'NZ-X5', 'NZ-X6', 'NZ-X7', 'NZ-X8', 'NZ-X9', 'NZ-X10', 'NZ-X14'],
  steps: {
    path: {
      scene: () =>
        table(2)
          .at(0, 'B')
          .with(0, { workers: { sailor: 3 } })
          .hand(0, ...FOUR_TYPES)
          .phaseB(0),
      do: ['use 1 a', 'advance 2'],
      wrong: { objective: ['use 1 b'], short: ['advance 1'], ship: ['use 2'], auxiliary: ['auxiliary'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.pathfinder === before.players[0]!.pathfinder + 2,
    },
    small: {
      do: ['use 2', 'upgrade sh1 1', 'storehouse'],
      wrong: { sail: ['sail'], dear: ['upgrade sh1'], elsewhere: ['upgrade sh5', 'upgrade lh1'], end: ['end'] },
      brings: (before: NzState, after: NzState) =>
        hasStorehouse(after, 'sh1') && after.players[0]!.money === before.players[0]!.money - 1,
    },
    large: {
      scene: () =>
        table(2)
          .at(0, 'G')
          .with(0, { workers: { sailor: 2 } })
          .ship(0, 'C1')
          .hand(0, ...FOUR_TYPES)
          .phaseB(0),
      do: ['use 1', 'upgrade lh1', 'storehouse'],
      wrong: { sail: ['sail'], one: ['use 2'], auxiliary: ['use 3', 'auxiliary'], end: ['end'] },
      brings: (_: NzState, after: NzState) => hasStorehouse(after, 'lh1'),
    },
    medium: { show: ['sea:T4', 'sea:C4', 'sea:P7'] },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'G')
        .with(0, { workers: { sailor: 2 } })
        .hand(0, ...FOUR_TYPES)
        .phaseB(0),
    goal: (state: NzState) => hasStorehouse(state, 'sh1'),
    solution: ['use 1', 'sail T2', 'use 2', 'upgrade sh1 1'],
    miss: ['use 1', 'sail C2', 'end'],
  },
} as const satisfies Chapter;
