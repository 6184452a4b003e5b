import { nz, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const hasPlayed = (state: NzState, card: string): boolean =>
  state.players[0]!.area.includes(nz.components(state).cardId[card]!);

/** Cards that are no sheep: helpers, objectives, and what gold buys. */
export const cards = {
  rules: ['NZ-E3', 'NZ-E4', 'NZ-X13', 'NZ-X17', 'NZ-X18', 'NZ-X20'],
  steps: {
    ferry: {
      scene: () =>
        table(2)
          .at(0, 'B')
          .hand(0, 'shropshire', 'merino', 'southdown', 'ferry')
          .stack(0, 'english-leicester', 'shropshire')
          .objectives(['o11', 'o04', 'o12', 'o18'], ['o05'])
          .phaseB(0),
      do: ['play ferry.'],
      wrong: { forgo: ['play ferry forgo'], end: ['end'] },
      brings: (before: NzState, after: NzState) =>
        after.players[0]!.money === before.players[0]!.money + 2 && after.players[0]!.hand.length === 4,
    },
    take: {
      do: ['use 1 b', 'objective o11'],
      wrong: {
        blind: ['objective stack'],
        others: ['objective o04', 'objective o12', 'objective o18'],
        track: ['use 1 a'],
      },
    },
    play: {
      scene: () =>
        table(2)
          .at(0, 'B')
          .hand(0, 'shropshire', 'merino', 'southdown', 'o11')
          .build(0, '1a', 'C1')
          .harbours(0, 'sh1')
          .with(0, { gold: 3 })
          .bonusSets('set-1', 'set-3', 'set-5', 'set-6')
          .phaseB(0),
      do: ['play o11.'],
      wrong: { forgo: ['play o11 forgo'], end: ['end'] },
      brings: (before: NzState, after: NzState) =>
        after.players[0]!.money === before.players[0]!.money + 4 && hasPlayed(after, 'o11'),
    },
    gold: {
      do: ['gold barrel'],
      wrong: { wheel: ['gold wheel'], end: ['end'] },
      brings: (_: NzState, after: NzState) => after.players[0]!.gold === 0,
    },
    hazard: {
      scene: () =>
        table(2)
          .at(0, 'H')
          .hand(0, 'shropshire', 'merino', 'southdown')
          .hazard('rk-7', 'RK1')
          .hazard('rk-1', 'RK2')
          .phaseB(0),
      do: ['use 3', 'remove RK1', 'take'],
      wrong: { small: ['remove RK2'], shear: ['use 1'], end: ['end'] },
      brings: (before: NzState, after: NzState) =>
        after.players[0]!.money === before.players[0]!.money - 5 && after.players[0]!.hazards.length === 1,
    },
  },
  task: {
    scene: () =>
      table(2)
        .at(0, 'B')
        .hand(0, 'shropshire', 'merino', 'o11', 'o04')
        .build(0, '1a', 'C1')
        .harbours(0, 'sh1')
        .phaseB(0),
    goal: (state: NzState) => hasPlayed(state, 'o11') && !hasPlayed(state, 'o04'),
    lost: (state: NzState) => hasPlayed(state, 'o04'),
    solution: ['play o11.'],
    miss: ['play o04.'],
  },
} as const satisfies Chapter;
