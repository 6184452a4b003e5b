import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const standsOn = (state: SecondState, space: string): boolean =>
  second.components(state).spaces[state.players[0]!.at]!.id === space;

/** Moving along the trail, and what the places do. */
export const trail = {
  rules: ['SE-A1', 'SE-B1', 'SE-C1'],
  steps: {
    move: {
      scene: () =>
        secondTable(2)
          .at(0, 'B')
          .hand(0, ...FOUR_TYPES)
          .build(1, '1a', 'C-1-1')
          .outlaw('orange', 'OUTLAW-4')
          .turn(0),
      do: ['move C.'],
      wrong: {
        far: ['move C>D.', 'move C>D>E.'],
        fee: ['move C>C-1-1', 'move C>C-1-1>E'],
        outlaw: ['move C>D>OUTLAW-4'],
      },
    },
    use: {
      do: ['use 1 a'],
      wrong: { auxiliary: ['auxiliary'], end: ['end'], more: ['use 2', 'use 1 b'] },
      brings: (before: SecondState, after: SecondState) =>
        after.players[0]!.certificates === before.players[0]!.certificates + 1,
    },
    end: { do: ['end'], wrong: { more: ['use 2'] }, then: ['move B.', 'end'] },
    fork: {
      do: ['move D>E.'],
      wrong: {
        fee: ['move C-1-1', 'move C-1-1>E', 'move C-1-1>E>F'],
        short: ['move D.'],
        outlaw: ['move D>OUTLAW-4', 'move D>OUTLAW-4>E'],
        far: ['move D>E>F'],
      },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money,
    },
  },
  task: {
    scene: () =>
      secondTable(2)
        .at(0, 'E')
        .hand(0, ...FOUR_TYPES)
        .build(1, '1a', 'E-1')
        .turn(0),
    goal: (state: SecondState) => state.players[0]!.money === 10 && standsOn(state, 'G'),
    lost: (state: SecondState) => state.agenda.at(-1)?.task === 'phase-b',
    solution: ['move F>G.'],
    miss: ['move E-1>F'],
  },
} as const satisfies Chapter;
