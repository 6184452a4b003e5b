import type { Language } from '../pack/language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { polish } from './pl.ts';
import type { ReferenceWords } from './words.ts';

export const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  en: english,
  fr: french,
  pl: polish,
  de: german,
};
