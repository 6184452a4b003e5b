/** The sheep: the flock everyone starts with, the market, the Romney, and what the market asks for them. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, published, reconstructed, rulebook } from '../../core/source.ts';
import type { Breed, BuyingOption } from './types.ts';

const pictured = 'card notes by bozontheboard, note.com';
const confirmed = 'Chinese rulebook and appendix, transcripts 02, 04, 05, 14, 18, 19, 21, 26';
const startersScoreNothing = 'no starting card of the series scores';
const twoOfTheFlock = 'several starters breed 2 and not all do; the Second Edition starts with five 1s and nine 2s';

export const breeds = rowsOf<Breed>()({
  shropshire: {
    copies: rulebook(5, 'en'),
    home: rulebook('flock', 'en'),
    colour: published('gray', confirmed),
    breeding: reconstructed(1, twoOfTheFlock),
    wool: rulebook(1, 'en'),
    vp: reconstructed(0, startersScoreNothing),
  },
  southdown: {
    copies: rulebook(3, 'en'),
    home: rulebook('flock', 'en'),
    colour: rulebook('black', 'en'),
    breeding: published(2, confirmed),
    wool: reconstructed(1, 'the least woolly of the breeders of 2'),
    vp: reconstructed(0, startersScoreNothing),
  },
  'english-leicester': {
    copies: rulebook(3, 'en'),
    home: rulebook('flock', 'en'),
    colour: published('green', confirmed),
    breeding: rulebook(2, 'en'),
    wool: reconstructed(2, 'with a Merino it reaches the first wool post of 5'),
    vp: reconstructed(0, startersScoreNothing),
  },
  merino: {
    copies: rulebook(3, 'en'),
    home: rulebook('flock', 'en'),
    colour: published('white', confirmed),
    breeding: reconstructed(2, twoOfTheFlock),
    wool: rulebook(3, 'en'),
    vp: reconstructed(0, startersScoreNothing),
  },
  'dorset-horn': {
    copies: rulebook(5, 'en'),
    home: rulebook('market', 'en'),
    colour: rulebook('orange', 'fr'),
    breeding: rulebook(3, 'en'),
    wool: reconstructed(2, 'the cheapest market breed, less woolly than the Corriedale'),
    vp: derived(1, 'weak: a digit of the solo market tile left in the text of the PDF'),
  },
  lincoln: {
    copies: rulebook(7, 'en'),
    home: rulebook('market', 'en'),
    colour: published('red', confirmed),
    breeding: published(2, confirmed),
    wool: rulebook(4, 'en'),
    vp: published(2, confirmed),
  },
  corriedale: {
    copies: rulebook(7, 'en'),
    home: rulebook('market', 'en'),
    colour: rulebook('yellow', 'fr'),
    breeding: rulebook(3, 'en'),
    wool: reconstructed(3, 'one less than the Lincoln of the same price'),
    vp: derived(2, 'the solo example treats it as equal to the Lincoln; one option buys two cards of 2 points'),
  },
  hampshire: {
    copies: rulebook(6, 'en'),
    home: rulebook('market', 'en'),
    colour: published('blue', confirmed),
    breeding: published(4, confirmed),
    wool: reconstructed(3, 'less woolly than the Ryeland of the same price'),
    vp: derived(3, 'the split shield 3/4 it shares with the Ryeland, whose points are 4'),
  },
  ryeland: {
    copies: rulebook(6, 'en'),
    home: rulebook('market', 'en'),
    colour: published('brown', confirmed),
    breeding: published(2, 'Chinese rulebook, transcripts 04, 21, 26'),
    wool: derived(5, 'shearing example: Merino 3 + Lincoln 4 + Ryeland + 1 permanent = 13'),
    vp: published(4, confirmed),
  },
  suffolk: {
    copies: rulebook(6, 'en'),
    home: rulebook('market', 'en'),
    colour: rulebook('purple', 'fr'),
    breeding: reconstructed(5, 'the dearest breed'),
    wool: reconstructed(3, 'as the Hampshire'),
    vp: derived(7, 'weak: a digit of the solo market tile left in the text of the PDF'),
  },
  romney: {
    copies: rulebook(18, 'en, component list; the 16 of its setup page is a slip'),
    home: rulebook('supply', 'en'),
    colour: reconstructed('neutral', 'a colour of its own'),
    breeding: published(3, pictured),
    wool: published(2, pictured),
    vp: published(3, pictured),
  },
});

export type BreedId = keyof typeof breeds;

const dorsetHorn = rulebook({ breeds: ['dorset-horn'] }, 'en');
const corriedaleOrLincoln = rulebook({ breeds: ['corriedale', 'lincoln'] }, 'en');
const suffolk = rulebook({ breeds: ['suffolk'] }, 'en');
const one = rulebook(1, 'en');
const noToken = rulebook(0, 'en');

/** The lines of the market: every shepherd is put to use once in one action. */
export const buying = rowsOf<BuyingOption>()({
  b1: { shepherds: rulebook(1, 'en'), take: one, sheep: dorsetHorn, pay: rulebook(3, 'en'), tokens: noToken },
  b2: { shepherds: rulebook(1, 'en'), take: one, sheep: corriedaleOrLincoln, pay: rulebook(5, 'en'), tokens: noToken },
  b3: {
    shepherds: rulebook(1, 'en'),
    take: one,
    sheep: rulebook({ breeds: ['hampshire', 'ryeland'] }, 'en'),
    pay: rulebook(9, 'en'),
    tokens: noToken,
  },
  b4: { shepherds: rulebook(2, 'en'), take: one, sheep: dorsetHorn, pay: rulebook(1, 'en'), tokens: noToken },
  b5: { shepherds: rulebook(2, 'en'), take: one, sheep: corriedaleOrLincoln, pay: rulebook(2, 'en'), tokens: noToken },
  b6: { shepherds: rulebook(2, 'en'), take: one, sheep: suffolk, pay: rulebook(10, 'en'), tokens: rulebook(1, 'en') },
  b7: {
    shepherds: rulebook(3, 'en'),
    take: rulebook(2, 'en'),
    sheep: rulebook({ vp: 2 }, 'en'),
    pay: rulebook(3, 'en'),
    tokens: noToken,
  },
  b8: { shepherds: rulebook(4, 'en'), take: one, sheep: suffolk, pay: rulebook(4, 'en'), tokens: rulebook(1, 'en') },
});

/** What a shepherd not put to use may add to the market. */
export const restocking: Tagged<{ cards: number }> = { cards: rulebook(2, 'en') };
