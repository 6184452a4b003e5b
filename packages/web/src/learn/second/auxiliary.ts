import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const visit = () =>
  secondTable(2)
    .at(0, 'KC')
    .engine(0, '12')
    .with(0, { certificates: 2 })
    .foresight(1, 'cowboy', 'fl-1')
    .foresight(2, 'builder', 'engineer')
    .foresight(3, 'builder', 'cowboy');

/** The small actions of the own board, exchange tokens and certificates. */
export const auxiliary = {
  rules: ['SE-B1', 'SE-X4', 'SE-X9', 'SE-X12', 'SE-X13'],
  steps: {
    stop: {
      scene: () =>
        secondTable(2)
          .at(0, 'C')
          .hand(0, ...FOUR_TYPES)
          .build(1, '2a', 'C-1-1')
          .turn(0),
      do: ['move C-1-1.', 'auxiliary dollar'],
      wrong: { on: ['move'], draw: ['auxiliary draw'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 1,
    },
    cull: {
      scene: () =>
        secondTable(2)
          .at(0, 'D')
          .hand(0, 'criollo', 'criollo', 'galloway', 'longhorn')
          .engine(0, '3')
          .cleared(0, 'aux-cull', 'aux-cull')
          .phaseB(0),
      do: ['use 2', 'auxiliary cull double', 'engine 1', 'retire criollo', 'retire criollo'],
      wrong: {
        single: ['auxiliary cull.'],
        others: ['auxiliary dollar', 'auxiliary draw'],
        good: ['retire'],
        forgo: ['done', 'forgo'],
        engine: ['use 1'],
        end: ['end'],
      },
      brings: (before: SecondState, after: SecondState) =>
        after.players[0]!.hand.length === before.players[0]!.hand.length - 2 &&
        after.players[0]!.money === before.players[0]!.money + 2,
    },
    token: {
      scene: () =>
        secondTable(2)
          .at(0, 'D')
          .hand(0, 'criollo', 'criollo', 'galloway', 'galloway')
          .stack(0, 'pineywoods', 'santa-gertrudis', 'criollo')
          .with(0, { tokens: 1 })
          .phaseB(0),
      do: ['exchange 2', 'discard', 'discard'],
      wrong: { one: ['exchange 1'], first: ['use', 'auxiliary'], end: ['end'] },
    },
    spend: {
      scene: () => visit().hand(0, 'galloway', 'pineywoods').phaseB(0),
      do: ['kansas-city', 'foresight', 'foresight', 'foresight', 'income 2'],
      wrong: { save: ['income'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 6,
    },
  },
  task: {
    scene: () => visit().hand(0, 'galloway', 'pineywoods', 'criollo', 'longhorn').phaseB(0),
    goal: (state: SecondState) =>
      state.players[0]!.cities[second.components(state).cities.findIndex(({ id }) => id === 'chicago')]! > 0,
    lost: (state: SecondState) => state.players[0]!.cities.some((discs) => discs > 0),
    solution: ['kansas-city', 'foresight', 'foresight', 'foresight', 'income 2', 'deliver chicago'],
    miss: ['kansas-city', 'foresight', 'foresight', 'foresight', 'income 0', 'deliver peoria'],
  },
} as const satisfies Chapter;
