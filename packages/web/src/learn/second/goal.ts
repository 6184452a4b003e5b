import { score, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const lateGame = (...more: string[]) =>
  secondTable(2)
    .at(0, 'F')
    .hand(0, ...FOUR_TYPES)
    .discard(0, 'hereford-7', 'longhorn')
    .cities(0, 'chicago', 'toledo', 'philadelphia', ...more)
    .build(0, '4a', 'A-1')
    .build(0, '5a', 'G-1')
    .hazard('fl-1', 'FLOOD-1')
    .hazard('ro-3', 'ROCKFALL-1')
    .hazard('fl-5', 'FLOOD-2')
    .phaseB(0);

const pointsOf = (state: SecondState, category: string): number =>
  score(state).seats[0]!.categories.find((entry) => entry.category === category)!.vp;

/** What it is all about, and where points come from. */
export const goal = {
  rules: ['SE-E2', 'SE-X11'],
  steps: {
    story: { scene: () => lateGame(), show: ['space:KC'] },
    most: {
      show: ['city:chicago', 'city:toledo', 'city:philadelphia'],
      sheet: true,
    },
    neighbours: {
      show: ['city:pittsburgh', 'city:new-york'],
      ask: { right: 'near', wrong: ['far'] },
      holds: (state: SecondState) =>
        pointsOf(lateGame('pittsburgh').s, 'cities') === pointsOf(state, 'cities') + 12 &&
        pointsOf(lateGame('new-york').s, 'cities') === pointsOf(state, 'cities') + 9,
    },
    cattle: {
      show: ['hand:criollo', 'hand:galloway', 'hand:pineywoods', 'hand:santa-gertrudis'],
      ask: { right: 'better', wrong: ['first'] },
      holds: (state: SecondState) => pointsOf(state, 'cattle') === 9,
    },
    money: {
      ask: { right: 'spend', wrong: ['keep'] },
      holds: (state: SecondState) => state.players[0]!.money === 10 && pointsOf(state, 'dollars') === 2,
    },
  },
  task: {
    scene: () => lateGame(),
    goal: (state: SecondState) => pointsOf(state, 'hazards') === 4,
    lost: (state: SecondState) => state.players[0]!.hazards.length > 0,
    solution: ['use 2', 'remove FLOOD-2'],
    miss: ['use 2', 'remove FLOOD-1'],
  },
} as const satisfies Chapter;
