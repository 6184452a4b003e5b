/**
 * The shape of the values in the tables that are more than a number, a text or a switch: effects, lists of them, words
 * from a fixed choice, and values that may be absent. Used both when a correction is read and when tables are checked.
 */
import { unexpected, type OverrideRules } from '../../core/overrides.ts';
import {
  choice,
  listOf,
  orNull,
  overrideRulesFor,
  pair,
  positive,
  someOf,
  text,
  textOr,
  wholeOr,
  type Shape,
  type Shapes,
} from '../../core/shapes.ts';
import type { Effect, SupplyCard } from '../../effects/effect.ts';
import { effectShapes, marketPick, supplyCards } from '../../effects/shapes.ts';
import type {
  AuxiliaryId,
  BonusCard,
  BonusTile,
  Breed,
  Corner,
  DiscSpace,
  Hand,
  HarbourmasterScoring,
  HazardKind,
  MarketArrow,
  Post,
  SarahAction,
  StackSymbol,
  TaskId,
  WorkerType,
} from './types.ts';

const { effect, effects } = effectShapes({
  print: [
    'gain',
    'certificates',
    'pathfinder',
    'per',
    'all',
    'either',
    'pay',
    'discard',
    'draw',
    'take',
    'objective',
    'pick',
    'permanent',
    'hire',
    'invest',
    'buy',
    'build',
    'upgrade-building',
    'ship',
    'storehouse',
    'shear',
    'post',
    'auxiliary',
    'remove-hazard',
    'move-on',
    'joker',
    'retire',
    'stack-acquired',
  ],
  count: ['lush-building', 'storehouse', 'shepherd', 'hazard', 'objective'],
  without: { objective: ['onto'] },
});

const supplyCard = choice(supplyCards);
const stackSymbol = choice<StackSymbol>({ wheel: 1, barrel: 1, bell: 1, compass: 1 });
const workerTypes = { shepherd: 1, craftsman: 1, sailor: 1, shearer: 1 } as const;
const workerType = choice<WorkerType>(workerTypes);
const corner = choice<Corner>({ white: 1, dark: 1 });
const hazardKind = choice<HazardKind>({ rockfall: 1, flood: 1 });

const retirement: Shape = (value, path) => {
  effect(value, path);
  if ((value as Effect).do !== ('retire' satisfies NonNullable<BonusTile['requires']>['do'])) {
    throw unexpected(`${path}.do`, 'retire', (value as Effect).do);
  }
};

const tasks = listOf(
  choice<TaskId>({
    'post-13': 1,
    building: 1,
    'building-4': 1,
    'shearers-2': 1,
    storehouse: 1,
    'lincoln-corriedale': 1,
    'hampshire-ryeland': 1,
    ferry: 1,
    'pathfinder-6': 1,
    flood: 1,
  }),
);

const sarahActions = listOf(
  choice<SarahAction>({
    'hire-cheapest-first': 1,
    'hire-specialization-first': 1,
    restock: 1,
    buy: 1,
    build: 1,
    'build-exactly': 1,
    pathfinder: 1,
    'remove-bonus-tile': 1,
    objective: 1,
    hazard: 1,
    'bonus-card': 1,
    'shearer-sheep': 1,
    sheep: 1,
    'extra-steps': 1,
  }),
);

/** By path; a star stands for any one key. */
export const nzShapes: Shapes = {
  'breeds.*.home': choice<Breed['home']>({ flock: 1, market: 1, supply: 1 }),
  'buying.*.sheep': marketPick,
  'deckCards.*.effect': effect,
  'bonusCards.*.kind': choice<BonusCard['kind']>({ action: 1, sheep: 1, objective: 1 }),
  'bonusCards.*.options': effects,
  'bonusCards.*.name': orNull(text),
  'bonusCards.*.tasks': tasks,
  'objectives.*.action': effect,
  'objectives.*.tasks': tasks,
  'harbourmasters.*.gain': effect,
  'harbourmasters.*.scoring.each': positive,
  'harbourmasters.*.scoring.of': choice<HarbourmasterScoring['of']>({
    pathfinder: 1,
    hazard: 1,
    storehouse: 1,
    objective: 1,
    certificate: 1,
    building: 1,
    worker: 1,
    ferry: 1,
  }),
  'neutralBuildings.*.front': effects,
  'neutralBuildings.*.back': orNull(effects),
  'privateBuildings.*.actions': effects,
  'privateBuildings.*.hand': choice<Hand>({ none: 1, black: 1, green: 1 }),
  'hazards.*.kind': hazardKind,
  'hazards.*.hand': choice<Exclude<Hand, 'none'>>({ black: 1, green: 1 }),
  'hazardCards.*': choice<'sheepdog' | 'ferry'>({ sheepdog: 1, ferry: 1 }),
  'bonusMarket.arrows': listOf(choice<MarketArrow>({ none: 1, black: 1, yellow: 1, turquoise: 1, red: 1 })),
  'bonusTiles.*.requires': orNull(retirement),
  'bonusTiles.*.rewards': effects,
  'trail.building.*.risk': orNull(effect),
  'trail.edges.*': listOf(text),
  'posts.*.kind': choice<Post['kind']>({ sheep: 1, wool: 1 }),
  'posts.*.corner': corner,
  'posts.*.delivery': orNull(effect),
  'posts.*.harbour': orNull(text),
  'postArrows.*.between': pair,
  'sea.extraEdges': listOf(pair),
  'sea.small.*.card': choice<SupplyCard | 'objective'>({ ...supplyCards, objective: 1 }),
  'sea.medium.*.card': supplyCard,
  'sea.medium.*.corner': corner,
  'sea.arrows.*.between': pair,
  'auxiliaries.*.single': effect,
  'auxiliaries.*.double': effect,
  'discSpaces.*.corner': corner,
  'discSpaces.*.unlocks': choice<DiscSpace['unlocks']>({
    auxiliary: 1,
    step: 1,
    hand: 1,
    'certificate-limit': 1,
    'permanent-certificate': 1,
    'permanent-wool': 1,
  }),
  'discSpaces.*.auxiliary': orNull(choice<AuxiliaryId>({ pound: 1, draw: 1, certificate: 1, ship: 1, pathfinder: 1 })),
  'workerRows.*.*': orNull(effect),
  'storehousePairs.*.bonus': orNull(effect),
  'sarah.cards.*.move': wholeOr(choice<WorkerType | 'speciality'>({ ...workerTypes, speciality: 1 })),
  'sarah.cards.*.actions': sarahActions,
  'sarah.cards.*.otherwise': sarahActions,
  'sarah.cards.*.speciality': orNull(workerType),
  'sarah.cards.*.sheep': listOf(marketPick),
  'sarah.boardColumns.*': stackSymbol,
  'sarah.immediate.*.*': orNull(text),
  'sarah.market.*': listOf(listOf(marketPick)),
  'sarah.sailorCards.*.*': stackSymbol,
  'sarah.shearerSheep.*.*': listOf(textOr(someOf(text, 'breed'))),
  'sarah.difficulties.*.without': listOf(positive),
};

/** Boards whose spaces are largely reconstructed: a correction may add spaces and take some away. */
export const nzOpenCollections: readonly string[] = [
  'pathfinder.vp',
  'trail.building',
  'trail.edges',
  'posts',
  'postArrows',
  'sea.small',
  'sea.medium',
  'sea.large',
  'sea.arrows',
];

export const nzOverrideRules: OverrideRules = overrideRulesFor(nzShapes, nzOpenCollections);
