import type { SecondState } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import type { Chapter } from '../chapter.ts';
import { FOUR_TYPES } from './herd.ts';

const withOutlaws = () =>
  secondTable(2)
    .at(0, 'D')
    .hand(0, ...FOUR_TYPES)
    .outlaw('green', 'OUTLAW-3')
    .outlaw('orange', 'OUTLAW-4');

/** Outlaws, hazards, and what the railroad saves. */
export const outlaws = {
  rules: ['SE-A1', 'SE-K5', 'SE-X10', 'SE-X11'],
  steps: {
    bounty: {
      scene: () => withOutlaws().phaseB(0),
      do: ['use 1 a', 'bounty OUTLAW-4'],
      wrong: { poor: ['bounty OUTLAW-3'], engine: ['use 1 b'], auxiliary: ['use 2', 'auxiliary'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 3,
    },
    colours: { show: ['space:OUTLAW-3'], ask: { right: 'green', wrong: ['orange'] } },
    hazard: {
      scene: () =>
        secondTable(2)
          .at(0, 'F')
          .hand(0, ...FOUR_TYPES)
          .hazard('fl-5', 'FLOOD-1')
          .hazard('ro-1', 'ROCKFALL-1')
          .phaseB(0),
      do: ['use 2', 'remove FLOOD-1'],
      wrong: { small: ['remove ROCKFALL-1'], auxiliary: ['auxiliary'], end: ['end'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money - 7,
    },
    fare: {
      scene: () =>
        secondTable(2)
          .at(0, 'KC')
          .engine(0, '5')
          .hand(0, ...FOUR_TYPES)
          .phaseB(0),
      do: ['kansas-city', 'foresight', 'foresight', 'foresight', 'income 0', 'deliver bloomington'],
      wrong: { low: ['deliver'] },
      brings: (before: SecondState, after: SecondState) => after.players[0]!.money === before.players[0]!.money + 7 - 1,
    },
  },
  task: {
    scene: () => withOutlaws().outlaw('green', 'OUTLAW-6').phaseB(0),
    goal: (state: SecondState) => state.players[0]!.money === 15,
    lost: (state: SecondState) => state.players[0]!.outlaws.some((taken) => taken > 0),
    solution: ['use 1 a', 'bounty OUTLAW-6'],
    miss: ['use 1 a', 'bounty OUTLAW-3'],
  },
} as const satisfies Chapter;
