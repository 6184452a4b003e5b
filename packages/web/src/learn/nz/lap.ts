import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

/** Planning a lap, and how the game ends. */
export const lap = {
  ready: true,
  rules: ['NZ-E1', 'NZ-W10', 'NZ-W11'],
  steps: {
    plan: {
      scene: () =>
        table(2)
          .at(0, 'A')
          .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
          .with(0, { money: 12 })
          .job('shepherd', 5)
          .job('shepherd', 6)
          .job('sailor', 8)
          .market('dorset-horn', 'corriedale', 'hampshire', 'hampshire')
          .phaseB(0),
      ask: { right: 'sheep', wrong: ['ships', 'buildings'] },
    },
    hire: {
      do: ['use 2', 'hire shepherd 5'],
      wrong: { dear: ['hire shepherd 6', 'use 3'], sailor: ['hire sailor'], end: ['end'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money - 5,
    },
    onward: { do: ['end'], then: ['move B.', 'end'] },
    walk: { do: ['move B>C>E.'], wrong: { short: ['move B.', 'move B>C.', 'move B>C>D.'] } },
    shear: {
      do: ['use 1', 'reveal merino', 'shear'],
      wrong: { low: ['reveal'], redraw: ['redraw'], auxiliary: ['use 2', 'auxiliary'], end: ['end'] },
    },
    end: { show: ['token'] },
    last: { show: ['token'], ask: { right: 'points', wrong: ['worker', 'sheep'] } },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'E')
        .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
        .with(0, { money: 6 })
        .market('dorset-horn', 'corriedale', 'hampshire')
        .turn(0),
    goal: (state: NzState) => state.players[0]!.discard.includes(nz.components(state).cardId['hampshire']!),
    lost: (state: NzState) => state.players[0]!.discard.length > 1,
    solution: ['move F.', 'use 1', 'discard southdown', 'use 2', 'buy 3 hampshire'],
    miss: ['move F.', 'end'],
  },
} as const satisfies Chapter;
