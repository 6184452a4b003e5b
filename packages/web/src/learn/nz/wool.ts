import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const woolDelivered = (state: NzState, post: string): boolean =>
  state.players[0]!.posts[nz.components(state).postId[post]!]! > 0;

/** Shearing on the way, and delivering wool. */
export const wool = {
  rules: ['NZ-X11', 'NZ-X12'],
  steps: {
    numbers: {
      scene: () =>
        table(2)
          .at(0, 'E')
          .with(0, { workers: { shearer: 2 } })
          .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
          .stack(0, 'southdown', 'merino', 'shropshire')
          .phaseB(0),
      show: ['hand:merino'],
    },
    shear: {
      do: ['use 1', 'reveal merino|reveal english-leicester', 'reveal merino|reveal english-leicester'],
      wrong: { low: ['reveal'], redraw: ['redraw'], early: ['shear'], auxiliary: ['use 2', 'auxiliary'], end: ['end'] },
    },
    paid: { do: ['shear'] },
    deliver: {
      show: ['post:wool-5'],
      do: ['deliver wool-5'],
      wrong: { keep: ['forgo'] },
      brings: (_: NzState, after: NzState) => woolDelivered(after, 'wool-5'),
    },
    draw: { do: ['end'], wrong: { auxiliary: ['use 2'] } },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'E')
        .with(0, { workers: { shearer: 3 } })
        .hand(0, 'shropshire', 'merino', 'dorset-horn', 'lincoln')
        .phaseB(0),
    goal: (state: NzState) => woolDelivered(state, 'wool-9'),
    lost: (state: NzState) => woolDelivered(state, 'wool-5'),
    solution: ['use 1', 'reveal merino', 'reveal dorset-horn', 'reveal lincoln', 'shear', 'deliver wool-9'],
    miss: ['use 1', 'reveal shropshire', 'reveal merino', 'reveal dorset-horn', 'shear', 'deliver wool-5'],
  },
} as const satisfies Chapter;
