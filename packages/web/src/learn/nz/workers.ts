import type { NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

/** Hiring, and what each kind of worker is for. */
export const workers = {
  rules: ['NZ-C4', 'NZ-X1', 'NZ-X3'],
  steps: {
    hire: {
      scene: () =>
        table(2)
          .at(0, 'A')
          .hand(0, 'southdown', 'english-leicester', 'merino', 'shropshire')
          .job('shepherd', 6)
          .job('craftsman', 7)
          .job('sailor', 8)
          .job('shearer', 7)
          .phaseB(0),
      do: ['use 2', 'hire shepherd 6'],
      wrong: { dear: ['use 3'], others: ['hire craftsman', 'hire sailor', 'hire shearer'], end: ['end'] },
      brings: (before: NzState, after: NzState) =>
        after.players[0]!.money === before.players[0]!.money - 6 && after.players[0]!.tokens === 1,
    },
    kinds: { show: ['row:0', 'row:1', 'row:2', 'row:3'] },
    buy: {
      scene: () =>
        table(2)
          .at(0, 'F')
          .with(0, { workers: { shepherd: 2 }, money: 5 })
          .hand(0, 'shropshire', 'english-leicester', 'merino')
          .market('dorset-horn', 'lincoln', 'corriedale')
          .phaseB(0),
      do: ['use 2', 'buy 5 corriedale'],
      wrong: {
        alone: ['buy 2'],
        lincoln: ['buy 5 lincoln'],
        small: ['buy 1', 'buy 4'],
        restock: ['restock'],
        done: ['done'],
      },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money - 2,
    },
    pile: {},
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'F')
        .with(0, { workers: { shepherd: 2 }, money: 8 })
        .hand(0, 'shropshire', 'english-leicester', 'merino')
        .market('dorset-horn', 'lincoln', 'hampshire')
        .phaseB(0),
    goal: (state: NzState) => state.players[0]!.discard.length === 2,
    solution: ['use 2', 'buy 1 dorset-horn', 'buy 2 lincoln'],
    miss: ['use 2', 'buy 5 lincoln', 'end'],
  },
} as const satisfies Chapter;
