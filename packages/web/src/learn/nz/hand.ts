import type { NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const typesInHand = (state: NzState): number => new Set(state.players[0]!.hand).size;

/** Why types should differ, and how doubles become money. */
export const hand = {
  rules: ['NZ-B7', 'NZ-C1', 'NZ-C2', 'NZ-X21'],
  steps: {
    double: {
      scene: () =>
        table(2)
          .at(0, 'A')
          .hand(0, 'shropshire', 'shropshire', 'southdown', 'merino')
          .stack(0, 'english-leicester', 'corriedale', 'southdown', 'merino')
          .phaseB(0),
      show: ['hand:shropshire'],
    },
    pair: {
      do: ['use 1', 'discard shropshire'],
      wrong: { auxiliary: ['auxiliary'], end: ['end'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money + 2,
    },
    draw: {
      do: ['end'],
      then: ['move B.', 'end'],
      brings: (_: NzState, after: NzState) => typesInHand(after) === 4,
    },
    single: {
      scene: () =>
        table(2)
          .at(0, 'F')
          .hand(0, 'southdown', 'southdown', 'english-leicester', 'merino')
          .stack(0, 'corriedale', 'shropshire')
          .phaseB(0),
      do: ['use 1', 'discard southdown'],
      wrong: { auxiliary: ['auxiliary'], end: ['end'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money + 3,
    },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'A')
        .hand(0, 'shropshire', 'southdown', 'merino', 'merino')
        .stack(0, 'english-leicester', 'corriedale', 'southdown')
        .phaseB(0),
    goal: (state: NzState) => typesInHand(state) === 4 && state.active === 1,
    solution: ['use 1', 'discard merino', 'end'],
    miss: ['end'],
  },
} as const satisfies Chapter;
