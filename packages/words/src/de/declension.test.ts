import { describe, expect, it } from 'vitest';
import { common, das, der, die, formsOf, numbered, only, town, weak, yours } from './declension.ts';
import { at, cardsOf, deliveredTo, from, none, to } from './grammar.ts';
import { names, places } from './names.ts';

const CASES = ['nom', 'acc', 'dat', 'gen'] as const;

describe('German names in their cases', () => {
  it.each([
    [common(der('Hütehund', 'Hütehunds', 'Hütehunde')), 'der Hütehund, den Hütehund, dem Hütehund, des Hütehunds'],
    [common(die('Fähre', 'Fähren')), 'die Fähre, die Fähre, der Fähre, der Fähre'],
    [
      common(weak('Bandit', 'Banditen'), 'grün'),
      'der grüne Bandit, den grünen Banditen, dem grünen Banditen, des grünen Banditen',
    ],
    [
      only(der('Hafen', 'Hafens', 'Häfen'), ' 3', 'klein'),
      'der kleine Hafen 3, den kleinen Hafen 3, dem kleinen Hafen 3, des kleinen Hafens 3',
    ],
    [numbered(das('Gebäude', 'Gebäudes', 'Gebäude'), 'A'), 'Gebäude A, Gebäude A, Gebäude A, von Gebäude A'],
    [
      yours(das('Gebäude', 'Gebäudes', 'Gebäude'), '3a'),
      'dein Gebäude 3a, dein Gebäude 3a, deinem Gebäude 3a, deines Gebäudes 3a',
    ],
    [town('Chicago'), 'Chicago, Chicago, Chicago, von Chicago'],
  ])('the one that is known: %#', (name, forms) => {
    expect(CASES.map((inCase) => formsOf(name).the[inCase]).join(', ')).toBe(forms);
  });

  it('one of its kind, none of them, and several', () => {
    const bandit = common(weak('Bandit', 'Banditen'), 'grün');
    expect(CASES.map((inCase) => formsOf(bandit).a[inCase])).toEqual([
      'ein grüner Bandit',
      'einen grünen Banditen',
      'einem grünen Banditen',
      'eines grünen Banditen',
    ]);
    expect([none(bandit, 'nom'), none(names.objective(6), 'acc')]).toEqual(['kein grüner Bandit', null]);
    expect(formsOf(names.worker('craftsman')).manyDat).toBe('Handwerkern');
    expect(
      cardsOf([
        { n: 1, card: names.cards.ferry },
        { n: 2, card: names.breed('Lincoln') },
      ]),
    ).toBe('eine Fähre und 2 Lincoln');
  });

  it('prepositions melt into the article', () => {
    const drought = places.hazardOn('drought', 2);
    expect([to(places.start), to(drought), to(places.neutral('A')), to(names.end('nz'))]).toEqual([
      'zum Pfadanfang',
      'zur Dürre auf Feld 2',
      'zu Gebäude A',
      'nach Wellington',
    ]);
    expect([from(names.mediumHarbour(1)), at(names.largeHarbour(2))]).toEqual([
      'vom mittleren Hafen 1',
      'am großen Hafen 2',
    ]);
    expect([deliveredTo(names.city('Toledo')), deliveredTo(names.foreignPost(7))]).toEqual([
      'nach Toledo',
      'an den ausländischen Handelsposten 7',
    ]);
  });
});
