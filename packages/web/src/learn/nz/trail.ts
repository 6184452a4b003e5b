import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './flock.ts';

const standsOn = (state: NzState, space: string): boolean =>
  nz.components(state).spaces[state.players[0]!.at]!.id === space;

/** Moving along the trail, and what the places do. */
export const trail = {
  rules: ['NZ-A1', 'NZ-A2', 'NZ-A4', 'NZ-A5', 'NZ-A6', 'NZ-B1', 'NZ-B4', 'NZ-C1'],
  steps: {
    move: {
      scene: () =>
        table(2)
          .at(0, 'B')
          .hand(0, ...FOUR_TYPES)
          .build(1, '4a', 'C1')
          .hazard('fl-1', 'FL1')
          .turn(0),
      do: ['move C.'],
      wrong: { far: ['move C>D.', 'move C>D>E.'], fee: ['move C>C1', 'move C>C1>E'], hazard: ['move C>D>FL1'] },
    },
    use: {
      do: ['use 1'],
      wrong: { auxiliary: ['auxiliary'], end: ['end'], more: ['use 2'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.gold === before.players[0]!.gold + 1,
    },
    end: { do: ['end'], wrong: { more: ['use 2'] }, then: ['move B.', 'end'] },
    fork: {
      do: ['move D>E.'],
      wrong: {
        fee: ['move C1', 'move C1>E', 'move C1>E>F'],
        short: ['move D.'],
        hazard: ['move D>FL1', 'move D>FL1>E'],
        far: ['move D>E>F'],
      },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money,
    },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'E')
        .hand(0, ...FOUR_TYPES)
        .build(1, '1a', 'E1')
        .build(1, '4a', 'F1')
        .turn(0),
    goal: (state: NzState) => state.players[0]!.money === 10 && standsOn(state, 'G'),
    lost: (state: NzState) => state.agenda.at(-1)?.task === 'phase-b',
    solution: ['move F>G.'],
    miss: ['move E1>F'],
  },
} as const satisfies Chapter;
