import type { SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const typesInHand = (state: SecondState): number => new Set(state.players[0]!.hand).size;

/** Why types should differ, and how doubles become money. */
export const hand = {
  rules: ['SE-B1', 'SE-C1'],
  steps: {
    double: {
      scene: () =>
        secondTable(2)
          .at(0, 'F')
          .hand(0, 'criollo', 'criollo', 'galloway', 'pineywoods')
          .stack(0, 'santa-gertrudis', 'longhorn', 'galloway', 'criollo')
          .phaseB(0),
      show: ['hand:criollo'],
    },
    pair: {
      do: ['use 1', 'discard criollo'],
      wrong: { auxiliary: ['auxiliary'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 4,
    },
    draw: {
      do: ['end'],
      then: ['move B.', 'end'],
      brings: (_: SecondState, after: SecondState) => typesInHand(after) === 4,
    },
    single: {
      scene: () =>
        secondTable(2)
          .at(0, 'A')
          .hand(0, 'galloway', 'galloway', 'criollo', 'pineywoods')
          .stack(0, 'longhorn', 'criollo')
          .phaseB(0),
      do: ['use 1', 'discard galloway'],
      wrong: { auxiliary: ['auxiliary'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 2,
    },
  },
  task: {
    scene: () =>
      secondTable(2)
        .at(0, 'F')
        .hand(0, 'criollo', 'galloway', 'pineywoods', 'pineywoods')
        .stack(0, 'santa-gertrudis', 'longhorn', 'criollo')
        .phaseB(0),
    goal: (state: SecondState) => typesInHand(state) === 4 && state.active === 1,
    solution: ['use 1', 'discard pineywoods', 'end'],
    miss: ['end'],
  },
} as const satisfies Chapter;
