import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const visit = () =>
  table(2).at(0, 'WELLINGTON').foresightA('shepherd', 'rk-1').foresightB('bt08', 'bt09').with(0, { certificates: 2 });

/** The small actions of the own board, exchange tokens and certificates. */
export const auxiliary = {
  rules: ['NZ-B4', 'NZ-B5', 'NZ-X15', 'NZ-X16', 'NZ-X19'],
  steps: {
    stop: {
      scene: () =>
        table(2)
          .at(0, 'C')
          .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
          .build(1, '1a', 'C1')
          .cleared(0, 'aux-certificate', 'aux-certificate')
          .turn(0),
      do: ['move C1.', 'auxiliary pound'],
      wrong: { on: ['move'], certificate: ['auxiliary certificate'], draw: ['auxiliary draw'], end: ['end'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money,
    },
    double: {
      scene: () =>
        table(2)
          .at(0, 'C')
          .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
          .cleared(0, 'aux-certificate', 'aux-certificate')
          .phaseB(0),
      do: ['use 2', 'auxiliary certificate double', 'certify 2'],
      wrong: {
        single: ['auxiliary certificate', 'certify 1'],
        others: ['auxiliary pound', 'auxiliary draw'],
        forgo: ['forgo'],
        gold: ['use 1'],
        end: ['end'],
      },
      brings: (before: NzState, after: NzState) =>
        after.players[0]!.certificates === before.players[0]!.certificates + 2 &&
        after.players[0]!.gold === before.players[0]!.gold + 1,
    },
    token: {
      scene: () =>
        table(2)
          .at(0, 'C')
          .hand(0, 'shropshire', 'shropshire', 'merino', 'merino')
          .stack(0, 'southdown', 'english-leicester', 'shropshire')
          .with(0, { tokens: 1 })
          .phaseB(0),
      do: ['exchange 2', 'discard', 'discard'],
      wrong: { one: ['exchange 1'], first: ['use', 'auxiliary'], end: ['end'] },
    },
    spend: {
      scene: () => visit().hand(0, 'southdown', 'english-leicester').phaseB(0),
      do: ['wellington', 'reveal', 'reveal', 'income 2'],
      wrong: { save: ['income'] },
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money + 6,
    },
  },
  task: {
    scene: () => visit().hand(0, 'southdown', 'merino', 'dorset-horn').phaseB(0),
    goal: (state: NzState) => state.players[0]!.posts[nz.components(state).postId['9']!]! > 0,
    lost: (state: NzState) => state.agenda.at(-1)?.task.startsWith('choose-foresight') === true,
    solution: ['wellington', 'reveal', 'reveal', 'reveal', 'income 2', 'deliver 9'],
    miss: ['wellington', 'reveal', 'reveal', 'reveal', 'income 0', 'deliver 6'],
  },
} as const satisfies Chapter;
