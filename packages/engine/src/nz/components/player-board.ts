/** A player board: auxiliary actions, disc spaces, worker rows, storehouses, tracks and exchange tokens. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { NzEffect } from '../effects.ts';
import type { BreedId } from './sheep.ts';
import type { Auxiliary, AuxiliaryId, Corner, DiscSpace, StorehousePair, WorkerRow, WorkerType } from './types.ts';

const grayFirst = 'the two gray spaces are the upper left ones, so the first two in the printed order';

/** In the printed order. */
export const auxiliaries: Readonly<Record<AuxiliaryId, Tagged<Auxiliary>>> = {
  pound: {
    single: rulebook({ do: 'gain', money: 1 }, 'en'),
    double: rulebook({ do: 'gain', money: 2 }, 'en'),
    startsOpen: derived(true, grayFirst),
  },
  draw: {
    single: rulebook({ do: 'draw', cards: 1, upTo: false }, 'en'),
    double: rulebook({ do: 'draw', cards: 2, upTo: false }, 'en'),
    startsOpen: derived(true, grayFirst),
  },
  certificate: {
    single: rulebook({ do: 'pay', money: 2, then: { do: 'certificates', steps: 1 } }, 'en'),
    double: rulebook({ do: 'pay', money: 4, then: { do: 'certificates', steps: 2 } }, 'en'),
    startsOpen: derived(false, grayFirst),
  },
  ship: {
    single: rulebook({ do: 'pay', money: 1, then: { do: 'ship', spaces: 1 } }, 'en'),
    double: rulebook({ do: 'pay', money: 2, then: { do: 'ship', spaces: 2 } }, 'en'),
    startsOpen: derived(false, grayFirst),
  },
  pathfinder: {
    single: rulebook({ do: 'pay', money: 1, then: { do: 'pathfinder', steps: 1 } }, 'en'),
    double: rulebook({ do: 'pay', money: 2, then: { do: 'pathfinder', steps: 2 } }, 'en'),
    startsOpen: derived(false, grayFirst),
  },
};

const corner = (colour: Corner) =>
  reconstructed(
    colour,
    'auxiliaries white, step and hand dark as in the Second Edition; of the rest the paid are white',
  );
const free = { cost: rulebook(0, 'en'), gain: rulebook(0, 'en') };
const pay = (money: number) => ({ cost: rulebook(money, 'en'), gain: rulebook(0, 'en') });
const noVp = { vp: rulebook(0, 'en') };
const noAuxiliary = { auxiliary: rulebook(null, 'en') };

const auxiliary = (id: AuxiliaryId, count: number): Tagged<DiscSpace> => ({
  count: derived(count, 'two spaces for each auxiliary action, less the two gray ones; all sum to 16'),
  corner: corner('white'),
  ...free,
  ...noVp,
  unlocks: rulebook('auxiliary', 'en'),
  auxiliary: rulebook(id, 'en'),
});
const one = { count: rulebook(1, 'en') };

export const discSpaces = rowsOf<DiscSpace>()({
  'aux-pound': auxiliary('pound', 1),
  'aux-draw': auxiliary('draw', 1),
  'aux-certificate': auxiliary('certificate', 2),
  'aux-ship': auxiliary('ship', 2),
  'aux-pathfinder': auxiliary('pathfinder', 2),
  step: {
    ...one,
    corner: corner('dark'),
    cost: rulebook(0, 'en'),
    gain: rulebook(3, 'en'),
    ...noVp,
    unlocks: rulebook('step', 'en'),
    ...noAuxiliary,
  },
  'hand-5': {
    ...one,
    corner: corner('dark'),
    ...pay(3),
    ...noVp,
    unlocks: rulebook('hand', 'en'),
    ...noAuxiliary,
  },
  'hand-6': {
    ...one,
    corner: corner('dark'),
    ...pay(8),
    vp: rulebook(3, 'en'),
    unlocks: rulebook('hand', 'en'),
    ...noAuxiliary,
  },
  'certificate-limit': {
    ...one,
    corner: corner('white'),
    ...free,
    ...noVp,
    unlocks: rulebook('certificate-limit', 'en'),
    ...noAuxiliary,
  },
  'certificate-left': {
    ...one,
    corner: corner('white'),
    ...pay(4),
    ...noVp,
    unlocks: rulebook('permanent-certificate', 'en'),
    ...noAuxiliary,
  },
  'certificate-right': {
    ...one,
    corner: corner('dark'),
    ...free,
    ...noVp,
    unlocks: rulebook('permanent-certificate', 'en'),
    ...noAuxiliary,
  },
  'wool-left': {
    ...one,
    corner: corner('dark'),
    ...free,
    ...noVp,
    unlocks: rulebook('permanent-wool', 'en'),
    ...noAuxiliary,
  },
  'wool-right': {
    ...one,
    corner: corner('white'),
    ...pay(4),
    ...noVp,
    unlocks: rulebook('permanent-wool', 'en'),
    ...noAuxiliary,
  },
});

