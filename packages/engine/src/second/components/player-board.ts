/** A player board: auxiliary actions, disc spaces, worker rows, tracks and exchange tokens. */
import { rowsOf, type PerPlayers, type Tagged } from '../../core/rows.ts';
import { derived, published, rulebook, type Sourced } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { Auxiliary, AuxiliaryId, Corner, DiscSpace, WorkerRow, WorkerType } from './types.ts';

const grayFirst = 'the two gray spaces are the upper left ones, so the first two in the printed order';
const back = (spaces: number, then: SecondEffect): SecondEffect => ({ do: 'engine-back', spaces, then });
const pay = (money: number, then: SecondEffect): SecondEffect => ({ do: 'pay', money, then });

const certificate = (n: number) => rulebook(pay(n, back(n, { do: 'certificates', steps: n })), 'en');
const engine = (n: number) => rulebook(pay(n, { do: 'engine', spaces: n }), 'en');
const cull = (n: number) =>
  rulebook(
    back(n, {
      do: 'all',
      of: [
        { do: 'gain', money: n },
        { do: 'cull', cards: n },
      ],
    }),
    'en',
  );

/** In the printed order. */
export const auxiliaries: Readonly<Record<AuxiliaryId, Tagged<Auxiliary>>> = {
  dollar: {
    single: rulebook({ do: 'gain', money: 1 }, 'en'),
    double: rulebook({ do: 'gain', money: 2 }, 'en'),
    startsOpen: derived(true, grayFirst),
  },
  draw: {
    single: rulebook({ do: 'draw', cards: 1, upTo: false }, 'en'),
    double: rulebook({ do: 'draw', cards: 2, upTo: false }, 'en'),
    startsOpen: derived(true, grayFirst),
  },
  certificate: { single: certificate(1), double: certificate(2), startsOpen: derived(false, grayFirst) },
  engine: { single: engine(1), double: engine(2), startsOpen: derived(false, grayFirst) },
  cull: { single: cull(1), double: cull(2), startsOpen: derived(false, grayFirst) },
};

const corner = (colour: Corner) => published(colour, 'boardgamefiesta, Unlockable');
const free = { cost: rulebook(0, 'en'), gain: rulebook(0, 'en') };
const noVp = { vp: rulebook(0, 'en') };
const noAuxiliary = { auxiliary: rulebook(null, 'en') };
const one = { count: rulebook(1, 'en') };

const auxiliary = (id: AuxiliaryId, count: number): Tagged<DiscSpace> => ({
  count: derived(count, 'two spaces for each auxiliary action, less the two gray ones; all sum to 14'),
  corner: corner('white'),
  ...free,
  ...noVp,
  unlocks: rulebook('auxiliary', 'en'),
  auxiliary: rulebook(id, 'en'),
});

export const discSpaces = rowsOf<DiscSpace>()({
  'aux-dollar': auxiliary('dollar', 1),
  'aux-draw': auxiliary('draw', 1),
  'aux-certificate': auxiliary('certificate', 2),
  'aux-engine': auxiliary('engine', 2),
  'aux-cull': auxiliary('cull', 2),
  'step-left': {
    ...one,
    corner: corner('dark'),
    cost: rulebook(0, 'en'),
    gain: rulebook(3, 'en'),
    ...noVp,
    unlocks: rulebook('step', 'en'),
    ...noAuxiliary,
  },
  'step-right': {
    ...one,
    corner: corner('dark'),
    ...free,
    vp: rulebook(3, 'en'),
    unlocks: rulebook('step', 'en'),
    ...noAuxiliary,
  },
  hand: {
    count: rulebook(2, 'en'),
    corner: corner('dark'),
    cost: rulebook(5, 'en'),
    gain: rulebook(0, 'en'),
    ...noVp,
    unlocks: rulebook('hand', 'en'),
    ...noAuxiliary,
  },
  'certificate-4': {
    ...one,
    corner: corner('white'),
    ...free,
    ...noVp,
    unlocks: rulebook('certificate-limit', 'en'),
    ...noAuxiliary,
  },
  'certificate-6': {
    ...one,
    corner: corner('dark'),
    ...free,
    ...noVp,
    unlocks: rulebook('certificate-limit', 'en'),
    ...noAuxiliary,
  },
});

export type DiscSpaceId = keyof typeof discSpaces;

const limit = 'boardgamefiesta, PlayerState; 3 or 4 at the start is stated';
const more = 'boardgamefiesta, PlayerState';

/** Steps at the start of the game. */
export const stepLimit: PerPlayers<Sourced<number>> = {
  2: published(3, limit),
  3: published(3, limit),
  4: published(4, limit),
};
/** Steps that come with clearing the left step space, and the right one. */
export const stepLeft: PerPlayers<Sourced<number>> = {
  2: published(1, more),
  3: published(2, more),
  4: published(2, more),
};
export const stepRight: PerPlayers<Sourced<number>> = {
  2: published(1, more),
  3: published(1, more),
  4: published(1, more),
};

const onSpace = (effect: SecondEffect | null): Sourced<SecondEffect | null> =>
  published(effect, 'boardgamefiesta, PlayerState');
const forGray = (then: SecondEffect) => onSpace({ do: 'discard', cards: { breed: 'criollo' }, then });
const build: SecondEffect = { do: 'build', moneyPerCraftsman: 1 };

/** The immediate actions of the second to sixth worker of a row; the first is printed. */
export const workerRows: Readonly<Record<WorkerType, Tagged<WorkerRow>>> = {
  cowboy: {
    2: onSpace(null),
    3: onSpace(null),
    4: onSpace({ do: 'remove-hazard', cost: 0 }),
    5: onSpace(null),
    6: onSpace({ do: 'bounty' }),
  },
  builder: { 2: onSpace(null), 3: onSpace(null), 4: onSpace(build), 5: onSpace(null), 6: onSpace(build) },
  engineer: {
    2: forGray({ do: 'certificates', steps: 1 }),
    3: forGray({ do: 'gain', money: 2 }),
    4: onSpace({ do: 'hire', modifier: -2 }),
    5: forGray({ do: 'certificates', steps: 2 }),
    6: forGray({ do: 'gain', money: 4 }),
  },
};

/** Points for each worker on the fifth or sixth space of a row. */
export const lateWorkerVp: Sourced<number> = rulebook(4, 'en');

export interface Tracks {
  /** The places of the certificate track, from the top. */
  certificates: readonly number[];
  certificateLimit: number;
  /** The limit once the first, the first two, ... of its disc spaces are cleared. */
  certificateLimitsCleared: readonly number[];
  /** Cards kept before the first turn. */
  startHand: number;
  handLimit: number;
}

export const tracks: Tagged<Tracks> = {
  certificates: published([0, 1, 2, 3, 4, 6], 'boardgamefiesta, PlayerState'),
  certificateLimit: rulebook(3, 'en'),
  certificateLimitsCleared: rulebook([4, 6], 'en'),
  startHand: rulebook(4, 'en'),
  handLimit: rulebook(4, 'en'),
};

/** Cards drawn and then discarded for one exchange token. */
export const exchange: Tagged<{ draw: number }> = { draw: rulebook(2, 'en') };
