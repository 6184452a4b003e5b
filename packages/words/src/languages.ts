import type { Language } from './pack/language.ts';
import type { Words } from './words.ts';

/** Each language is a module of its own, loaded when it is wanted. */
const packs: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  pl: () => import('./pl/index.ts'),
  de: () => import('./de/index.ts'),
};

export async function loadWords(language: Language): Promise<Words> {
  return (await packs[language]()).words;
}
