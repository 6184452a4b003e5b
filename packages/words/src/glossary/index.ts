import type { Language } from '../pack/language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { polish } from './pl.ts';
import { TERMS, type Glossary, type Pattern, type TermKey } from './terms.ts';

/** The words of the game in every language: what they mean, where the rulebooks have them, and what is not said for them. */

export { editionsOf, TERMS, type Glossary, type Term, type TermKey } from './terms.ts';

export const GLOSSARIES: Readonly<Record<Language, Glossary>> = { en: english, fr: french, pl: polish, de: german };

export interface WrongWord {
  readonly key: TermKey;
  /** What the text says. */
  readonly said: string;
  /** What it should say. */
  readonly right: string;
}

const compiled = new Map<Pattern, RegExp>();
function wholeWords(pattern: Pattern): RegExp {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const words = new RegExp(`(?<!\\p{L})(?:${pattern.replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'giu');
  compiled.set(pattern, words);
  return words;
}

/** The words of a text that a term of its language forbids. */
export function wrongWords(language: Language, text: string): WrongWord[] {
  const plain = text.replaceAll('\u00a0', ' ');
  return TERMS.flatMap((key) => {
    const { term, not = [], except = [] } = GLOSSARIES[language][key];
    const searched = except.reduce((rest, allowed) => rest.replaceAll(wholeWords(allowed), '…'), plain);
    return not.flatMap((word) => {
      const said = searched.match(wholeWords(word))?.[0];
      return said === undefined ? [] : [{ key, said, right: term }];
    });
  });
}
