import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

/** For whoever knows the Second Edition. */
export const fromSecond = {
  rules: [],
  steps: {
    order: {
      scene: () =>
        table(2)
          .at(0, 'E')
          .with(0, { workers: { shearer: 2 } })
          .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
          .foresightA('shearer', 'rk-1')
          .foresightB('bt08', 'bt09')
          .phaseB(0),
      show: ['space:WELLINGTON'],
      ask: { right: 'income', wrong: ['foresight'] },
    },
    wool: {
      do: ['use 1', 'reveal merino|reveal english-leicester', 'reveal merino|reveal english-leicester', 'shear'],
      wrong: { low: ['reveal'], redraw: ['redraw'], early: ['shear'], end: ['end'] },
    },
    posts: { do: ['deliver wool-5'], wrong: { keep: ['forgo'] } },
    deck: { ask: { right: 'cards', wrong: ['cull'] } },
    sea: { show: ['sea:S0', 'pathfinder:0'] },
    end: { show: ['token'], ask: { right: 'tiles', wrong: ['jobs'] } },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'B')
        .with(0, { workers: { sailor: 3 } })
        .hand(0, 'shropshire', 'southdown', 'english-leicester', 'merino')
        .phaseB(0),
    goal: (state: NzState) =>
      state.players[0]!.houses[nz.components(state).houses.findIndex(({ id }) => id === 'lh1')]! > 0,
    solution: ['use 2', 'upgrade lh1'],
    miss: ['use 1 a', 'advance 2', 'end'],
  },
} as const satisfies Chapter;