export type DiscSpaceId = keyof typeof discSpaces;

const onSpace = (effect: NzEffect | null): Sourced<NzEffect | null> =>
  reconstructed(effect, 'the icons of the row are stated, their spaces are not: weakest first');
const hampshireOrRyeland = { breeds: ['hampshire', 'ryeland'] };

/** The immediate actions of the second to fifth worker of a row; the first is printed. */
export const workerRows: Readonly<Record<WorkerType, Tagged<WorkerRow>>> = {
  shepherd: {
    2: onSpace({ do: 'gain', tokens: 1 }),
    3: onSpace({ do: 'pay', money: 4, then: { do: 'pick', count: 1, sheep: hampshireOrRyeland, onto: 'stack' } }),
    4: onSpace({ do: 'buy' }),
    5: onSpace({
      do: 'either',
      of: [
        { do: 'pick', count: 2, sheep: { vp: 2 }, onto: 'discard' },
        { do: 'pick', count: 1, sheep: hampshireOrRyeland, onto: 'discard' },
      ],
    }),
  },
  craftsman: {
    2: onSpace({ do: 'pathfinder', steps: 1 }),
    3: onSpace({ do: 'build', moneyPerCraftsman: 2 }),
    4: onSpace({ do: 'pathfinder', steps: 1 }),
    5: onSpace({ do: 'build', moneyPerCraftsman: 1 }),
  },
  sailor: {
    2: onSpace({ do: 'discard', cards: 'any', then: { do: 'certificates', steps: 1 } }),
    3: onSpace({ do: 'gain', gold: 1 }),
    4: onSpace({ do: 'discard', cards: 'any', then: { do: 'certificates', steps: 1 } }),
    5: onSpace({ do: 'ship', spaces: 5 }),
  },
  shearer: {
    2: onSpace({ do: 'take', card: 'romney' }),
    3: onSpace({ do: 'pathfinder', steps: 1 }),
    4: onSpace({ do: 'take', card: 'romney' }),
    5: onSpace(null),
  },
};

/** Points for a worker on the fifth space of a row. */
export const fifthWorkerVp: Sourced<number> = rulebook(4, 'en');

const noBonus = rulebook(null, 'en');
const noPairVp = reconstructed(0, 'only two of the five pairs score');

/** Two storehouses each; the bonus comes when both have left the board. */
export const storehousePairs = rowsOf<StorehousePair>()({
  p1: { bonus: reconstructed({ do: 'gain', money: 5 }, 'an immediate bonus'), vp: noPairVp },
  p2: { bonus: reconstructed({ do: 'gain', gold: 2 }, 'an immediate bonus'), vp: noPairVp },
  p3: {
    bonus: reconstructed({ do: 'permanent', certificates: 1 }, 'the rules speak of a permanent bonus'),
    vp: noPairVp,
  },
  p4: { bonus: noBonus, vp: rulebook(2, 'en') },
  p5: { bonus: noBonus, vp: rulebook(4, 'en') },
});

export interface Tracks {
  certificateLimit: number;
  /** The limit once its disc space is cleared. */
  certificateLimitCleared: number;
  /** Moving from below to this space or beyond gives a gold. */
  certificateGoldAt: number;
  goldLimit: number;
  startGold: number;
  /** Cards kept before the first turn. */
  startHand: number;
  handLimit: number;
}

export const tracks: Tagged<Tracks> = {
  certificateLimit: rulebook(3, 'en'),
  certificateLimitCleared: rulebook(5, 'en'),
  certificateGoldAt: rulebook(2, 'en'),
  goldLimit: rulebook(5, 'en'),
  startGold: rulebook(1, 'en'),
  startHand: rulebook(4, 'en'),
  handLimit: rulebook(4, 'en'),
};

export interface Exchange {
  /** Cards drawn and then discarded for one token. */
  draw: number;
  /** Tokens for removing a sheep from the game, which sheep, and the gold it gives. */
  retireTokens: number;
  retireBreed: BreedId;
  retireGold: number;
}

export const exchange: Tagged<Exchange> = {
  draw: rulebook(2, 'en'),
  retireTokens: rulebook(2, 'en'),
  retireBreed: rulebook('shropshire', 'en'),
  retireGold: rulebook(1, 'en'),
};
