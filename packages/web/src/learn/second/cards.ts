import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';

const hasPlayed = (state: SecondState, card: string): boolean =>
  state.players[0]!.area.includes(second.components(state).cardId[card]!);

const fulfilled = (...hand: string[]) =>
  secondTable(2)
    .at(0, 'C')
    .hand(0, ...hand)
    .stations(0, 's1', 's2')
    .owns(0, 'fl-1')
    .phaseB(0);

/** Objectives: which to take, when to play. */
export const cards = {
  rules: ['SE-E2', 'SE-X7'],
  steps: {
    take: {
      scene: () =>
        secondTable(2)
          .at(0, 'C')
          .hand(0, 'criollo', 'galloway', 'pineywoods', 'santa-gertrudis')
          .stations(0, 's1')
          .objectives(['o04', 'o05', 'o16', 'o20'], ['o06'])
          .phaseB(0),
      do: ['use 1 b', 'objective o04'],
      wrong: {
        blind: ['objective stack'],
        others: ['objective o05', 'objective o16', 'objective o20'],
        certificate: ['use 1 a'],
        end: ['end'],
      },
    },
    play: {
      scene: () => fulfilled('criollo', 'galloway', 'pineywoods', 'o04'),
      do: ['play o04.'],
      wrong: { forgo: ['play o04 forgo'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) =>
        after.players[0]!.money === before.players[0]!.money + 2 && hasPlayed(after, 'o04'),
    },
    keep: { ask: { right: 'discard', wrong: ['score'] } },
    start: { ask: { right: 'sure', wrong: ['soon'] } },
  },
  task: {
    scene: () => fulfilled('criollo', 'galloway', 'o04', 'o05'),
    goal: (state: SecondState) => hasPlayed(state, 'o04') && !hasPlayed(state, 'o05'),
    lost: (state: SecondState) => hasPlayed(state, 'o05'),
    solution: ['play o04.'],
    miss: ['play o05.'],
  },
} as const satisfies Chapter;
