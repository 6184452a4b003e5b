import type { SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

/** Hiring, and what each kind of worker is for. */
export const workers = {
  rules: ['SE-X1', 'SE-X2', 'SE-C1'],
  steps: {
    hire: {
      scene: () =>
        secondTable(2)
          .at(0, 'A')
          .hand(0, ...FOUR_TYPES)
          .job('cowboy', 1, 1)
          .job('engineer', 2, 1)
          .job('builder', 3, 1)
          .token(5)
          .phaseB(0),
      do: ['use 2', 'hire cowboy'],
      wrong: { dear: ['use 3'], others: ['hire builder', 'hire engineer'], galloway: ['use 1'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money - 6,
    },
    kinds: { show: ['row:0', 'row:1', 'row:2'] },
    buy: {
      scene: () =>
        secondTable(2)
          .at(0, 'E')
          .with(0, { workers: { cowboy: 2 }, money: 6 })
          .hand(0, 'criollo', 'galloway', 'santa-gertrudis')
          .market('black-angus', 'longhorn')
          .phaseB(0),
      do: ['use 2', 'buy 3 longhorn'],
      wrong: { alone: ['buy 1'], angus: ['buy 3 black-angus'], restock: ['restock'], done: ['done'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money - 3,
    },
    pile: {},
  },
  task: {
    scene: () =>
      secondTable(2)
        .at(0, 'E')
        .with(0, { workers: { cowboy: 2 }, money: 12 })
        .hand(0, 'criollo', 'galloway', 'santa-gertrudis')
        .market('black-angus', 'longhorn')
        .phaseB(0),
    goal: (state: SecondState) => state.players[0]!.discard.length === 2,
    solution: ['use 2', 'buy 1 black-angus', 'buy 1 longhorn'],
    miss: ['use 2', 'buy 3 longhorn', 'end'],
  },
} as const satisfies Chapter;
