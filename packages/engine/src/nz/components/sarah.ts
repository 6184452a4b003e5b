/** Sarah, the solo opponent: her cards, her board and her market tile. */
import type { Tagged } from '../../core/rows.ts';
import { derived, published, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { MarketPick } from '../../effects/effect.ts';
import type {
  SarahAction,
  SarahCard,
  SarahDifficulty,
  SarahIcon,
  SarahSheep,
  StackSymbol,
  WorkerType,
} from './types.ts';

type ByWorkers<Value> = Readonly<Record<1 | 2 | 3 | 4 | 5, Sourced<Value>>>;

interface Sarah {
  readonly cards: Readonly<Record<string, Tagged<SarahCard>>>;
  /** The least and the most steps of a card whose movement counts workers. */
  readonly steps: Tagged<{ least: number; most: number }>;
  /** The bonus card that comes with a worker in this column of her board. */
  readonly boardColumns: Readonly<Record<2 | 3 | 4 | 5, Sourced<StackSymbol>>>;
  /** What else a worker in this row and column brings. */
  readonly immediate: Readonly<Record<WorkerType, Readonly<Record<2 | 3 | 4 | 5, Sourced<SarahIcon | null>>>>>;
  /** By her shepherds: the sheep she takes. Of the alternatives the market can give, the one with the most points. */
  readonly market: ByWorkers<readonly (readonly MarketPick[])[]>;
  /** By card, then by her sailors. */
  readonly sailorCards: Readonly<Record<12 | 16, ByWorkers<StackSymbol>>>;
  /** By card, then by her shearers. */
  readonly shearerSheep: Readonly<Record<13 | 17, ByWorkers<readonly SarahSheep[]>>>;
  readonly difficulties: Readonly<Record<'easy' | 'medium' | 'hard', Tagged<SarahDifficulty>>>;
  /** In her supply; one more starts on the pathfinder track. */
  readonly discs: Sourced<number>;
}

const fr = 'fr';
const zero = rulebook(0, fr);
const plainCard = (steps: number, ...actions: readonly SarahAction[]): Tagged<SarahCard> => ({
  move: reconstructed(steps, 'about three steps; no card with a number has been seen'),
  actions: rulebook(actions, fr),
  speciality: rulebook(null, fr),
  otherwise: rulebook([], fr),
  pathfinder: zero,
  extraSteps: zero,
  craftsmen: zero,
  sheep: rulebook([], fr),
});
const typeCard = (
  type: WorkerType,
  actions: readonly SarahAction[],
  otherwise: readonly SarahAction[],
): Tagged<SarahCard> => ({
  ...plainCard(0, ...actions),
  move: reconstructed(
    type,
    'two icons that count workers are stated; that the easier cards count their own type is not',
  ),
  speciality: rulebook(type, fr),
  otherwise: rulebook(otherwise, fr),
});
/** The harder cards count the workers of her speciality instead. */
const bySpeciality = {
  move: published('speciality', 'weak: Chinese solo booklet, transcript 21, the example of card 14'),
} as const;
const pathfinder = (spaces: number) => ({
  pathfinder: reconstructed(spaces, 'the action is stated, the number of spaces is not'),
});
const extraSteps = (steps: number) => ({
  extraSteps: published(steps, 'Chinese solo booklet, transcript 21'),
});
const orderOfHiring = 'two hiring cards with opposite orders are stated; which one is 1 is proposed';

const lincolnOrCorriedale: MarketPick = { breeds: ['lincoln', 'corriedale'] };
const dorsetHorn: MarketPick = { breeds: ['dorset-horn'] };
const suffolk: MarketPick = { breeds: ['suffolk'] };
const hampshireOrRyeland: MarketPick = { breeds: ['hampshire', 'ryeland'] };
const twoPoints: MarketPick = { vp: 2 };

const tileDigits = 'read from the points printed on her market tile';
/** With a speciality she has two of its workers at least: the tables begin there. */
const unreached = 'never needed; as the first that is stated';
const sailorCards: ByWorkers<StackSymbol> = {
  1: reconstructed('wheel', unreached),
  2: published('wheel', 'Chinese solo booklet, transcript 21'),
  3: published('barrel', 'Chinese solo booklet, transcript 21'),
  4: published('bell', 'Chinese solo booklet, transcript 21'),
  5: published('compass', 'Chinese solo booklet, transcript 21'),
};
const taken = (...sheep: readonly SarahSheep[]) =>
  published(sheep, 'weak: Chinese solo booklet, transcript 21, one table for both cards');
const shearerSheep: ByWorkers<readonly SarahSheep[]> = {
  1: reconstructed(['romney'], unreached),
  2: taken('romney'),
  3: taken('romney'),
  4: taken('romney', ['lincoln', 'ryeland']),
  5: taken('romney', ['lincoln', 'ryeland']),
};

/** Which icons there are is stated, and that sailors and shearers have them; their columns are not. */
const icon = (what: SarahIcon | null) => reconstructed(what, 'the icon is stated, its columns are not');
const woolPost = (post: string) =>
  published(post, 'weak: Chinese solo booklet, transcripts 03 and 27; the column is not stated');
const noIcon = icon(null);
const noIcons = { 2: noIcon, 3: noIcon, 4: noIcon, 5: noIcon };

export const sarah: Sarah = {
  cards: {
    '1': { ...plainCard(3), actions: reconstructed(['hire-cheapest-first'], orderOfHiring) },
    '2': { ...plainCard(3), actions: reconstructed(['hire-specialization-first'], orderOfHiring) },
    '3': plainCard(3, 'buy'),
    '4': plainCard(3, 'build'),
    '5': { ...plainCard(4, 'pathfinder', 'remove-bonus-tile'), ...pathfinder(1) },
    '6': { ...plainCard(3, 'pathfinder', 'objective'), ...pathfinder(2) },
    '7': { ...plainCard(2, 'pathfinder'), ...pathfinder(3) },
    '8': plainCard(4, 'remove-bonus-tile', 'hazard'),
    '9': plainCard(3, 'hazard', 'objective'),
    '10': { ...typeCard('shepherd', ['buy'], ['sheep']), sheep: rulebook([lincolnOrCorriedale], fr) },
    '11': { ...typeCard('craftsman', ['build'], ['build-exactly']), craftsmen: rulebook(1, fr) },
    '12': { ...typeCard('sailor', ['bonus-card'], ['pathfinder']), ...pathfinder(2) },
    '13': { ...typeCard('shearer', ['shearer-sheep'], ['extra-steps']), ...extraSteps(1) },
    '14': {
      ...typeCard('shepherd', ['restock', 'buy'], ['sheep']),
      ...bySpeciality,
      sheep: rulebook([lincolnOrCorriedale, dorsetHorn], fr),
    },
    '15': { ...typeCard('craftsman', ['build'], ['build-exactly']), ...bySpeciality, craftsmen: rulebook(2, fr) },
    '16': { ...typeCard('sailor', ['bonus-card'], ['pathfinder']), ...bySpeciality, ...pathfinder(3) },
    '17': { ...typeCard('shearer', ['shearer-sheep'], ['extra-steps']), ...bySpeciality, ...extraSteps(2) },
  },
  steps: { least: rulebook(1, fr), most: rulebook(5, fr) },
  boardColumns: {
    2: derived('wheel', 'the solo example: ten workers, two wheels, two barrels, one bell'),
    3: derived('barrel', 'the solo example: ten workers, two wheels, two barrels, one bell'),
    4: derived('bell', 'the solo example: ten workers, two wheels, two barrels, one bell'),
    5: derived('compass', 'the dearest stack for the last column'),
  },
  immediate: {
    shepherd: noIcons,
    craftsman: noIcons,
    sailor: { ...noIcons, 3: icon('medium-harbour'), 5: icon('medium-harbour') },
    shearer: { ...noIcons, 3: woolPost('wool-5'), 5: woolPost('wool-9') },
  },
  market: {
    1: reconstructed([[twoPoints], [dorsetHorn]], tileDigits),
    2: reconstructed([[twoPoints, dorsetHorn]], tileDigits),
    3: derived([[twoPoints, twoPoints]], `${tileDigits}; the option of the normal market`),
    4: derived(
      [[suffolk], [hampshireOrRyeland, dorsetHorn]],
      `${tileDigits}; the example says that it needs a Suffolk or a Dorset Horn`,
    ),
    5: reconstructed([[suffolk, dorsetHorn]], tileDigits),
  },
  sailorCards: { 12: sailorCards, 16: sailorCards },
  shearerSheep: { 13: shearerSheep, 17: shearerSheep },
  difficulties: {
    easy: { without: rulebook([1, 6, 8, 14, 15, 16, 17], fr), firstDelivery: rulebook('3', fr) },
    medium: { without: rulebook([14, 15, 16, 17], fr), firstDelivery: rulebook('6', fr) },
    hard: { without: rulebook([10, 11, 12, 13], fr), firstDelivery: rulebook('9', fr) },
  },
  discs: rulebook(15, fr),
};
