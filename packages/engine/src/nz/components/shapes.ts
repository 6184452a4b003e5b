/**
 * The shape of the values in the tables that are more than a number, a text or a switch: effects, lists of them, words
 * from a fixed choice, and values that may be absent. Used both when a correction is read and when tables are checked.
 */
import { unexpected, type OverrideRules } from '../../core/overrides.ts';
import {
  choice,
  listOf,
  oneOf,
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
import { BONUS_STACKS, SUPPLY_CARDS, type Effect } from '../../effects/effect.ts';
import { effectShapes, marketPick } from '../../effects/shapes.ts';
import { nzCounts } from '../counts.ts';
import { nzEffects } from '../effects.ts';
import { WORKERS } from '../state.ts';
import {
  AUXILIARIES,
  BONUS_CARD_KINDS,
  CORNERS,
  FEE_HANDS,
  HANDS,
  HARBOURMASTER_COUNTS,
  HAZARD_KINDS,
  HOMES,
  MARKET_ARROWS,
  POST_KINDS,
  SARAH_ACTIONS,
  TASKS,
  UNLOCKS,
  type BonusTile,
} from './types.ts';

const { effect, effects } = effectShapes({
  rules: nzEffects,
  counts: nzCounts,
  without: { objective: ['onto'] },
});

const stackSymbol = oneOf(BONUS_STACKS);
const corner = oneOf(CORNERS);

const retirement: Shape = (value, path) => {
  effect(value, path);
  if ((value as Effect).do !== ('retire' satisfies NonNullable<BonusTile['requires']>['do'])) {
    throw unexpected(`${path}.do`, 'retire', (value as Effect).do);
  }
};

const tasks = listOf(oneOf(TASKS));
const sarahActions = listOf(oneOf(SARAH_ACTIONS));

/** By path; a star stands for any one key. */
export const nzShapes: Shapes = {
  'breeds.*.home': oneOf(HOMES),
  'buying.*.sheep': marketPick,
  'deckCards.*.effect': effect,
  'bonusCards.*.kind': oneOf(BONUS_CARD_KINDS),
  'bonusCards.*.options': effects,
  'bonusCards.*.name': orNull(text),
  'bonusCards.*.tasks': tasks,
  'objectives.*.action': effect,
  'objectives.*.tasks': tasks,
  'harbourmasters.*.gain': effect,
  'harbourmasters.*.scoring.each': positive,
  'harbourmasters.*.scoring.of': oneOf(HARBOURMASTER_COUNTS),
  'neutralBuildings.*.front': effects,
  'neutralBuildings.*.back': orNull(effects),
  'privateBuildings.*.actions': effects,
  'privateBuildings.*.hand': oneOf(HANDS),
  'hazards.*.kind': oneOf(HAZARD_KINDS),
  'hazards.*.hand': oneOf(FEE_HANDS),
  'hazardCards.*': choice<'sheepdog' | 'ferry'>({ sheepdog: 1, ferry: 1 }),
  'bonusMarket.arrows': listOf(oneOf(MARKET_ARROWS)),
  'bonusTiles.*.requires': orNull(retirement),
  'bonusTiles.*.rewards': effects,
  'trail.building.*.risk': orNull(effect),
  'trail.edges.*': listOf(text),
  'posts.*.kind': oneOf(POST_KINDS),
  'posts.*.corner': corner,
  'posts.*.delivery': orNull(effect),
  'posts.*.harbour': orNull(text),
  'postArrows.*.between': pair,
  'sea.extraEdges': listOf(pair),
  'sea.small.*.card': oneOf([...SUPPLY_CARDS, 'objective']),
  'sea.medium.*.card': oneOf(SUPPLY_CARDS),
  'sea.medium.*.corner': corner,
  'sea.arrows.*.between': pair,
  'auxiliaries.*.single': effect,
  'auxiliaries.*.double': effect,
  'discSpaces.*.corner': corner,
  'discSpaces.*.unlocks': oneOf(UNLOCKS),
  'discSpaces.*.auxiliary': orNull(oneOf(AUXILIARIES)),
  'workerRows.*.*': orNull(effect),
  'storehousePairs.*.bonus': orNull(effect),
  'sarah.cards.*.move': wholeOr(oneOf([...WORKERS, 'speciality'])),
  'sarah.cards.*.actions': sarahActions,
  'sarah.cards.*.otherwise': sarahActions,
  'sarah.cards.*.speciality': orNull(oneOf(WORKERS)),
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
