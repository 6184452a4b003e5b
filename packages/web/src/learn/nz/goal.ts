import { score, type NzState } from '@drover/engine';
import { table } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './flock.ts';

const lateGame = (...more: string[]) =>
  table(2)
    .at(0, 'H')
    .hand(0, ...FOUR_TYPES)
    .discard(0, 'suffolk', 'corriedale')
    .posts(0, '6', '9', '12', ...more)
    .build(0, '3a', 'A1')
    .build(0, '4a', 'F1')
    .bonus('bt07', 1, 1)
    .bonus('bt08', 1, 2)
    .bonus('bt02', 2, 1)
    .token(4)
    .phaseB(0);

const pointsOf = (state: NzState, category: string): number =>
  score(state).seats[0]!.categories.find((entry) => entry.category === category)!.vp;

/** What it is all about, and where points come from. */
export const goal = {
  rules: ['NZ-E2', 'NZ-X2'],
  steps: {
    story: { scene: () => lateGame(), show: ['space:WELLINGTON'] },
    most: {
      show: ['post:6', 'post:9', 'post:12'],
      sheet: true,
    },
    neighbours: {
      show: ['post:15', 'post:18'],
      ask: { right: 'near', wrong: ['far'] },
      holds: (state: NzState) =>
        pointsOf(lateGame('15').s, 'posts') === pointsOf(state, 'posts') + 10 &&
        pointsOf(lateGame('18').s, 'posts') === pointsOf(state, 'posts') + 6,
    },
    sheep: {
      show: ['hand:shropshire', 'hand:southdown', 'hand:english-leicester', 'hand:merino'],
      ask: { right: 'better', wrong: ['first'] },
      holds: (state: NzState) => pointsOf(state, 'cards') === 9,
    },
    money: {
      ask: { right: 'spend', wrong: ['keep'] },
      holds: (state: NzState) => state.players[0]!.money === 10 && pointsOf(state, 'pounds') === 2,
    },
  },
  task: {
    scene: () => lateGame(),
    goal: (state: NzState) => pointsOf(state, 'tiles') === 4,
    lost: (state: NzState) => state.players[0]!.bonusTiles.length > 0,
    solution: ['use 2', 'invest 1 2'],
    miss: ['use 2', 'invest 2 1'],
  },
} as const satisfies Chapter;
