import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const discsIn = (state: SecondState, city: string): number =>
  state.players[0]!.cities[second.components(state).cities.findIndex(({ id }) => id === city)]!;

const visit = (engine: string) =>
  secondTable(2)
    .at(0, 'G')
    .engine(0, engine)
    .foresight(1, 'cowboy', 'fl-1')
    .foresight(2, 'green-outlaw', 'engineer')
    .foresight(3, 'builder', 'cowboy');

/** Foresight, income and delivery at the end of the trail. */
export const kansasCity = {
  rules: ['SE-K1', 'SE-K2', 'SE-K3', 'SE-K4', 'SE-K5', 'SE-K6', 'SE-K7'],
  steps: {
    arrive: {
      scene: () =>
        visit('4')
          .hand(0, ...FOUR_TYPES)
          .turn(0),
      do: ['move KC', 'kansas-city'],
    },
    foresight: { do: ['foresight', 'foresight', 'foresight'] },
    income: {
      do: ['income 0'],
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 7,
    },
    discs: { show: ['disc:aux-engine', 'disc:hand'], ask: { right: 'white', wrong: ['dark'] } },
    deliver: {
      show: ['city:bloomington'],
      do: ['deliver bloomington'],
      wrong: { home: ['deliver kansas-city'], low: ['deliver fulton', 'deliver st-louis'] },
      brings: (before: SecondState, after: SecondState) =>
        discsIn(after, 'bloomington') === 1 && after.players[0]!.money === before.players[0]!.money - 2,
    },
    once: {
      show: ['city:st-louis', 'city:bloomington', 'city:peoria'],
      ask: { right: 'louis', wrong: ['bloomington', 'peoria'] },
      holds: (state: SecondState) => discsIn(state, 'bloomington') === 1 && discsIn(state, 'st-louis') === 0,
    },
    leave: { do: ['end'] },
  },
  task: {
    scene: () => visit('8').hand(0, 'galloway', 'pineywoods', 'longhorn', 'criollo').turn(0),
    goal: (state: SecondState) => discsIn(state, 'peoria') === 1,
    lost: (state: SecondState) => state.players[0]!.cities.some((discs) => discs > 0),
    solution: ['move KC', 'kansas-city', 'foresight', 'foresight', 'foresight', 'income 0', 'deliver peoria'],
    miss: ['move KC', 'kansas-city', 'foresight', 'foresight', 'foresight', 'income 0', 'deliver bloomington'],
  },
} as const satisfies Chapter;
