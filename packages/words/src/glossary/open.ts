import type { Language } from '../pack/language.ts';
import type { Glossary } from './terms.ts';

/** The glossary for whoever shows it: one language at a time, loaded when it is wanted. */

export { finderOf, type Finder, type Piece } from './finding.ts';
export { editionsOf, TERMS, type Glossary, type Term, type TermKey } from './terms.ts';
export { ruleOfTerm, seeAlso } from './ways.ts';

const glossaries: Readonly<Record<Language, () => Promise<Glossary>>> = {
  en: async () => (await import('./en.ts')).english,
  fr: async () => (await import('./fr.ts')).french,
  pl: async () => (await import('./pl.ts')).polish,
  de: async () => (await import('./de.ts')).german,
};

export const openGlossary = (language: Language): Promise<Glossary> => glossaries[language]();
