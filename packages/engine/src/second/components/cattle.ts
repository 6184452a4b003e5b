/** The cattle: the herd everyone starts with, the market, the Simmental, and what the market asks for them. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, published, rulebook } from '../../core/source.ts';
import type { Breed, BuyingOption, CattleType } from './types.ts';

const herd = 'boardgamefiesta, PlayerState';
const market = 'boardgamefiesta, CattleMarket';
const list = 'component list in the rulespal repository';
const incomeExample = 'the income example';
const named = 'Chinese rulebook, boardgame-rules repository';

const starter = (breed: CattleType, copies: number) => ({
  copies: published(copies, herd),
  home: published('flock', herd),
  breed: rulebook(breed, 'en'),
  vp: published(0, herd),
});
/** Breeding value 3: one kind of card each. */
const three = (breed: CattleType, vp: number) => ({
  copies: published(7, list),
  home: published('market', list),
  breed: published(breed, list),
  vp: published(vp, `${market}, by colour`),
});
const shorthorn = (vp: number): Tagged<Breed> => ({
  copies: published(3, market),
  home: rulebook('market', 'en'),
  breed: rulebook('shorthorn', 'en'),
  colour: published('brown', named),
  breeding: published(4, market),
  vp: published(vp, market),
});
const hereford = (vp: number): Tagged<Breed> => ({
  copies: published(2, market),
  home: rulebook('market', 'en'),
  breed: rulebook('hereford', 'en'),
  colour: published('purple', named),
  breeding: published(5, market),
  vp: published(vp, market),
});
const simmental = {
  home: rulebook('simmental', 'en'),
  breed: rulebook('simmental', 'en'),
  colour: rulebook('orange', 'en'),
} as const;

export const breeds = rowsOf<Breed>()({
  criollo: { ...starter('criollo', 5), colour: rulebook('gray', 'en'), breeding: published(1, herd) },
  galloway: {
    ...starter('galloway', 3),
    colour: published('white', 'boardgamefiesta, NeutralBuilding; building A takes a Galloway in the hiring example'),
    breeding: published(2, herd),
  },
  pineywoods: { ...starter('pineywoods', 3), colour: rulebook('black', 'en'), breeding: published(2, herd) },
  'santa-gertrudis': {
    ...starter('santa-gertrudis', 3),
    colour: rulebook('green', 'en'),
    breeding: derived(2, incomeExample),
  },
  'black-angus': {
    ...three('black-angus', 1),
    colour: published('yellow', named),
    breeding: derived(3, incomeExample),
  },
  longhorn: { ...three('longhorn', 2), colour: published('red', named), breeding: derived(3, incomeExample) },
  corriente: { ...three('corriente', 3), colour: published('blue', named), breeding: published(3, market) },
  'shorthorn-3': shorthorn(3),
  'shorthorn-4': shorthorn(4),
  'shorthorn-5': shorthorn(5),
  'hereford-5': hereford(5),
  'hereford-6': hereford(6),
  'hereford-7': hereford(7),
  calf: {
    ...simmental,
    copies: rulebook(8, 'en'),
    breeding: published(2, 'boardgamefiesta, pictures of the cards'),
    vp: published(3, market),
  },
  heifer: {
    ...simmental,
    copies: published(8, list),
    breeding: published(4, 'boardgamefiesta, pictures of the cards'),
    vp: published(4, 'boardgamefiesta, Action'),
  },
  cow: {
    ...simmental,
    copies: published(8, list),
    breeding: published(5, 'boardgamefiesta, pictures of the cards'),
    vp: published(5, 'boardgamefiesta, Action'),
  },
});

export type BreedId = keyof typeof breeds;

const one = rulebook(1, 'en');
const two = rulebook(2, 'en');
const valueThree = rulebook({ breeding: 3 }, 'en');
const shorthorns = rulebook({ breeds: ['shorthorn'] }, 'en');
const herefords = rulebook({ breeds: ['hereford'] }, 'en');
const simmentals = rulebook({ breeds: ['simmental'] }, 'en');
const always = { simmentalOnly: rulebook(false, 'en') };
const variant = { simmentalOnly: rulebook(true, 'en') };

/** The lines of the market: every cowboy is put to use once in one action. */
export const buying = rowsOf<BuyingOption>()({
  b1: { cowboys: one, take: one, cattle: valueThree, pay: rulebook(6, 'en'), ...always },
  b2: { cowboys: one, take: one, cattle: shorthorns, pay: rulebook(12, 'en'), ...always },
  b3: { cowboys: two, take: one, cattle: valueThree, pay: rulebook(3, 'en'), ...always },
  b4: { cowboys: two, take: one, cattle: herefords, pay: rulebook(12, 'en'), ...always },
  b5: { cowboys: rulebook(3, 'en'), take: two, cattle: valueThree, pay: rulebook(5, 'en'), ...always },
  b6: {
    cowboys: published(3, market),
    take: published(1, market),
    cattle: published({ breeds: ['shorthorn'] }, market),
    pay: published(6, market),
    simmentalOnly: published(false, market),
  },
  b7: {
    cowboys: published(4, market),
    take: published(1, market),
    cattle: published({ breeds: ['hereford'] }, market),
    pay: published(6, market),
    simmentalOnly: published(false, market),
  },
  b8: { cowboys: rulebook(5, 'en'), take: two, cattle: shorthorns, pay: rulebook(8, 'en'), ...always },
  b9: { cowboys: one, take: one, cattle: simmentals, pay: rulebook(8, 'en'), ...variant },
  b10: { cowboys: two, take: one, cattle: simmentals, pay: rulebook(5, 'en'), ...variant },
});

/** What a cowboy not put to use may add to the market. */
export const restocking: Tagged<{ cards: number }> = { cards: rulebook(2, 'en') };
