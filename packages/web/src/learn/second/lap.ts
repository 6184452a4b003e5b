import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

/** Planning a lap, and how the game ends. */
export const lap = {
  ready: true,
  rules: ['SE-E1', 'SE-K2'],
  steps: {
    plan: {
      scene: () =>
        secondTable(2)
          .at(0, 'A')
          .hand(0, ...FOUR_TYPES)
          .with(0, { money: 12 })
          .job('cowboy', 1, 1)
          .job('cowboy', 3, 1)
          .job('engineer', 3, 2)
          .market('black-angus', 'longhorn', 'longhorn')
          .token(5)
          .phaseB(0),
      ask: { right: 'cattle', wrong: ['railroad', 'buildings'] },
    },
    hire: {
      do: ['use 2', 'hire cowboy 6@1'],
      wrong: { dear: ['hire cowboy', 'use 3'], engineer: ['hire engineer'], galloway: ['use 1'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money - 6,
    },
    onward: { do: ['end'], wrong: { galloway: ['use 1'] }, then: ['move B.', 'end'] },
    walk: { do: ['move B>C>E.'], wrong: { short: ['move B.', 'move B>C.', 'move B>C>D.'] } },
    buy: {
      do: ['use 2', 'buy 3 longhorn'],
      wrong: { alone: ['buy 1'], angus: ['buy 3'], restock: ['restock'], done: ['done'], end: ['end'] },
    },
    end: { show: ['token'] },
    last: { show: ['token'], ask: { right: 'points', wrong: ['worker', 'cattle'] } },
  },
  task: {
    scene: () =>
      secondTable(2)
        .at(0, 'C')
        .hand(0, 'criollo', 'galloway', 'pineywoods', 'pineywoods')
        .with(0, { money: 4 })
        .market('black-angus', 'longhorn')
        .turn(0),
    goal: (state: SecondState) => state.players[0]!.discard.includes(second.components(state).cardId['longhorn']!),
    lost: (state: SecondState) => state.players[0]!.discard.includes(second.components(state).cardId['black-angus']!),
    solution: ['move E.', 'use 1', 'discard pineywoods', 'use 2', 'buy 1 longhorn'],
    miss: ['move E.', 'end'],
  },
} as const satisfies Chapter;
