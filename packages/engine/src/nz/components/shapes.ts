/**
 * The shape of the values in the tables that are more than a number, a text or a switch: effects, lists of them, words
 * from a fixed choice, and values that may be absent. Used both when a correction is read and when tables are checked.
 */
import { OverrideError, unexpected } from '../../core/overrides.ts';
import type { OverrideRules } from '../../core/overrides.ts';
import type { Countable, Effect, SupplyCard } from '../../effects/effect.ts';
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

/** Throws an `OverrideError` unless the value has the right shape. */
export type Shape = (value: unknown, path: string) => void;

const whole: Shape = (value, path) => {
  if (!Number.isSafeInteger(value)) throw unexpected(path, 'a whole number', value);
};
const count: Shape = (value, path) => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw unexpected(path, 'a whole number from 0 up', value);
};
const positive: Shape = (value, path) => {
  if (!Number.isSafeInteger(value) || (value as number) < 1) throw unexpected(path, 'a whole number from 1 up', value);
};
const text: Shape = (value, path) => {
  if (typeof value !== 'string' || value === '') throw unexpected(path, 'a text', value);
};
const truth: Shape = (value, path) => {
  if (typeof value !== 'boolean') throw unexpected(path, 'true or false', value);
};

/** `choice<Corner>({ white: 1, dark: 1 })`: the compiler sees to it that no word is forgotten. */
const choice = <Word extends string>(words: Readonly<Record<Word, 1>>): Shape => {
  const known = Object.keys(words);
  return (value, path) => {
    if (typeof value !== 'string' || !known.includes(value))
      throw unexpected(path, `one of ${known.join(', ')}`, value);
  };
};
const orNull =
  (shape: Shape): Shape =>
  (value, path) => {
    if (value !== null) shape(value, path);
  };
const listOf =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) throw unexpected(path, 'a list', value);
    value.forEach((item, index) => shape(item, `${path}.${index}`));
  };
const pair: Shape = (value, path) => {
  listOf(text)(value, path);
  if ((value as unknown[]).length !== 2) throw unexpected(path, 'two ids', value);
};
const wholeOr =
  (shape: Shape): Shape =>
  (value, path) =>
    (typeof value === 'number' ? positive : shape)(value, path);

const fieldsOf = (value: unknown, path: string, expected: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(path, expected, value);
  return value as Record<string, unknown>;
};

const supplyCards: Readonly<Record<SupplyCard, 1>> = {
  romney: 1,
  sheepdog: 1,
  ferry: 1,
  kotare: 1,
  wheel: 1,
  barrel: 1,
  bell: 1,
  compass: 1,
};
const supplyCard = choice(supplyCards);
const stackSymbol = choice<StackSymbol>({ wheel: 1, barrel: 1, bell: 1, compass: 1 });
const workerType = choice<WorkerType>({ shepherd: 1, craftsman: 1, sailor: 1, shearer: 1 });
const corner = choice<Corner>({ white: 1, dark: 1 });
const hazardKind = choice<HazardKind>({ rockfall: 1, flood: 1 });
const countable = choice<Countable>({ 'lush-building': 1, storehouse: 1, shepherd: 1, hazard: 1, objective: 1 });

const marketPick: Shape = (value, path) => {
  const pick = fieldsOf(value, path, 'sheep by "breeds" or by "vp"');
  const by = Object.keys(pick);
  if (by.length !== 1 || (by[0] !== 'breeds' && by[0] !== 'vp'))
    throw unexpected(path, 'either "breeds" or "vp"', value);
  if (by[0] === 'vp') return count(pick.vp, `${path}.vp`);
  listOf(text)(pick.breeds, `${path}.breeds`);
  if ((pick.breeds as unknown[]).length === 0) throw unexpected(`${path}.breeds`, 'at least one breed', pick.breeds);
};

const discarded: Shape = (value, path) => {
  if (value === 'pair' || value === 'any') return;
  const { breed, ...rest } = fieldsOf(value, path, 'pair, any or a "breed"');
  text(breed, `${path}.breed`);
  if (Object.keys(rest).length > 0) throw new OverrideError(`${path}.${Object.keys(rest)[0]}`, 'unknown');
};

/** A field that may be left out. */
const optional = (shape: Shape) => ({ optional: shape });

