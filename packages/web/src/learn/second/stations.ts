import { second, type SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const hasStation = (state: SecondState, station: string): boolean =>
  state.players[0]!.stations[second.components(state).stations.findIndex(({ id }) => id === station)]! > 0;

const atTheRailroad = (engineers: number, engine: string) =>
  secondTable(2)
    .at(0, 'G')
    .with(0, { workers: { engineer: engineers } })
    .engine(0, engine)
    .hand(0, ...FOUR_TYPES)
    .phaseB(0);

/** The engine, turnouts, stations and their masters. */
export const stations = {
  rules: ['SE-X3', 'SE-X5'],
  steps: {
    engine: {
      scene: () => atTheRailroad(2, '1'),
      do: ['use 1', 'engine 3'],
      wrong: { short: ['engine 2'], auxiliary: ['use 2', 'auxiliary'], end: ['end'] },
    },
    turnout: {
      scene: () => atTheRailroad(3, '3'),
      do: ['use 1', 'engine t4'],
      wrong: { past: ['engine'], auxiliary: ['use 2', 'auxiliary'], end: ['end'] },
    },
    upgrade: {
      show: ['station:s1'],
      do: ['upgrade s1'],
      wrong: { forgo: ['forgo'] },
      brings: (before: SecondState, after: SecondState) =>
        hasStation(after, 's1') && after.players[0]!.money === before.players[0]!.money - 2,
    },
    master: {
      do: ['appoint engineer'],
      wrong: { keep: ['forgo'] },
      brings: (_: SecondState, after: SecondState) => after.players[0]!.stationMasters.length === 1,
    },
  },
  task: {
    scene: () => atTheRailroad(3, '5'),
    goal: (state: SecondState) => hasStation(state, 's2'),
    solution: ['use 1', 'engine t7', 'upgrade s2'],
    miss: ['use 1', 'engine 7', 'end'],
  },
} as const satisfies Chapter;
