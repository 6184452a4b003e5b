import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './flock.ts';

const discsOn = (state: NzState, post: string): number => state.players[0]!.posts[nz.components(state).postId[post]!]!;

/** The four steps at the end of the trail. */
export const wellington = {
  rules: ['NZ-A3', 'NZ-W1', 'NZ-W2', 'NZ-W3', 'NZ-W5', 'NZ-W6', 'NZ-W7', 'NZ-W8', 'NZ-W9', 'NZ-W10', 'NZ-W12'],
  steps: {
    arrive: {
      scene: () =>
        table(2)
          .at(0, 'H')
          .hand(0, ...FOUR_TYPES)
          .foresightA('shearer', 'rk-1')
          .foresightB('bt08', 'bt09')
          .turn(0),
      do: ['move WELLINGTON', 'wellington'],
    },
    reveal: {
      do: ['reveal', 'reveal', 'reveal', 'reveal'],
      wrong: { keep: ['income'] },
    },
    income: {
      do: ['income 0'],
      brings: (before: NzState, after: NzState) => after.players[0]!.money === before.players[0]!.money + 7,
    },
    discs: { show: ['disc:aux-ship', 'disc:step'], ask: { right: 'white', wrong: ['dark'] } },
    deliver: {
      show: ['post:6'],
      do: ['deliver 6'],
      wrong: { zero: ['deliver 0'], low: ['deliver 1', 'deliver 3'] },
      brings: (_: NzState, after: NzState) => discsOn(after, '6') === 1,
    },
    once: {
      show: ['post:3', 'post:6', 'post:9'],
      ask: { right: 'three', wrong: ['six', 'nine'] },
      holds: (state: NzState) => discsOn(state, '6') === 1 && discsOn(state, '3') === 0,
    },
    foresight: { do: ['foresight', 'foresight'] },
    leave: { do: ['end'] },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'H')
        .hand(0, 'southdown', 'english-leicester', 'merino', 'dorset-horn')
        .foresightA('shepherd', 'rk-1')
        .foresightB('bt08', 'bt09')
        .turn(0),
    goal: (state: NzState) => discsOn(state, '9') === 1,
    lost: (state: NzState) => state.agenda.at(-1)?.task.startsWith('choose-foresight') === true,
    solution: ['move WELLINGTON', 'wellington', 'reveal', 'reveal', 'reveal', 'reveal', 'income 0', 'deliver 9'],
    miss: ['move WELLINGTON', 'wellington', 'reveal', 'reveal', 'income 0', 'deliver 3'],
  },
} as const satisfies Chapter;