type FieldShapes<Each extends Effect> = {
  readonly [Field in Exclude<keyof Each, 'do'>]-?: Shape | { readonly optional: Shape };
};
type EffectShapes = { readonly [Name in Effect['do']]: FieldShapes<Extract<Effect, { do: Name }>> };

const effect: Shape = (value, path) => {
  const { do: name, ...given } = fieldsOf(value, path, 'an effect');
  if (typeof name !== 'string' || !Object.hasOwn(effectShapes, name)) {
    throw unexpected(`${path}.do`, `one of ${Object.keys(effectShapes).join(', ')}`, name);
  }
  const fields: Readonly<Record<string, Shape | { readonly optional: Shape }>> = effectShapes[name as Effect['do']];
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(fields, key)) {
      throw new OverrideError(
        `${path}.${key}`,
        `unknown; the effect ${name} has ${Object.keys(fields).join(', ') || 'no fields'}`,
      );
    }
  }
  for (const [key, shape] of Object.entries(fields)) {
    if (typeof shape === 'function') shape(given[key], `${path}.${key}`);
    else if (Object.hasOwn(given, key)) shape.optional(given[key], `${path}.${key}`);
  }
  if ((name === 'gain' || name === 'permanent') && Object.keys(given).length === 0) {
    throw unexpected(path, `at least one of ${Object.keys(fields).join(', ')}`, value);
  }
};
const effects = listOf(effect);
const choiceOfEffects: Shape = (value, path) => {
  effects(value, path);
  if ((value as unknown[]).length === 0) throw unexpected(path, 'at least one effect', value);
};

const effectShapes: EffectShapes = {
  gain: { pounds: optional(positive), gold: optional(positive), tokens: optional(positive) },
  certificates: { steps: positive },
  pathfinder: { steps: positive },
  per: { each: positive, of: countable, then: effect },
  all: { of: choiceOfEffects },
  either: { of: choiceOfEffects },
  pay: { pounds: count, then: effect },
  discard: { cards: discarded, then: effect },
  draw: { cards: positive, upTo: truth },
  take: { card: supplyCard },
  objective: { from: choice<'display' | 'display-or-stack'>({ display: 1, 'display-or-stack': 1 }) },
  pick: { count: positive, sheep: marketPick, onto: choice<'discard' | 'stack'>({ discard: 1, stack: 1 }) },
  permanent: { certificates: optional(positive), wool: optional(positive) },
  hire: { modifier: whole },
  invest: { modifier: whole },
  buy: {},
  build: { poundsPerCraftsman: count },
  'upgrade-building': { by: positive, poundsPerCraftsman: count },
  ship: { spaces: wholeOr(choice<'sailors'>({ sailors: 1 })) },
  storehouse: { within: positive },
  shear: { sheep: wholeOr(choice<'shearers'>({ shearers: 1 })), exactly: optional(truth) },
  post: { post: text },
  auxiliary: { double: truth },
  'remove-hazard': { cost: count },
  'move-on': { steps: positive },
  joker: {},
  retire: { breeding: count },
  'stack-acquired': {},
};

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
export const nzShapes: Readonly<Record<string, Shape>> = {
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
  'sarah.cards.*.move': wholeOr(workerType),
  'sarah.cards.*.actions': sarahActions,
  'sarah.cards.*.otherwise': sarahActions,
  'sarah.cards.*.speciality': orNull(workerType),
  'sarah.cards.*.sheep': listOf(marketPick),
  'sarah.boardColumns.*': stackSymbol,
  'sarah.market.*': listOf(listOf(marketPick)),
  'sarah.sailorCards.*.*': stackSymbol,
  'sarah.shearerSheep.*.*': listOf(text),
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

const patterns = Object.keys(nzShapes).map((pattern) => ({ keys: pattern.split('.'), shape: nzShapes[pattern] }));

export const shapeAt = (path: string): Shape | undefined => {
  const keys = path.split('.');
  return patterns.find(
    (each) => each.keys.length === keys.length && each.keys.every((key, at) => key === '*' || key === keys[at]),
  )?.shape;
};

export const nzOverrideRules: OverrideRules = {
  checkLeaf: (path, given) => {
    const shape = shapeAt(path);
    shape?.(given, path);
    return shape !== undefined;
  },
  isOpen: (path) => nzOpenCollections.includes(path),
};
