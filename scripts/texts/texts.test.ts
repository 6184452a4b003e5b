// Every text a person reads uses the words of the glossary and the typography of its language.
import { LANGUAGES, type Language } from '@drover/words';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { editionsOf, GLOSSARIES, TERMS, wrongWords } from '../../packages/words/src/glossary/index.ts';
import { ruleOfTerm } from '../../packages/words/src/glossary/ways.ts';
import { allTexts, type Said } from './all-texts.ts';
import { flawOf } from './typography.ts';

let texts: Said[];
beforeAll(async () => {
  texts = await allTexts();
});

/** One line for each complaint, each once. */
function complaints(language: Language, of: (said: Said, text: string) => string[]): string[] {
  return [
    ...new Set(
      texts.flatMap((said) => {
        const text = said.texts[language];
        return text === undefined
          ? []
          : of(said, text).map((wrong) => `${said.key}: ${wrong}: ${JSON.stringify(text)}`);
      }),
    ),
  ];
}

describe.each(LANGUAGES)('every text in %s', (language) => {
  it('uses the words of the glossary', () => {
    expect(
      complaints(language, (_, text) =>
        wrongWords(language, text).map(({ key, said, right }) => `"${said}" is not said for ${key}, say "${right}"`),
      ),
    ).toEqual([]);
  });

  it('is set by the rules of typography', () => {
    expect(complaints(language, ({ key }, text) => [flawOf(language, key, text) ?? []].flat())).toEqual([]);
  });

  it('is there', () => {
    const shared = texts.filter(({ texts: said }) => Object.keys(said).length > 1);
    expect(shared.filter(({ texts: said }) => (said[language] ?? '') === '').map(({ key }) => key)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  it('explains every term in its own words, well written, with an example', () => {
    for (const key of TERMS) {
      const { term, means, example } = GLOSSARIES[language][key];
      expect(means, key).toMatch(/[.]$/);
      expect(example, key).toMatch(/[.]$/);
      expect(wrongWords(language, term), key).toEqual([]);
    }
  });

  it('forbids nothing that is a term itself', () => {
    for (const key of TERMS) expect(wrongWords(language, GLOSSARIES[language][key].term), key).toEqual([]);
  });
});

it('every term leads to a rule that is there', () => {
  const docs = join(import.meta.dirname, '../../docs/rules');
  const headings = globSync('*.md', { cwd: docs }).flatMap((file) => [
    ...readFileSync(join(docs, file), 'utf8').matchAll(/^### (\S+)/gm),
  ]);
  const rules = headings.map(([, id]) => id);
  for (const key of TERMS)
    for (const edition of editionsOf(key)) expect(rules, key).toContain(ruleOfTerm(key, edition));
});

it('a forbidden neighbour is found in the middle of a sentence, whatever its capitals, and not inside a word', () => {
  const found = (language: Language, text: string): string[] => wrongWords(language, text).map(({ key }) => key);
  expect(found('en', 'Pay the Toll at once.')).toEqual(['fee']);
  expect(found('en', 'The tollbooth')).toEqual([]);
  expect(found('fr', 'Vous libérez l’emplacement de main.')).toEqual(['unlock']);
  expect(found('pl', 'Możesz ulepszyć port.')).toEqual(['upgrade']);
});

it('faults of typography are found', () => {
  expect(flawOf('en', 'labels x', 'It’s −3')).toBeUndefined();
  expect(flawOf('en', 'labels x', "It's 3")).toContain('apostrophe');
  expect(flawOf('en', 'labels x', 'worth -3')).toContain('minus');
  expect(flawOf('fr', 'labels x', 'Vrai ?')).toContain('non-breaking');
  expect(flawOf('pl', 'labels x', 'w domu')).toContain('one letter');
});
