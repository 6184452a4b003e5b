import type { EditionId } from '@drover/engine';
import { typesetAll, type Language } from '@drover/words';
import type { AnyCourseTexts, Course } from './chapter.ts';
import type { LearnLabels } from './texts/en.ts';

/** The lessons of an edition, with their texts: each comes when it is opened. */

const COURSES: Readonly<Record<EditionId, () => Promise<Course>>> = {
  nz: async () => (await import('./nz/course.ts')).NZ_COURSE,
  second: async () => (await import('./second/course.ts')).SECOND_COURSE,
};

const TEXTS: Readonly<Record<EditionId, Readonly<Record<Language, () => Promise<AnyCourseTexts>>>>> = {
  nz: {
    en: async () => (await import('./texts/nz/en.ts')).texts,
    fr: async () => (await import('./texts/nz/fr.ts')).texts,
    pl: async () => (await import('./texts/nz/pl.ts')).texts,
    de: async () => (await import('./texts/nz/de.ts')).texts,
  },
  second: {
    en: async () => (await import('./texts/second/en.ts')).texts,
    fr: async () => (await import('./texts/second/fr.ts')).texts,
    pl: async () => (await import('./texts/second/pl.ts')).texts,
    de: async () => (await import('./texts/second/de.ts')).texts,
  },
};

const LABELS: Readonly<Record<Language, () => Promise<LearnLabels>>> = {
  en: async () => (await import('./texts/en.ts')).learn,
  fr: async () => (await import('./texts/fr.ts')).learn,
  pl: async () => (await import('./texts/pl.ts')).learn,
  de: async () => (await import('./texts/de.ts')).learn,
};

/** What is said in the lessons of an edition. */
export interface Said {
  readonly labels: LearnLabels;
  readonly texts: AnyCourseTexts;
}

export const courseOf = (edition: EditionId): Promise<Course> => COURSES[edition]();

export async function saidIn(edition: EditionId, language: Language): Promise<Said> {
  const [labels, texts] = await Promise.all([LABELS[language](), TEXTS[edition][language]()]);
  return typesetAll(language, { labels, texts });
}
