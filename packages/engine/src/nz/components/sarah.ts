/** Sarah, the solo opponent: her cards, her board and her market tile. */
import type { Tagged } from '../../core/rows.ts';
import { derived, reconstructed, rulebook } from '../../core/source.ts';
import type { Sourced } from '../../core/source.ts';
import type { MarketPick } from '../../effects/effect.ts';
import type { BreedId } from './sheep.ts';
import type { SarahAction, SarahCard, SarahDifficulty, StackSymbol, WorkerType } from './types.ts';

type ByWorkers<Value> = Readonly<Record<1 | 2 | 3 | 4 | 5, Sourced<Value>>>;

interface Sarah {
  readonly cards: Readonly<Record<string, Tagged<SarahCard>>>;
  /** The least and the most steps of a card whose movement counts workers. */
  readonly steps: Tagged<{ least: number; most: number }>;
  /** The bonus card that comes with a worker in this column of her board. */
  readonly boardColumns: Readonly<Record<2 | 3 | 4 | 5, Sourced<StackSymbol>>>;
  /** What else a worker in this row and column brings: a disc on a medium harbour, or on the wool post named. */
  readonly immediate: {
    readonly sailor: Readonly<Record<3 | 5, Sourced<'medium-harbour'>>>;
    readonly shearer: Readonly<Record<3 | 5, Sourced<string>>>;
  };
  /** By her shepherds: the sheep she takes. Of the alternatives the market can give, the one with the most points. */
  readonly market: ByWorkers<readonly (readonly MarketPick[])[]>;
  /** By card, then by her sailors. */
  readonly sailorCards: Readonly<Record<12 | 16, ByWorkers<StackSymbol>>>;
  /** By card, then by her shearers. */
  readonly shearerSheep: Readonly<Record<13 | 17, ByWorkers<readonly BreedId[]>>>;
  readonly difficulties: Readonly<Record<'easy' | 'medium' | 'hard', Tagged<SarahDifficulty>>>;
  /** In her supply; one more starts on the pathfinder track. */
  readonly discs: Sourced<number>;
}

const fr = 'fr';
const zero = rulebook(0, fr);
const plainCard = (steps: number, ...actions: readonly SarahAction[]): Tagged<SarahCard> => ({
  move: reconstructed(steps, 'about three steps; a picture of a card shows a 3'),
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
  move: reconstructed(type, 'a step for each worker is stated; that it counts the type of the card is proposed'),
  speciality: rulebook(type, fr),
  otherwise: rulebook(otherwise, fr),
});
const pathfinder = (spaces: number) => ({
  pathfinder: reconstructed(spaces, 'the action is stated, the number of spaces is not'),
});
const extraSteps = (steps: number) => ({
  extraSteps: reconstructed(steps, 'extra movement is stated, the number of steps is not'),
});
const orderOfHiring = 'two hiring cards with opposite orders are stated; which one is 1 is proposed';

const lincolnOrCorriedale: MarketPick = { breeds: ['lincoln', 'corriedale'] };
const dorsetHorn: MarketPick = { breeds: ['dorset-horn'] };
const suffolk: MarketPick = { breeds: ['suffolk'] };
const hampshireOrRyeland: MarketPick = { breeds: ['hampshire', 'ryeland'] };
const twoPoints: MarketPick = { vp: 2 };

const tileDigits = 'read from the points printed on her market tile';
const stack = (symbol: StackSymbol) => reconstructed(symbol, 'a better stack for more sailors and the harder card');
const taken = (...sheep: readonly BreedId[]) =>
  reconstructed(sheep, 'a Romney, and a Lincoln or Ryeland for more shearers and the harder card');

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
    '13': { ...typeCard('shearer', ['shearer-sheep'], ['extra-steps']), ...extraSteps(2) },
    '14': {
      ...typeCard('shepherd', ['restock', 'buy'], ['sheep']),
      sheep: rulebook([lincolnOrCorriedale, dorsetHorn], fr),
    },
    '15': { ...typeCard('craftsman', ['build'], ['build-exactly']), craftsmen: rulebook(2, fr) },
    '16': { ...typeCard('sailor', ['bonus-card'], ['pathfinder']), ...pathfinder(3) },
    '17': { ...typeCard('shearer', ['shearer-sheep'], ['extra-steps']), ...extraSteps(3) },
  },
  steps: { least: rulebook(1, fr), most: rulebook(5, fr) },
  boardColumns: {
    2: derived('wheel', 'the solo example: ten workers, two wheels, two barrels, one bell'),
    3: derived('barrel', 'the solo example: ten workers, two wheels, two barrels, one bell'),
    4: derived('bell', 'the solo example: ten workers, two wheels, two barrels, one bell'),
    5: derived('compass', 'the dearest stack for the last column'),
  },
  immediate: {
    sailor: {
      3: reconstructed('medium-harbour', 'the icon is stated, its columns are not'),
      5: reconstructed('medium-harbour', 'the icon is stated, its columns are not'),
    },
    shearer: {
      3: reconstructed('wool-9', 'a pictured wool post is stated, columns and posts are not'),
      5: reconstructed('wool-13', 'a pictured wool post is stated, columns and posts are not'),
    },
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
  sailorCards: {
    12: { 1: stack('wheel'), 2: stack('wheel'), 3: stack('barrel'), 4: stack('bell'), 5: stack('compass') },
    16: { 1: stack('wheel'), 2: stack('barrel'), 3: stack('bell'), 4: stack('bell'), 5: stack('compass') },
  },
  shearerSheep: {
    13: {
      1: taken('romney'),
      2: taken('romney'),
      3: taken('romney'),
      4: taken('romney', 'lincoln'),
      5: taken('romney', 'lincoln'),
    },
    17: {
      1: taken('romney'),
      2: taken('romney'),
      3: taken('romney', 'lincoln'),
      4: taken('romney', 'lincoln'),
      5: taken('romney', 'ryeland'),
    },
  },
  difficulties: {
    easy: { without: rulebook([1, 6, 8, 14, 15, 16, 17], fr), firstDelivery: rulebook('3', fr) },
    medium: { without: rulebook([14, 15, 16, 17], fr), firstDelivery: rulebook('6', fr) },
    hard: { without: rulebook([10, 11, 12, 13], fr), firstDelivery: rulebook('9', fr) },
  },
  discs: rulebook(15, fr),
};
