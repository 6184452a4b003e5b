import { EDITIONS, type EditionId } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../pack/language.ts';
import { finderOf } from './finding.ts';
import { editionsOf, GLOSSARIES, TERMS, type TermKey } from './index.ts';
import { ruleOfTerm, seeAlso } from './ways.ts';

/** The terms that are found, each with the words it was found in. */
function found(language: Language, edition: EditionId, text: string): Partial<Record<TermKey, string>> {
  const pieces = finderOf(GLOSSARIES[language], edition).find(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return Object.fromEntries(pieces.flatMap((piece) => (piece.term === null ? [] : [[piece.term, piece.text]])));
}

/** A row alone may be one of a market as well, or whose turn it is. */
const TOO_PLAIN: readonly TermKey[] = ['worker-row'];

describe('terms in a sentence', () => {
  it('are found in the forms they have there', () => {
    expect(found('en', 'nz', 'Two shearers, shorn sheep and 3 fees.')).toEqual({
      shearer: 'shearers',
      shear: 'shorn',
      fee: 'fees',
    });
    expect(found('pl', 'nz', 'Płacisz opłatę za powódź i bierzesz dwóch marynarzy.')).toEqual({
      fee: 'opłatę',
      flood: 'powódź',
      sailor: 'marynarzy',
    });
    expect(found('de', 'second', 'Die Überschwemmungen kosten Gebühren, die Loks nichts.')).toEqual({
      flood: 'Überschwemmungen',
      fee: 'Gebühren',
      engine: 'Loks',
    });
    expect(found('fr', 'nz', 'Vous livrez de la laine à deux comptoirs à laine.')).toEqual({
      delivery: 'livrez',
      'wool-post': 'comptoirs à laine',
    });
  });

  it('the longer one is meant, with spaces that do not break too', () => {
    expect(found('en', 'nz', 'A permanent\u00a0certificate.')).toEqual({
      'permanent-certificate': 'permanent\u00a0certificate',
    });
    expect(found('pl', 'nz', 'Weź stały certyfikat.')).toEqual({ 'permanent-certificate': 'stały certyfikat' });
  });

  it('a name is a name only with its capital, and a word inside another is none', () => {
    expect(found('pl', 'second', 'Zrób to sam.')).toEqual({});
    expect(found('pl', 'second', 'Gra z Samem.')).toEqual({ sam: 'Samem' });
    expect(found('de', 'nz', 'Du bist an der Reihe, artig.')).toEqual({});
    expect(found('en', 'nz', 'feeble floodgates')).toEqual({});
  });

  it('each once, and those of the edition alone', () => {
    const { find } = finderOf(GLOSSARIES.en, 'nz');
    const known = new Set<TermKey>();
    expect(find('A fee, a fee.', known).filter(({ term }) => term !== null)).toHaveLength(1);
    expect(find('Another fee.', known)).toEqual([{ text: 'Another fee.', term: null }]);
    expect(found('en', 'nz', 'The railroad and its stations')).toEqual({});
    expect(found('en', 'second', 'The railroad and its stations')).toEqual({
      railroad: 'railroad',
      station: 'stations',
    });
  });

  it.each(LANGUAGES)('every term of the glossary in %s finds itself, or another that has its word', (language) => {
    for (const key of TERMS)
      for (const edition of editionsOf(key)) {
        const { term, said } = GLOSSARIES[language][key];
        const at = Object.keys(found(language, edition, term));
        // Words in brackets explain the term.
        if (said.length > 0 && /^\p{L}+$/u.test(term) && !TOO_PLAIN.includes(key))
          expect(at, `${edition} ${key}`).toContain(key);
      }
  });
});

describe.each(EDITIONS)('the terms of %s', (edition) => {
  it('lead to a rule, and to terms that the edition has', () => {
    for (const key of TERMS) {
      const known = editionsOf(key).includes(edition);
      expect(ruleOfTerm(key, edition) !== null, key).toBe(known);
      if (!known) continue;
      const see = seeAlso(key, edition);
      expect(see.length, key).toBeGreaterThan(0);
      expect(see, key).not.toContain(key);
      expect(new Set(see).size, key).toBe(see.length);
    }
  });
});
